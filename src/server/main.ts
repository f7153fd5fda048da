import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from './config.ts'
import { builtWebDir, type Frontdesk, startFrontdesk } from './frontdesk.ts'
import { createLog, type ServerLog } from './log.ts'
import { LINK_MINUTES } from './sign-in-link.ts'
import { startTrouble } from './start-trouble.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** A log that others read gets a link only as long as nobody could sign in without one. */
async function announce({ url, probes, hasAdminSignedIn, keys }: Frontdesk): Promise<void> {
  say(`Frontdesk is running at ${url}`)
  if (probes !== undefined) say(`Health and metrics are at ${probes}/healthz, /readyz and /metrics`)
  if (hasAdminSignedIn && !process.stdout.isTTY) return say('Make a sign-in link with: npm run keys -- link')
  const { link } = await keys({ do: 'link', role: 'admin', label: null })
  say(`Sign in with this link. It works once, within ${LINK_MINUTES} minutes:\n\n  ${link?.url}\n`)
  say('Make another one with: npm run keys -- link')
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
  await announce(frontdesk)
}

main().catch((error: unknown) => {
  const debugging = process.env.LOG_LEVEL === 'debug'
  for (const problem of startTrouble(error, debugging)) process.stderr.write(`${problem}\n`)
  process.exit(1)
})
