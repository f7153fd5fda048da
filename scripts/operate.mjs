// Runs one of the operator's commands (keys, dump, restore, verify), building the server first where that is due:
//   node scripts/operate.mjs keys list
import { fileURLToPath } from 'node:url'
import { build, halves, isUpToDate } from './build.mjs'

const [name, ...words] = process.argv.slice(2)
const server = halves.find((half) => half.name === 'server')
if (!isUpToDate(server)) {
  const home = process.cwd()
  // Standard output belongs to the command, whose answer another program may read.
  await build({ only: 'server', say: () => {} })
  process.chdir(home)
}

process.env.NODE_ENV ??= 'production'
const command = new URL(`../dist/server/${name}.js`, import.meta.url)
process.argv = [process.execPath, fileURLToPath(command), ...words]
await import(command.href)
