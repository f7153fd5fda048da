// Runs the benchmarks, all or those named (`npm run bench -- signing`), one after the other so that none disturbs another.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../scripts/browser.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs') && name !== 'run.mjs')
  .map((name) => basename(name, '.mjs'))
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${all.join(', ')}`)
  process.exit(2)
}

process.env.FRONTDESK_BROWSER ??= await findBrowser()
const missed = wanted.filter((name) => {
  console.log(`\n=== ${name} ===`)
  return (
    spawnSync(process.execPath, [join(folder, `${name}.mjs`)], { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0
  )
})
console.log(missed.length > 0 ? `\nOver budget or broken: ${missed.join(', ')}` : '\nAll within their budgets')
process.exitCode = missed.length > 0 ? 1 : 0
