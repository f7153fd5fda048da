import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '#api/contract/table.ts'
import type { Vault } from '#api/core/context.ts'
import { operations } from '#api/core/operations/index.ts'
import { demoExternals } from '#api/core/seed/external-events.ts'
import type { Store } from '#api/core/store.ts'
import { createFeedAddresses, FEEDS_PATH } from '#api/http/calendar-feeds/addresses.ts'
import { createServeFeeds } from '#api/http/calendar-feeds/serve.ts'
import { createFeed } from '#api/http/feed/feed.ts'
import { createHandler, OPENAPI_PATH } from '#api/http/handler.ts'
import { DISCOVERY_PATH, EXTENSIONS } from '#api/http/discovery.ts'
import { compress } from './compress.ts'
import { type Config, ConfigError } from './config.ts'
import { type ControlCommand, type ControlOutcome, openControl } from './control.ts'
import { copyDatabase, dropLeftCopies } from './database/copy-database.ts'
import { fillWithDemo } from './demo.ts'
import { importNodeSecret, nodeDigest } from './digest.ts'
import { firstOrganization, hasAdminSignedIn } from './first-start.ts'
import { carryOut, type KeyCommand, type KeyOutcome } from './key-commands.ts'
import { keepJobsDone } from './jobs.ts'
import { callerAddress, type Handed, listen } from './listen.ts'
import type { ServerLog } from './log.ts'
import type { Database } from '#api/stores/sql/database.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { openDatabase, type Tell } from './database/open.ts'
import { observe } from './observe/call-facts.ts'
import { openWatch, type Watch } from './observe/open-watch.ts'
import { watchCalls } from './observe/watch-calls.ts'
import { MEDIA_PATH, UPLOADS_PATH } from '#api/http/media/addresses.ts'
import { addressKeys } from './media/address-keys.ts'
import { openMedia } from './media/open.ts'
import { openDepot } from './media/open-depot.ts'
import { picturesWaiting } from './media/picture.ts'
import { bucketAddress } from './media/s3/settings.ts'
import { addressOf } from './address-of.ts'
import { answerHeaders } from './page-headers.ts'
import { newId, randomText } from './random.ts'
import type { ServerKeys } from './read-server-keys.ts'
import { serverKeys } from './server-key.ts'
import { earlierFile, keepPages } from './earlier-pages.ts'
import { createStatic } from './static.ts'
import { createVault } from './vault.ts'
import { bodyAtHand, respond } from './wire.ts'

/** The name and version that the service tells of itself. */
export const NAME = 'Frontdesk'
export const VERSION = '0.1.0'

/** A server that answers. */
export interface Frontdesk {
  url: string
  port: number
  /** Where the operator's tools ask how it is; undefined where nothing was set. */
  probes: string | undefined
  /** Whether an admin's key has ever signed a call; as long as none has, whoever starts the server needs a link. */
  hasAdminSignedIn: boolean
  /** Carries out what the operator asks of the keys. */
  keys: (command: KeyCommand) => Promise<KeyOutcome>
  watch: Pick<Watch, 'trouble' | 'families'>
  /** Finishes open requests, then closes the database. */
  stop(): Promise<void>
}

/** First segments of the addresses that belong to the service, so that no page of the dashboard stands there. */
const reserved = [
  ...Object.values(contract).flatMap((rows) => Object.values(rows).map((row: { path: string }) => row.path)),
  DISCOVERY_PATH,
  OPENAPI_PATH,
  UPLOADS_PATH,
  MEDIA_PATH,
  FEEDS_PATH,
  '/x',
].map((path) => path.split('/')[1] ?? '')

/** What a server and the operator's commands stand on. */
export interface House {
  database: Database
  store: Store
  vault: Vault
  sealing: ServerKeys
}

/** Opens the folder's server key, and the database under it. */
export async function openHouse(config: Config, tell?: Tell): Promise<House> {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = (error as Error).message
    throw new ConfigError([
      `DATA_DIR ${config.dataDir} cannot be used: ${reason}. Set it to a folder into which this user may write.`,
    ])
  }
  const sealing = config.serverKeys ?? serverKeys(config.dataDir)
  const database = await openDatabase(config, tell)
  return { database, store: createSqlStore(database), vault: createVault(sealing), sealing }
}

/**
 * Puts the server together and starts it; `webDir` is the folder of the built dashboard, and `handed` brings the connections
 * where another process accepts them.
 */
