// Runs the benchmarks, all or those named (`npm run bench -- signing`), one after the other so that none disturbs another.
// `compare FILE` says instead what has become worse than the figures of that file; `--results FILE` names another file for those of this run.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { compareFigures, inLines } from './harness/compare.mjs'
import { LATEST, readFigures } from './harness/results.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs') && name !== 'run.mjs')
  .map((name) => basename(name, '.mjs'))
const { values, positionals } = parseArgs({ allowPositionals: true, options: { results: { type: 'string' } } })
const results = values.results === undefined ? LATEST : resolve(values.results)
if (positionals[0] === 'compare') process.exit(compare(positionals[1]))

const wanted = positionals.length > 0 ? positionals : all
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${all.join(', ')}`)
  process.exit(2)
}

process.env.BENCH_RESULTS = results
process.env.FRONTDESK_BROWSER ??= await findBrowser()
const missed = wanted.filter((name) => {
  console.log(`\n=== ${name} ===`)
  return (
    spawnSync(process.execPath, [join(folder, `${name}.mjs`)], { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0
  )
})
console.log(missed.length > 0 ? `\nOver budget or broken: ${missed.join(', ')}` : '\nAll within their budgets')
process.exitCode = missed.length > 0 ? 1 : 0

/** Prints what is worse than the figures of a file; answers the exit code. */
function compare(file) {
  const missing = [file, results].find((path) => path === undefined || !existsSync(path))
  if (file === undefined || missing !== undefined) {
    console.error(
      file === undefined
        ? 'Name the file of figures to compare with: npm run bench -- compare FILE'
        : `There is no file ${missing}. A run of the benchmarks writes one: npm run bench -- --results FILE`,
    )
    return 2
  }
  const outcome = compareFigures(readFigures(file), readFigures(results))
  console.log(inLines(outcome).join('\n'))
  return outcome.worse.length > 0 ? 1 : 0
}
