import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { DAY, HOUR, MINUTE } from '#api/time/durations.ts'
import { KEEPING, type MediaKeeping } from '#api/core/rules/kept-media.ts'
import { FEED_LIMITS, type FeedLimits } from '#api/http/feed/feed.ts'
import type { RateLimit } from '#api/http/host.ts'
import { defaultProfile, type SigningProfile } from '#api/signing/canonical.ts'
import { LEVELS, type Level } from './log.ts'
import { hostsIn } from './database/hosts.ts'
import { type FetchSettings, readFetching } from './media/fetch-settings.ts'
import { readS3 } from './media/s3/config.ts'
import { MOST_BYTES } from './media/s3/incoming.ts'
import type { S3Settings } from './media/s3/settings.ts'
import { readServerKeys, type ServerKeys } from './read-server-keys.ts'
import { type Environment, readSize, settingsOf } from './settings.ts'

/** How the server was asked to run, all of it from the environment. */
export interface Config {
  /** 0 takes a free port. */
  port: number
  host: string
  /** Where the operator's tools ask how the server is; absent means nowhere. */
  probes: { host: string; port: number } | undefined
  /** Absolute path of the folder that holds the embedded database, the server key and the uploads. */
  dataDir: string
  /** A PostgreSQL to store in; absent means the embedded one. */
  databaseUrl: string | undefined
  /** The same PostgreSQL past a pooler, where changes of other servers are heard; absent means `databaseUrl`. */
  databaseDirectUrl: string | undefined
  /** Whether `databaseUrl` is a pooler that gives each transaction another session. */
  databasePooled: boolean
  /** Processes that answer calls. */
  workers: number
  /** Milliseconds for which a server that starts waits for that PostgreSQL. */
  databaseWait: number
  /** An admin key that must exist once the server runs. */
  bootstrapKey: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The keys under which secrets are sealed; absent means the file in `dataDir`. */
  serverKeys: ServerKeys | undefined
  demoData: boolean
  corsOrigins: readonly string[]
  /** Origins from which the dashboard may load pictures and films beside its own; absent means any. */
  mediaOrigins: readonly string[] | undefined
  /** Addresses of proxies that say truly where a call came from. */
  trustedProxies: readonly string[]
  rateLimit: RateLimit | null
  feed: Pick<FeedLimits, 'streams' | 'heartbeat'>
  /** Bytes that one upload may have; null takes no uploads. */
  uploadMaxSize: number | null
  /** Null fetches no files of other sites. */
  fetching: FetchSettings | null
  /** Milliseconds for which an upload address is good, and for which an unfinished upload is kept. */
  uploadExpiry: number
  /** How long deleted and replaced files are kept, and how much files may take, where an organization says nothing. */
  keeping: MediaKeeping
  /** A bucket for the bytes of media; absent means the folder `media` of `dataDir`. */
  s3: S3Settings | undefined
  logLevel: Level
  profile: SigningProfile
}

