import type { Fetching, MediaBytes, MediumRef } from '#api/core/context.ts'
import { MAX_PIXELS } from '#api/core/rules/file-structure.ts'
import { SENDABLE } from '#api/core/rules/upload.ts'
import type { Store } from '#api/core/store.ts'
import { allowSending } from '#api/http/cors.ts'
import { createMediaAddresses, keptAddressEnds, MEDIA_PATH, UPLOADS_PATH } from '#api/http/media/addresses.ts'
import { isOf } from '#api/http/media/depot.ts'
import { createFetching, type FetchingDeps } from '#api/http/media/fetch-file.ts'
import { createFinish } from '#api/http/media/finish.ts'
import { createTus } from '#api/http/media/tus.ts'
import type { Host } from '#api/http/host.ts'
import { pathOfUrl } from '#api/http/path-of-url.ts'
import type { Config } from '../config.ts'
import type { ServerLog } from '../log.ts'
import { newId } from '../random.ts'
import type { ServerKeys } from '../read-server-keys.ts'
import { addressKeys } from './address-keys.ts'
import type { Depot } from './depot.ts'
import type { FetchSettings } from './fetch-settings.ts'
import { inspect, type Inspected } from './inspect.ts'
import { createOpenRemote, isPortOpen, type Reach } from './open-remote.ts'
import { FIRST_THUMBNAIL } from './picture.ts'
import { createServe, thumbnailName } from './serve.ts'
import { keepSwept } from './sweep.ts'

/** What of media this host offers beside the interface's own (section 8). */
const SERVED = ['media', 'originals', 'renditions', 'colors']

/** The bytes of media on this server. */
export interface Media {
  /** What the handler is told of them. */
  bytes: MediaBytes
  /** Their extensions of interface section 8. */
  extensions: readonly string[]
  /** Answers what is addressed to bytes; undefined for everything else. */
  serve(request: Request): Promise<Response> | undefined
  stop(): Promise<void>
}

/** What media need of the server. */
export interface MediaDeps {
  store: Store
  serverKeys: ServerKeys
  config: Pick<Config, 'uploadMaxSize' | 'uploadExpiry' | 'corsOrigins' | 'keeping' | 'fetching'>
  log: ServerLog
  now?: () => number
  /** Where the bytes are. */
  depot: Depot
  /** Names this process to others over the same database. */
  holder: string
  /** See `Host`. */
  addressOf?: Host<unknown>['addressOf']
  /** Finds the network addresses of sites; by the system where absent. */
  resolve?: Reach['resolve']
}

/** Nothing is fetched that could not be uploaded. */
const within = (settings: FetchSettings, most: number | null): FetchSettings => ({
  ...settings,
  maxSize: Math.min(settings.maxSize, most ?? 0),
})

type Looking = Pick<FetchingDeps<Inspected>, 'inspect' | 'onKept'>

function fetchingOf(depot: Depot, settings: FetchSettings, looking: Looking, resolve: Reach['resolve']): Fetching {
  const { also, ...limits } = settings
  const open = createOpenRemote({ also, ...(resolve && { resolve }) })
  return createFetching({ depot, ...looking, open, isPortOpen: isPortOpen({ also }), limits })
}

/** Opens what receives and serves the bytes of media. */
export function openMedia({
  store,
  serverKeys,
  config,
  log,
  now = Date.now,
  depot,
  holder,
  addressOf,
  resolve,
}: MediaDeps): Media {
  const addresses = createMediaAddresses(addressKeys(serverKeys))
  const { uploadMaxSize, uploadExpiry: expiry, corsOrigins, keeping } = config
  const deps = { store, depot, addresses, corsOrigins, log, now, newId, keeping, addressOf }
  const looking = {
    inspect: (medium: MediumRef) => inspect(depot, medium),
    onKept: async (medium: MediumRef, name: string, { small }: Inspected) => {
      if (small) await depot.write(medium, thumbnailName(name, FIRST_THUMBNAIL), small)
    },
  }
  const finish = createFinish({ ...deps, ...looking })
  const receive = uploadMaxSize === null ? undefined : createTus({ ...deps, finish, maxSize: uploadMaxSize })
  const fetching =
    receive && config.fetching ? fetchingOf(depot, within(config.fetching, uploadMaxSize), looking, resolve) : undefined
  const show = createServe(deps)
  const isUnder = (path: string, request: Request): boolean => pathOfUrl(request.url).startsWith(`${path}/`)
  return {
    bytes: {
      limits: uploadMaxSize === null ? null : { maxSize: uploadMaxSize, formats: SENDABLE, maxPixels: MAX_PIXELS },
      fetching,
      uploadUrl: (medium, accessKeyId) => addresses.uploadPath(medium, now() + expiry, accessKeyId),
      readUrl: addresses.readPath,
      keptUrl: (medium, name, generation) => addresses.keptPath(medium, name, generation, keptAddressEnds(now())),
      abandon: (medium) => depot.abandon(medium),
      release: (medium, names) => depot.clear(medium, isOf(names)),
      discard: async (medium) => {
        await depot.abandon(medium)
        await depot.clear(medium)
      },
    },
    extensions: [...(receive ? ['uploads'] : []), ...(fetching ? ['media-import'] : []), ...SERVED],
    serve(request) {
      if (receive && isUnder(UPLOADS_PATH, request)) {
        return receive(request).then((response) => allowSending(request, response, corsOrigins))
      }
      return isUnder(MEDIA_PATH, request) ? show(request) : undefined
    },
    stop: keepSwept({ store, depot, now, expiry }, holder, (error) =>
      log.error('could not clean up media', { cause: String(error) }),
    ),
  }
}
