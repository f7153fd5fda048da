import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from './config.ts'
import { builtWebDir, type Frontdesk, signInLink, startFrontdesk } from './frontdesk.ts'
import { createLog, type ServerLog } from './log.ts'
import { startTrouble } from './start-trouble.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

function announce({ url, firstKey }: Frontdesk): void {
  say(`Frontdesk is running at ${url}`)
  if (firstKey) {
    say(
      `Sign in with this link, and keep it to yourself, since it carries the key:\n\n  ${signInLink(url, firstKey)}\n`,
    )
  } else {
    say('Sign in with an access key; make one with: npm run keys -- create --organization NAME --role admin')
  }
}

function stopOnSignal(frontdesk: Frontdesk, log: ServerLog): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(130)
    stopping = true
    log.info('stopping', { signal })
    frontdesk.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('could not stop in order', { cause: String(error) })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function main(): Promise<void> {
  const config: Config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const webDir = builtWebDir(fileURLToPath(new URL('.', import.meta.url)))
  const frontdesk = await startFrontdesk(config, log, existsSync(webDir) ? webDir : undefined)
  stopOnSignal(frontdesk, log)
  announce(frontdesk)
}

main().catch((error: unknown) => {
  const debugging = process.env.LOG_LEVEL === 'debug'
  for (const problem of startTrouble(error, debugging)) process.stderr.write(`${problem}\n`)
  process.exit(1)
})
