import type { ByteRange } from '../depot.ts'
import { isPassing, type S3Client, textOf, waitBefore } from './client.ts'
import { absent, throwFault } from './errors.ts'
import type { S3Settings } from './settings.ts'
import { elementOf, elementsOf } from './xml.ts'

/** An object as a listing tells of it. */
export interface S3Object {
  key: string
  /** Bytes. */
  size: number
  /** Epoch milliseconds. */
  changed: number
}

/** The whole objects of a bucket; keys are without the prefix. */
export interface Objects {
  /** Puts an object, at once or not at all. */
  put(key: string, bytes: Uint8Array | string): Promise<void>
  /** Bytes of an object; undefined where there is none. */
  sizeOf(key: string): Promise<number | undefined>
  /** The bytes of an object; a line that breaks is taken up where it broke. */
  read(key: string, range?: ByteRange): AsyncGenerator<Uint8Array, void, void>
  /** Removes an object, also one that is not there. */
  remove(key: string): Promise<void>
  /** Objects whose keys begin so, in the order of their keys. */
  list(beginning: string): AsyncGenerator<S3Object, void, void>
  /** Copies an object within the store, 5 GiB at most (S3's rule). */
  copy(from: string, to: string): Promise<void>
}

/** How S3 is told of an object that is copied. */
export const copySource = ({ bucket, prefix }: S3Settings, key: string): string => `/${bucket}/${prefix}${key}`

/** Opens the whole objects of a bucket. */
export function openObjects(client: S3Client, settings: S3Settings, pauses: readonly number[]): Objects {
  const { prefix } = settings

  const openBody = (key: string, start: number, end: number | undefined, etag: string | null) => {
    const range = start > 0 || end !== undefined ? { range: `bytes=${start}-${end ?? ''}` } : {}
    // What goes on with a broken line must be of the same bytes.
    const match = etag === null ? {} : { 'if-match': etag }
    const call = { what: 'read an object', method: 'GET', key, headers: { ...range, ...match } } as const
    return client(call, async (answer) => ({
      etag: answer.headers.get('etag'),
      reader: answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined,
    }))
  }

  return {
    put: async (key, body) => {
      await client({ what: 'put an object', method: 'PUT', key, body }, textOf)
    },

    sizeOf: (key) =>
      client({ what: 'find an object', method: 'HEAD', key }, async (answer) =>
        Number(answer.headers.get('content-length')),
      ).catch(absent(undefined)),

    async *read(key, { start, end } = { start: 0 }) {
      let at = start
      let { reader, etag } = await openBody(key, at, end, null)
      let failures = 0
      try {
        while (reader) {
          const next = await reader.read().catch((error: unknown) => {
            if (failures === pauses.length || !isPassing(error)) throw error
          })
          if (next === undefined) {
            await waitBefore(failures++, pauses)
            ;({ reader } = await openBody(key, at, end, etag))
          } else if (next.done) {
            reader = undefined
          } else {
            failures = 0
            at += next.value.length
            yield next.value
          }
        }
      } finally {
        await reader?.cancel().catch(() => undefined)
      }
    },

    remove: async (key) => {
      await client({ what: 'remove an object', method: 'DELETE', key }, textOf).catch(absent(''))
    },

    async *list(beginning) {
      for (let token: string | undefined = ''; token !== undefined;) {
        const page: Record<string, string> = token === '' ? {} : { 'continuation-token': token }
        const query = { 'list-type': '2', prefix: prefix + beginning, ...page }
        const text = await client({ what: 'list objects', method: 'GET', query }, textOf)
        for (const one of elementsOf(text, 'Contents')) yield objectOf(one, prefix)
        token = elementOf(text, 'IsTruncated') === 'true' ? elementOf(text, 'NextContinuationToken') : undefined
      }
    },

    copy: async (from, key) => {
      const headers = { 'x-amz-copy-source': copySource(settings, from) }
      const what = 'copy an object'
      await client({ what, method: 'PUT', key, headers }, async (answer) => throwFault(await answer.text(), what))
    },
  }
}

const objectOf = (xml: string, prefix: string): S3Object => ({
  key: (elementOf(xml, 'Key') ?? '').slice(prefix.length),
  size: Number(elementOf(xml, 'Size')),
  changed: Date.parse(elementOf(xml, 'LastModified') ?? ''),
})
