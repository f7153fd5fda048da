import { AwsV4Signer } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { refusal, S3Error } from './errors.ts'
import { bucketAddress, type S3Settings } from './settings.ts'

/** One call to the store. */
export interface S3Call {
  /** What it does, for messages: "read an object". */
  what: string
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Without the prefix; the bucket itself by default. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array | string
}

/** Calls the store until it answers; whatever `read` throws as passing is asked again as well. */
export type S3Client = <T>(call: S3Call, read: (answer: Response) => Promise<T>) => Promise<T>

/** Milliseconds before each further attempt. */
export const PAUSES: readonly number[] = [200, 700, 2000]

/** Whether another attempt may go well: the store is busy, or the line broke. */
export const isPassing = (error: unknown): boolean =>
  error instanceof S3Error ? error.isPassing : error instanceof TypeError

/** Waits the pause before a further attempt, a little shorter or longer, so that many do not come back at once. */
export const waitBefore = (attempt: number, pauses: readonly number[]): Promise<void> =>
  pause((pauses[attempt] ?? 0) * (0.75 + Math.random() / 2))

/** Reads an answer's text, for calls that say nothing but that they went well. */
export const textOf = (answer: Response): Promise<string> => answer.text()

/** Signs calls to one bucket (SigV4 with the hash of the body, so that the store refuses what was damaged on its way). */
export function createS3Client(settings: S3Settings, pauses: readonly number[] = PAUSES): S3Client {
  const { accessKeyId, secretAccessKey, region, prefix } = settings
  const address = bucketAddress(settings)
  // The keys that signatures are made with, one for each day.
  const cache = new Map<string, ArrayBuffer>()

  const sendOnce = async ({ what, method, key, query = {}, headers, body }: S3Call, hash: string) => {
    const url = new URL(key === undefined ? `${address}/` : `${address}/${prefix}${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region,
      cache,
    }).sign()
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    const answer = await fetch(url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      ...(bytes === undefined ? {} : { body: bytes as Uint8Array<ArrayBuffer> }),
    })
    if (!answer.ok) throw await refusal(answer, what)
    return answer
  }

  return async (call, read) => {
    const hash = createHash('sha256')
      .update(call.body ?? '')
      .digest('hex')
    for (let attempt = 0; ; attempt++) {
      try {
        return await read(await sendOnce(call, hash))
      } catch (error) {
        if (attempt === pauses.length || !isPassing(error)) throw error
        await waitBefore(attempt, pauses)
      }
    }
  }
}