export async function startFrontdesk(
  config: Config,
  log: ServerLog,
  webDir: string | undefined,
  handed?: Handed,
): Promise<Frontdesk> {
  const watch = await openWatch(config)
  const closers: (() => Promise<void>)[] = [() => watch.stop()]
  const closeAll = async (): Promise<void> => {
    watch.ends()
    for (const close of closers.toReversed()) await close()
  }
  try {
    const { database, store, vault, sealing } = await openHouse(config, (text) => log.warn(text))
    closers.push(() => store.close())
    const depot = await openDepot(config)
    const organizationId = await firstOrganization(store, vault, config.bootstrapKey)
    const isAdministered = await hasAdminSignedIn(store)
    if (config.demoData) await demo(store, organizationId, log)
    const holder = newId()
    const media = openMedia({ store, depot, serverKeys: sealing, config, log, holder, addressOf: callerAddress })
    closers.push(() => media.stop())
    const now = (): number => Date.now()
    const jobs = { store, now, holder }
    closers.push(keepJobsDone(jobs, (error) => log.error('a job failed', { cause: String(error) })))
    const feed = createFeed({ store, log, now, limits: config.feed })
    const addresses = createFeedAddresses(addressKeys(sealing))
    const serveFeeds = createServeFeeds({
      store,
      addresses,
      now,
      sha256Hex: (bytes) => nodeDigest.sha256Hex(bytes),
      log,
    })
    const handle = createHandler({
      store,
      vault,
      operations,
      digest: nodeDigest,
      importSecret: importNodeSecret,
      compress,
      bodyAtHand,
      respond,
      now,
      newId,
      randomText,
      profile: config.profile,
      rateLimit: config.rateLimit,
      externals: config.demoData ? demoExternals(Date.now) : [],
      extensions: [...EXTENSIONS, 'shared-types', ...media.extensions],
      bytes: media.bytes,
      feedPath: addresses.path,
      keeping: config.keeping,
      feed,
      addressOf: callerAddress,
      corsOrigins: config.corsOrigins,
      name: NAME,
      version: VERSION,
      log,
      observe,
    })
    const { dataDir } = config
    const page =
      webDir === undefined
        ? async () => undefined
        : createStatic(webDir, reserved, (path) => earlierFile(dataDir, path), mediaOriginsOf(config))
    // Nobody waits for it, and who has no room for it serves all the same.
    if (webDir !== undefined) {
      const keeping = keepPages(webDir, dataDir).catch((error: unknown) =>
        log.warn('pages of this version may miss code after the next one is installed', { cause: String(error) }),
      )
      closers.push(() => keeping)
    }
    const serve = async (request: Request): Promise<Response> => {
      const found = await page(request)
      if (found) return found
      const bytes = await (media.serve(request) ?? serveFeeds(request))
      if (bytes) return bytes
      const response = await handle(request)
      for (const [name, value] of Object.entries(answerHeaders)) response.headers.set(name, value)
      return response
    }
    const { host, port, trustedProxies } = config
    const listening = await listen(watchCalls(serve, log, watch.answered), host, port, { trustedProxies, handed })
    closers.push(() => listening.stop())
    // Before anything is waited for: a feed never ends by itself.
    closers.push(async () => feed.close())
    const waiting = () => ({ database: store.waiting?.() ?? 0, pictures: picturesWaiting() })
    watch.begins({ database, feeds: () => feed.streams(), waiting })
    const url = addressOf(host, listening.port)
    const keys = (command: KeyCommand): Promise<KeyOutcome> =>
      carryOut(command, store, sealing, { baseUrl: url, uploadExpiry: config.uploadExpiry })
    const perform = async (command: ControlCommand): Promise<ControlOutcome> =>
      command.do === 'copy' ? { copied: await copyDatabase(database, config.dataDir) } : keys(command)
    if (config.databaseUrl === undefined) {
      closers.push(await openControl(config.dataDir, perform))
      // Nobody waits for it; a copy that cannot be removed takes room and is in nobody's way.
      const dropping = dropLeftCopies(dataDir).catch((error: unknown) =>
        log.warn('a copy that an earlier dump left was not removed', { cause: String(error) }),
      )
      closers.push(() => dropping)
    }
    return {
      url,
      port: listening.port,
      probes: watch.url,
      hasAdminSignedIn: isAdministered,
      keys,
      watch,
      stop: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** From where pages may load media: what the settings name, and the bucket to which addresses of ours lead on. */
function mediaOriginsOf({ mediaOrigins, s3 }: Config): readonly string[] | undefined {
  return mediaOrigins && s3 ? [...mediaOrigins, new URL(bucketAddress(s3)).origin] : mediaOrigins
}

async function demo(store: Store, organizationId: string, log: ServerLog): Promise<void> {
  log.info('writing the demo data, if the organization is empty')
  const filled = await fillWithDemo(store, organizationId, Date.now())
  log.info(filled ? 'demo data written' : 'no demo data, since the organization is not empty')
}

/** The folder of the built dashboard next to the built server. */
export const builtWebDir = (moduleFolder: string): string => join(moduleFolder, '..', 'web')
