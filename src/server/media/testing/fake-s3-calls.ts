import type { IncomingMessage } from 'node:http'

/** A call as faults and tests see it. */
export interface FakeCall {
  /** The operation's name at S3, such as `UploadPart`. */
  name: string
  /** Without the prefix of the settings. */
  key: string
}

/** What a call meets instead of an answer; `lost` carries it out and then cuts the line, `torn` cuts within an object. */
export type FakeFault = 'error' | 'slow-down' | 'quota' | 'cut' | 'lost' | 'torn' | 'late-error'

/** The status and the word of faults that are refusals. */
export const REFUSALS: Partial<Record<FakeFault, [number, string]>> = {
  error: [500, 'InternalError'],
  'slow-down': [503, 'SlowDown'],
  quota: [403, 'QuotaExceeded'],
  'late-error': [200, 'InternalError'],
}

/** The name that S3 gives to what a request asks for. */
export function operationOf({ method, headers }: IncomingMessage, key: string, query: URLSearchParams): string {
  const isCopy = headers['x-amz-copy-source'] !== undefined
  const [isUpload, isUploads] = [query.has('uploadId'), query.has('uploads')]
  switch (method) {
    case 'PUT':
      return `${isUpload ? 'UploadPart' : isCopy ? 'Copy' : 'Put'}${isUpload ? (isCopy ? 'Copy' : '') : 'Object'}`
    case 'POST':
      return isUploads ? 'CreateMultipartUpload' : isUpload ? 'CompleteMultipartUpload' : 'Unknown'
    case 'DELETE':
      return isUpload ? 'AbortMultipartUpload' : 'DeleteObject'
    case 'HEAD':
      return 'HeadObject'
    case 'GET':
      if (isUpload) return 'ListParts'
      if (isUploads) return 'ListMultipartUploads'
      return key === '' ? 'ListObjectsV2' : 'GetObject'
    default:
      return 'Unknown'
  }
}
