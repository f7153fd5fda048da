import type { FakeBucket, FakeUpload } from './fake-s3-bucket.ts'

const cut = <T>(all: readonly T[], page: number): { shown: readonly T[]; last: T | undefined; more: string } => {
  const shown = all.slice(0, page)
  return { shown, last: shown.at(-1), more: `<IsTruncated>${all.length > page}</IsTruncated>` }
}

/** ListParts, a page at a time. */
export function listParts(upload: FakeUpload, query: URLSearchParams, page: number): string {
  const after = Number(query.get('part-number-marker') ?? 0)
  const numbers = [...upload.parts].toSorted(([a], [b]) => a - b).filter(([number]) => number > after)
  const { shown, last, more } = cut(numbers, page)
  const rows = shown.map(
    ([number, { size, etag, changed }]) =>
      `<Part><PartNumber>${number}</PartNumber><LastModified>${changed.toISOString()}</LastModified>` +
      `<ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${size}</Size></Part>`,
  )
  const next = `<NextPartNumberMarker>${last?.[0] ?? 0}</NextPartNumberMarker>`
  return `<ListPartsResult>${more}${next}${rows.join('')}</ListPartsResult>`
}

/** ListObjectsV2, a page at a time. */
export function listObjects({ objects }: FakeBucket, query: URLSearchParams, page: number): string {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString('utf8')
  const found = [...objects].filter(([key]) => key.startsWith(prefix) && key > after)
  const { shown, last, more } = cut(
    found.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    page,
  )
  const rows = shown.map(
    ([key, { size, changed }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changed.toISOString()}</LastModified><Size>${size}</Size></Contents>`,
  )
  const token = Buffer.from(last?.[0] ?? '').toString('base64')
  const next = `<NextContinuationToken>${token}</NextContinuationToken>`
  return `<?xml version="1.0"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${more}${next}${rows.join('')}</ListBucketResult>`
}

/** ListMultipartUploads, a page at a time. */
export function listUploads({ uploads }: FakeBucket, query: URLSearchParams, page: number): string {
  const prefix = query.get('prefix') ?? ''
  const place = (upload: FakeUpload): string => `${upload.key}\n${upload.id}`
  const after = `${query.get('key-marker') ?? ''}\n${query.get('upload-id-marker') ?? ''}`
  const found = [...uploads.values()].filter((one) => one.key.startsWith(prefix) && place(one) > after)
  const { shown, last, more } = cut(
    found.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)),
    page,
  )
  const rows = shown.map(
    ({ key, id, begun }) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
  )
  const next = `<NextKeyMarker>${last?.key ?? ''}</NextKeyMarker><NextUploadIdMarker>${last?.id ?? ''}</NextUploadIdMarker>`
  return `<ListMultipartUploadsResult>${more}${next}${rows.join('')}</ListMultipartUploadsResult>`
}

/** The parts that CompleteMultipartUpload names. */
export const readParts = (xml: string): { number: number; etag: string }[] =>
  [...xml.matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag><\/Part>/g)].map(
    ([, number, etag = '']) => ({ number: Number(number), etag: etag.replaceAll('&quot;', '"') }),
  )
