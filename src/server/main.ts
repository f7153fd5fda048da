import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from './config.ts'
import { builtWebDir, type Frontdesk, startFrontdesk } from './frontdesk.ts'
import { createLog, type ServerLog } from './log.ts'
import { LINK_MINUTES } from './sign-in-link.ts'
import { startTrouble } from './start-trouble.ts'
import { isLead, leadWorkers, StartEnded } from './workers/lead.ts'
import { followLead, logOfWorker } from './workers/work.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** A log that others read gets a link only as long as nobody could sign in without one. */
async function announce({ url, hasAdminSignedIn, keys }: Frontdesk, probes: string | undefined): Promise<void> {
  say(`Frontdesk is running at ${url}`)
  if (probes !== undefined) say(`Health and metrics are at ${probes}/healthz, /readyz and /metrics`)
  if (hasAdminSignedIn && !process.stdout.isTTY) return say('Make a sign-in link with: npm run keys -- link')
  const { link } = await keys({ do: 'link', role: 'admin', label: null })
  say(`Sign in with this link. It works once, within ${LINK_MINUTES} minutes:\n\n  ${link?.url}\n`)
  say('Make another one with: npm run keys -- link')
}

/** Ends with 0 where all is stopped in order; the second signal ends everything at once. */
function stopOnSignal(stopAll: () => Promise<boolean>, log: ServerLog, kill = (): void => {}): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) {
      kill()
      process.exit(130)
    }
    stopping = true
    log.info('stopping', { signal })
    stopAll().then(
      (isInOrder) => process.exit(isInOrder ? 0 : 1),
      (error: unknown) => {
        log.error('could not stop in order', { cause: String(error) })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const builtDashboard = (): string | undefined => {
  const webDir = builtWebDir(fileURLToPath(new URL('.', import.meta.url)))
  return existsSync(webDir) ? webDir : undefined
}

async function alone(config: Config, log: ServerLog): Promise<void> {
  const frontdesk = await startFrontdesk(config, log, builtDashboard())
  stopOnSignal(() => frontdesk.stop().then(() => true), log)
  await announce(frontdesk, frontdesk.probes)
}

async function asWorker(config: Config, log: ServerLog): Promise<void> {
  const lead = followLead(log)
  const frontdesk = await startFrontdesk({ ...config, probes: undefined }, log, builtDashboard(), lead.handed)
  const { watch } = frontdesk
  lead.serve({
    look: async () => {
      const trouble = await watch.trouble()
      return { families: watch.families(), ...(trouble !== undefined && { trouble }) }
    },
    announce: (probes) => announce(frontdesk, probes),
    stop: () => frontdesk.stop(),
  })
}

async function main(): Promise<void> {
  const config: Config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (config.workers === 1) return alone(config, log)
  if (!isLead(config)) return asWorker(config, logOfWorker(log))
  const led = await leadWorkers(config, log)
  stopOnSignal(
    () => led.stop(),
    log,
    () => led.kill(),
  )
}

main().catch((error: unknown) => {
  if (error instanceof StartEnded) process.exit(1)
  const debugging = process.env.LOG_LEVEL === 'debug'
  for (const problem of startTrouble(error, debugging)) process.stderr.write(`${problem}\n`)
  process.exit(1)
})
