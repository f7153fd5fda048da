// Keeps one PostgreSQL and ends it when its own input ends, which comes even if the process that asked for the cluster
// is killed outright. Started by postgres.mjs only.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const { command, args, folder, account } = JSON.parse(process.argv[2])
const log = openSync(join(folder, 'log'), 'a')
const server = spawn(command, args, { ...account, cwd: folder, stdio: ['ignore', log, log] })

let asked = false
const end = () => {
  if (asked) return
  asked = true
  server.kill('SIGINT')
  setTimeout(() => server.kill('SIGQUIT'), 5000).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
process.stdin.resume().on('end', end).on('error', end)

const leave = () => {
  // When PostgreSQL ends unasked its log is still wanted by whoever started it.
  if (asked) rmSync(folder, { recursive: true, force: true })
  process.exit(asked ? 0 : 1)
}
server.once('exit', leave)
server.once('error', leave)
