import { type S3Client, textOf } from './client.ts'
import { absent, S3Error, throwFault } from './errors.ts'
import { copySource } from './objects.ts'
import type { S3Settings } from './settings.ts'
import { elementOf, elementsOf, encoded } from './xml.ts'

/** A part that the store has. */
export interface Part {
  number: number
  /** Bytes. */
  size: number
  etag: string
  /** Epoch milliseconds. */
  changed: number
}

/** An object that arrives in parts: nothing of it can be read before it is completed. */
export interface Parts {
  /** Begins an object; tells the id of its upload. */
  begin(key: string): Promise<string>
  send(key: string, uploadId: string, number: number, bytes: Uint8Array): Promise<void>
  /** Takes a part from another object: the bytes from `start` to `end`, both included. */
  sendCopy(key: string, uploadId: string, number: number, from: string, start: number, end: number): Promise<void>
  /** The parts that are there, in their order; none where the upload is unknown. */
  list(key: string, uploadId: string): Promise<Part[]>
  /** Makes the object of these parts. */
  complete(key: string, uploadId: string, parts: readonly Part[]): Promise<void>
  /** Lets go of an upload and its parts. */
  abort(key: string, uploadId: string): Promise<void>
  /** Uploads of keys that begin so; some stores list only those of exactly this key. */
  begun(beginning: string): Promise<{ key: string; uploadId: string; begun: number }[]>
}

/** Opens the objects of a bucket that arrive in parts. */
export function openParts(client: S3Client, settings: S3Settings): Parts {
  const { prefix } = settings
  const partOf = (uploadId: string, number: number) => ({ partNumber: String(number), uploadId })

  return {
    begin: async (key) => {
      const text = await client({ what: 'begin an upload', method: 'POST', key, query: { uploads: '' } }, textOf)
      const uploadId = elementOf(text, 'UploadId')
      if (!uploadId) throw new Error('the S3 store told no id of an upload that was begun')
      return uploadId
    },

    send: async (key, uploadId, number, body) => {
      await client({ what: 'send a part', method: 'PUT', key, query: partOf(uploadId, number), body }, textOf)
    },

    sendCopy: async (key, uploadId, number, from, start, end) => {
      const headers = {
        'x-amz-copy-source': copySource(settings, from),
        'x-amz-copy-source-range': `bytes=${start}-${end}`,
      }
      const what = 'copy a part'
      const call = { what, method: 'PUT', key, query: partOf(uploadId, number), headers } as const
      await client(call, async (answer) => throwFault(await answer.text(), what))
    },

    list: async (key, uploadId) => {
      const found: Part[] = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const page: Record<string, string> = after === '' ? {} : { 'part-number-marker': after }
        const call = { what: 'list parts', method: 'GET', key, query: { uploadId, ...page } } as const
        const text: string = await client(call, textOf).catch(absent(''))
        found.push(...elementsOf(text, 'Part').map(readPart))
        after = elementOf(text, 'IsTruncated') === 'true' ? elementOf(text, 'NextPartNumberMarker') : undefined
      }
      return found
    },

    complete: async (key, uploadId, parts) => {
      const rows = parts.map(
        ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${encoded(etag)}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${rows.join('')}</CompleteMultipartUpload>`
      const what = 'complete an upload'
      const call = { what, method: 'POST', key, query: { uploadId }, body } as const
      await client(call, async (answer) => throwFault(await answer.text(), what))
    },

    abort: async (key, uploadId) => {
      await client({ what: 'abort an upload', method: 'DELETE', key, query: { uploadId } }, textOf).catch(absent(''))
    },

    begun: async (beginning) => {
      const found: { key: string; uploadId: string; begun: number }[] = []
      for (let page: Record<string, string> | undefined = {}; page !== undefined;) {
        const query = { uploads: '', prefix: prefix + beginning, ...page }
        const text = await client({ what: 'list uploads', method: 'GET', query }, textOf).catch(unsupported)
        for (const one of elementsOf(text, 'Upload')) {
          found.push({
            key: (elementOf(one, 'Key') ?? '').slice(prefix.length),
            uploadId: elementOf(one, 'UploadId') ?? '',
            begun: Date.parse(elementOf(one, 'Initiated') ?? ''),
          })
        }
        page = nextOf(text)
      }
      return found
    },
  }
}

const readPart = (xml: string): Part => ({
  number: Number(elementOf(xml, 'PartNumber')),
  size: Number(elementOf(xml, 'Size')),
  etag: elementOf(xml, 'ETag') ?? '',
  changed: Date.parse(elementOf(xml, 'LastModified') ?? ''),
})

function nextOf(text: string): Record<string, string> | undefined {
  if (elementOf(text, 'IsTruncated') !== 'true') return undefined
  return {
    'key-marker': elementOf(text, 'NextKeyMarker') ?? '',
    'upload-id-marker': elementOf(text, 'NextUploadIdMarker') ?? '',
  }
}

/** A store that cannot list uploads lets go of forgotten ones by itself, or by a rule that its operator sets. */
function unsupported(error: unknown): string {
  if (error instanceof S3Error && (error.status === 501 || error.reason === 'NotImplemented')) return ''
  throw error
}
