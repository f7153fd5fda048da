import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import type { Depot } from './depot.ts'
import { createDiskDepot } from './disk-depot.ts'
import { S3Error } from './s3/errors.ts'
import { createS3Depot } from './s3/s3-depot.ts'
import type { S3Settings } from './s3/settings.ts'

/** Opens where the bytes of media are; throws a `ConfigError` where that is a bucket which cannot be reached. */
export async function openDepot({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Depot> {
  if (s3 === undefined) return createDiskDepot(join(dataDir, 'media'))
  const depot = createS3Depot(s3)
  try {
    // Listing what no medium has needs the address, the bucket, the keys and the right to list.
    await depot.clear({ organizationId: 'none', id: 'none' })
  } catch (error) {
    throw new ConfigError([`The bucket ${s3.bucket} at ${s3.endpoint} cannot be used: ${reasonOf(error, s3)}.`])
  }
  return depot
}

function reasonOf(error: unknown, { region, pathStyle }: S3Settings): string {
  if (!(error instanceof S3Error)) return `nothing answers there (${causeOf(error)}); look at S3_ENDPOINT`
  switch (error.reason) {
    case 'NoSuchBucket':
      return 'there is no such bucket; look at S3_BUCKET'
    case 'InvalidAccessKeyId':
      return 'the store does not know S3_ACCESS_KEY_ID'
    case 'SignatureDoesNotMatch':
      return 'the store does not accept the signature; look at S3_SECRET_ACCESS_KEY'
    case 'RequestTimeTooSkewed':
      return "this machine's clock is wrong"
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
      return `it is not in the region ${region}; look at S3_REGION and S3_ENDPOINT`
    case 'AccessDenied':
      return 'S3_ACCESS_KEY_ID may not list what is in it'
    default:
      return `${error.message}; look at S3_ENDPOINT, and whether S3_PATH_STYLE must be ${pathStyle ? 0 : 1}`
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, message } = cause as NodeJS.ErrnoException
  return code ?? message
}
