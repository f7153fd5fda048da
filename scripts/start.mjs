// Builds what is out of date, then becomes the server: one process, so that signals and the exit code are the server's.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { halves, isUpToDate } from './build.mjs'

if (!halves.every(isUpToDate)) {
  console.log('Building Frontdesk, which takes a minute the first time …')
  // In a process of its own, so that the bundler's memory is not the server's.
  const { status, signal } = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1))
}

process.env.NODE_ENV ??= 'production'
const main = new URL('../dist/server/main.js', import.meta.url)
process.argv[1] = fileURLToPath(main)
await import(main.href)
