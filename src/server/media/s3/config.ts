import { type Environment, settingsOf } from '../../settings.ts'
import type { S3Settings } from './settings.ts'

const NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_PATH_STYLE', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** Reads which bucket holds the bytes of media; undefined where none is named, or something about it is wrong. */
export function readS3(environment: Environment, problems: string[]): S3Settings | undefined {
  const before = problems.length
  const { given, setting } = settingsOf(environment, problems)
  const region = setting('S3_REGION', 'us-east-1', 'the name of a region, such as eu-west-1', (text) =>
    /^[\w-]+$/.test(text) ? text : undefined,
  )
  const endpoint = setting(
    'S3_ENDPOINT',
    undefined,
    'the address of an S3-compatible store without a path, such as https://minio.example.org:9000',
    readOrigin,
  )
  const bucket = setting(
    'S3_BUCKET',
    undefined,
    'the name of a bucket, 3 to 63 lower-case letters and digits',
    (text) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
  )
  const prefix = setting('S3_PREFIX', '', 'a path of letters, digits, dots, hyphens and underscores', readPrefix)
  // What has an address of its own seldom has a name for each bucket; Amazon wants one for new buckets.
  const pathStyle = setting(
    'S3_PATH_STYLE',
    endpoint !== undefined,
    '1 or 0',
    (text) => ({ '1': true, '0': false })[text],
  )
  const [accessKeyId, secretAccessKey] = [given('S3_ACCESS_KEY_ID'), given('S3_SECRET_ACCESS_KEY')]
  if (given('S3_BUCKET') === undefined) {
    const stray = NAMES.filter((name) => given(name) !== undefined)
    if (stray.length > 0) problems.push(`S3_BUCKET must be given with ${stray.join(', ')}.`)
    return undefined
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given with S3_BUCKET.')
  }
  if (problems.length > before || bucket === undefined || !accessKeyId || !secretAccessKey) return undefined
  const address = endpoint ?? `https://s3.${region}.amazonaws.com`
  return { endpoint: address, region, bucket, prefix, accessKeyId, secretAccessKey, pathStyle }
}

function readOrigin(text: string): string | undefined {
  const plain = text.replace(/\/$/, '')
  return /^https?:/.test(plain) && URL.canParse(plain) && new URL(plain).origin === plain ? plain : undefined
}

function readPrefix(text: string): string | undefined {
  const path = text.replace(/^\/+|\/+$/g, '')
  return /^[\w.-]+(\/[\w.-]+)*$/.test(path) && !/(^|\/)\.{1,2}(\/|$)/.test(path) ? `${path}/` : undefined
}
