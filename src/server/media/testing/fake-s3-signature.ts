import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may use the fake, and where it says that it is. */
export interface FakeAccount {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
/** As signatures write a name or a value: all but letters, digits and `-._~` in hexadecimal. */
const written = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const FIFTEEN_MINUTES = 15 * 60_000
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** What is wrong with the signature of a request, as the store's word for it; written from AWS's description, not from the client. */
export function signatureFault(request: IncomingMessage, account: FakeAccount, now = Date.now()): string | undefined {
  const [, id, day = '', region = '', names = '', signature = ''] = FORM.exec(request.headers.authorization ?? '') ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== account.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== account.region) return 'AuthorizationHeaderMalformed'
  const date = String(request.headers['x-amz-date'])
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(at - now) < FIFTEEN_MINUTES) || !date.startsWith(day)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  // Whoever leaves one of these out could have it changed on its way.
  const must = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))]
  if (must.some((name) => !signed.includes(name))) return 'AccessDenied'
  const url = new URL(request.url ?? '/', 'http://fake')
  const query = [...url.searchParams].map(([name, value]) => `${written(name)}=${written(value)}`)
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => written(decodeURIComponent(part)))
      .join('/'),
    query.toSorted().join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${account.secretAccessKey}`)
  const right = hmac(key, ['AWS4-HMAC-SHA256', date, scope, hash].join('\n'))
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