/** Settings that are wrong, one sentence each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

const GB = 1000 ** 3

/** Reads the settings; throws a `ConfigError` that names every wrong one. Secrets are never repeated in it. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = []
  const { given, setting } = settingsOf(environment, problems)

  const port = (name: string) =>
    setting<number | undefined>(name, undefined, 'a whole number from 0 to 65535', readPort)
  const host = (name: string) =>
    setting(name, '127.0.0.1', 'the name or address of this machine to listen on', (text) =>
      /^[\w.:-]+$/.test(text) ? text : undefined,
    )
  const postgres = (name: string) =>
    setting(
      name,
      undefined,
      'the address of a PostgreSQL, such as postgres://user:password@host:5432/name, or of several hosts with commas between them',
      (text) =>
        /^postgres(ql)?:\/\/\S+$/.test(text) && hostsIn(text).every((it) => URL.canParse(it)) ? text : undefined,
      true,
    )
  const [probesHost, probesPort] = [host('PROBES_HOST'), port('PROBES_PORT')]

  const config: Config = {
    port: port('PORT') ?? 8080,
    host: host('HOST'),
    probes: probesPort === undefined ? undefined : { host: probesHost, port: probesPort },
    dataDir: resolve(given('DATA_DIR') ?? './data'),
    databaseUrl: postgres('DATABASE_URL'),
    databaseDirectUrl: postgres('DATABASE_DIRECT_URL'),
    databasePooled: setting(
      'DATABASE_POOLED',
      given('DATABASE_DIRECT_URL') !== undefined,
      '1 or 0',
      (text) => ({ '1': true, '0': false })[text],
    ),
    workers: setting('WORKERS', 1, 'a whole number from 1 to 64', (text) =>
      /^[1-9]\d?$/.test(text) && Number(text) <= 64 ? Number(text) : undefined,
    ),
    databaseWait: setting('DATABASE_WAIT', MINUTE, 'a time such as 60s or 5m, or 0s', readWait),
    bootstrapKey: bootstrapKey(given('ACCESS_KEY_ID'), given('SECRET_ACCESS_KEY'), problems),
    serverKeys: setting(
      'SERVER_KEY',
      undefined,
      '64 hexadecimal digits, as `openssl rand -hex 32` makes them, or several of these separated by commas',
      (text) => readServerKeys(text.split(',').map((it) => it.trim())),
      true,
    ),
    demoData: setting('DEMO_DATA', false, '1 or 0', (text) => ({ '1': true, '0': false })[text]),
    corsOrigins: setting(
      'CORS_ORIGINS',
      [],
      'a comma list of origins such as https://desk.example.org, or *',
      readOrigins,
    ),
    mediaOrigins: setting<readonly string[] | undefined>(
      'MEDIA_ORIGINS',
      undefined,
      '`own`, or a comma list of origins such as https://pictures.example.org',
      (text) => (text.toLowerCase() === 'own' ? [] : text.includes('*') ? undefined : readOrigins(text)),
    ),
    trustedProxies: setting('TRUSTED_PROXIES', [], 'a comma list of network addresses such as 127.0.0.1', (text) => {
      const addresses = text.split(',').map((it) => it.trim())
      return addresses.every((it) => isIP(it) !== 0) ? addresses : undefined
    }),
    rateLimit: setting<RateLimit | null>(
      'RATE_LIMIT',
      { reads: 1000, writes: 300 },
      '`off` or reads/writes a minute, such as 1000/300',
      readRate,
    ),
    feed: {
      streams: setting('FEED_STREAMS', FEED_LIMITS.streams, 'a whole number from 1 to 9999', (text) =>
        /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined,
      ),
      heartbeat: setting('FEED_HEARTBEAT', FEED_LIMITS.heartbeat, 'a time from 1s to 30s', (text) => {
        const [, seconds] = /^([1-9]\d?)s$/.exec(text.toLowerCase()) ?? []
        return seconds === undefined || Number(seconds) > 30 ? undefined : Number(seconds) * 1000
      }),
    },
    uploadMaxSize: setting<number | null>('UPLOAD_MAX_SIZE', 2 * GB, '`off` or a size such as 500MB or 2GB', readSize),
    fetching: readFetching(environment, problems),
    uploadExpiry: setting('UPLOAD_EXPIRY', DAY, 'a time such as 30m, 24h or 7d', readTime),
    keeping: {
      keptDays: setting('MEDIA_KEPT', KEEPING.keptDays, '`off` or days from 1d to 400d', readDays),
      quota: setting<number | null>('MEDIA_QUOTA', KEEPING.quota, '`off` or a size such as 50GB', readSize),
    },
    s3: readS3(environment, problems),
    logLevel: setting<Level>('LOG_LEVEL', 'info', `one of ${LEVELS.join(', ')}`, (text) =>
      LEVELS.find((level) => level === text.toLowerCase()),
    ),
    profile: {
      headerPrefix: setting(
        'HEADER_PREFIX',
        defaultProfile.headerPrefix,
        'a lower-case header prefix that ends in a hyphen, such as x-svc-site-',
        (text) => (/^[a-z][a-z0-9-]*-$/.test(text) ? text : undefined),
      ),
      scheme: setting('SCHEME', defaultProfile.scheme, 'one word of letters and digits, such as SVCSITE', (text) =>
        /^[A-Za-z][A-Za-z0-9]*$/.test(text) ? text : undefined,
      ),
    },
  }
  if (config.s3 && (config.uploadMaxSize ?? 0) > MOST_BYTES) {
    problems.push(`UPLOAD_MAX_SIZE must be ${Math.floor(MOST_BYTES / GB)}GB or less where S3_BUCKET is given.`)
  }
  if (config.workers > 1 && given('DATABASE_URL') === undefined) {
    problems.push(
      'WORKERS must be 1 with the embedded database, which belongs to one process: set DATABASE_URL to a PostgreSQL, or leave WORKERS away.',
    )
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

const readPort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined

function bootstrapKey(accessKeyId: string | undefined, secretAccessKey: string | undefined, problems: string[]) {
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    problems.push('ACCESS_KEY_ID and SECRET_ACCESS_KEY must be given together, or neither of them.')
    return undefined
  }
  if (!/^[\w.-]{3,100}$/.test(accessKeyId)) {
    problems.push('ACCESS_KEY_ID must be 3 to 100 letters, digits, dots, hyphens or underscores.')
  }
  if (secretAccessKey.length < 16) problems.push('SECRET_ACCESS_KEY must have at least 16 characters.')
  return { accessKeyId, secretAccessKey }
}

function readOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((it) => it.trim().replace(/\/$/, ''))
  return origins.every((it) => it === '*' || (URL.canParse(it) && new URL(it).origin === it)) ? origins : undefined
}

function readRate(text: string): RateLimit | null | undefined {
  if (text.toLowerCase() === 'off') return null
  const [, reads, writes] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text) ?? []
  return reads === undefined || writes === undefined ? undefined : { reads: Number(reads), writes: Number(writes) }
}

function readWait(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,4})(s|m)$/.exec(text.toLowerCase()) ?? []
  return count === undefined ? undefined : Number(count) * (unit === 's' ? 1000 : MINUTE)
}

function readDays(text: string): number | undefined {
  if (text.toLowerCase() === 'off') return 0
  const [, days] = /^([1-9]\d{0,2})d$/.exec(text.toLowerCase()) ?? []
  return days === undefined || Number(days) > 400 ? undefined : Number(days)
}

const TIMES: Record<string, number> = { m: MINUTE, h: HOUR, d: DAY }

function readTime(text: string): number | undefined {
  const [, count, unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text.toLowerCase()) ?? []
  return count === undefined ? undefined : Number(count) * (TIMES[unit] ?? 1)
}
