// Ends a pair of databases when its own input ends, which comes even if the process that asked for the pair is killed
// outright. Started by patroni.mjs only.
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { endAll } from './patroni-processes.mjs'

const folder = process.argv[2]
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {})
const end = async () => {
  // What was about to be started when the first round came is met by the next one.
  for (let round = 0; round < 3; round++) {
    endAll(folder)
    await pause(200)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  process.exit(0)
}
process.stdin
  .resume()
  .on('end', () => void end())
  .on('error', () => void end())
