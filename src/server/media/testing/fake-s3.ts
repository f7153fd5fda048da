import { randomBytes } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { temporaryFolder } from '../../testing/server-process.ts'
import type { S3Settings } from '../s3/settings.ts'
import { type Blob, createFakeBucket, Refused } from './fake-s3-bucket.ts'
import { type FakeCall, type FakeFault, operationOf, REFUSALS } from './fake-s3-calls.ts'
import { listObjects, listParts, listUploads, readParts } from './fake-s3-lists.ts'
import { signatureFault } from './fake-s3-signature.ts'

/** The settings of a server that keeps the bytes of media there. */
export const s3Environment = (settings: S3Settings): Record<string, string> => ({
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_PREFIX: settings.prefix,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})

/**
 * A small S3 behind a real port: one bucket, path style. It verifies signatures and the hashes of bodies by itself. The
 * minimum of a part (5 MiB at S3) and the length of a page (1,000) can be made smaller, so that tests stay small.
 */
export async function startFakeS3({ minimumPart = 5 * 1024 * 1024, page = 1000, port = 0 } = {}) {
  const folder = temporaryFolder()
  const bucket = createFakeBucket(folder.path, minimumPart)
  const faults: { fault: FakeFault; meets: (call: FakeCall) => boolean; times: number }[] = []
  const calls: FakeCall[] = []
  const settings: S3Settings = {
    endpoint: '',
    region: 'here-1',
    bucket: 'media',
    prefix: 'desk/',
    accessKeyId: 'FAKEKEY',
    secretAccessKey: randomBytes(20).toString('base64'),
    pathStyle: true,
  }

  const takeFault = (call: FakeCall): FakeFault | undefined => {
    const at = faults.findIndex(({ meets }) => meets(call))
    const found = faults[at]
    if (found && --found.times === 0) faults.splice(at, 1)
    return found?.fault
  }

  const receive = async (request: IncomingMessage): Promise<Blob> => {
    const blob = await bucket.write(request)
    const declared = Number(request.headers['content-length'] ?? 0)
    const fault = blob.size !== declared ? 'IncompleteBody' : 'XAmzContentSHA256Mismatch'
    if (blob.size === declared && blob.sha256 === request.headers['x-amz-content-sha256']) return blob
    bucket.forget(blob)
    throw new Refused(400, fault)
  }

  /** The bytes of the object that a copying call names. */
  const copied = (request: IncomingMessage): Promise<Blob> => {
    const source = bucket.find(
      decodeURIComponent(String(request.headers['x-amz-copy-source'])).split('/').slice(2).join('/'),
    )
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(String(request.headers['x-amz-copy-source-range'])) ?? []
    if (end !== undefined && Number(end) >= source.size) throw new Refused(416, 'InvalidRange')
    const part = end === undefined ? {} : { start: Number(start), end: Number(end) }
    return bucket.write(createReadStream(source.file, part))
  }

  const send = async (request: IncomingMessage, response: ServerResponse, blob: Blob, isTorn: boolean) => {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const start = Number(from ?? 0)
    if (start >= blob.size && from !== undefined) throw new Refused(416, 'InvalidRange')
    if (![undefined, blob.etag].includes(request.headers['if-match'])) throw new Refused(412, 'PreconditionFailed')
    const end = Math.min(to ? Number(to) : Infinity, blob.size - 1)
    const length = blob.size === 0 ? 0 : end - start + 1
    response.writeHead(from === undefined ? 200 : 206, {
      'content-length': length,
      etag: blob.etag,
      ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${blob.size}` }),
    })
    if (request.method === 'HEAD' || length === 0) return void response.end()
    if (!isTorn) return pipeline(createReadStream(blob.file, { start, end }), response)
    const half = start + Math.floor(length / 2) - 1
    for await (const chunk of createReadStream(blob.file, { start, end: half })) response.write(chunk)
    response.write('', () => response.destroy())
  }

  const carryOut = async (
    name: string,
    key: string,
    query: URLSearchParams,
    request: IncomingMessage,
  ): Promise<string> => {
    const upload = () => bucket.findUpload(query.get('uploadId') ?? '', key)
    const number = Number(query.get('partNumber'))
    switch (name) {
      case 'PutObject':
        bucket.keep(key, await receive(request))
        return ''
      case 'CopyObject':
        return `<CopyObjectResult><ETag>${bucket.keep(key, await copied(request)).etag}</ETag></CopyObjectResult>`
      case 'DeleteObject':
        bucket.remove(key)
        return ''
      case 'CreateMultipartUpload':
        return `<InitiateMultipartUploadResult><UploadId>${bucket.begin(key).id}</UploadId></InitiateMultipartUploadResult>`
      case 'UploadPart':
      case 'UploadPartCopy':
        upload()
        bucket.setPart(upload(), number, await (name === 'UploadPart' ? receive(request) : copied(request)))
        return ''
      case 'CompleteMultipartUpload':
        await bucket.complete(upload(), readParts(readFileSync((await receive(request)).file, 'utf8')))
        return '<CompleteMultipartUploadResult/>'
      case 'AbortMultipartUpload':
        bucket.abort(upload())
        return ''
      case 'ListParts':
        return listParts(upload(), query, page)
      case 'ListMultipartUploads':
        return listUploads(bucket, query, page)
      case 'ListObjectsV2':
        return listObjects(bucket, query, page)
      default:
        throw new Refused(501, 'NotImplemented')
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://fake')
    const [, name = '', ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    const operation = operationOf(request, key, query)
    const call = { name: operation, key: key.slice(settings.prefix.length) }
    calls.push(call)
    const wrong = signatureFault(request, settings)
    if (wrong !== undefined) throw new Refused(403, wrong)
    if (name !== settings.bucket) throw new Refused(404, 'NoSuchBucket')
    const fault = takeFault(call)
    if (fault === 'cut') return void request.socket.destroy()
    const [status, reason] = (fault && REFUSALS[fault]) ?? []
    if (status !== undefined && reason !== undefined) throw new Refused(status, reason)
    if (operation === 'GetObject' || operation === 'HeadObject') {
      return send(request, response, bucket.find(key), fault === 'torn')
    }
    const text = await carryOut(operation, key, query, request)
    if (fault === 'lost') return void request.socket.destroy()
    response.writeHead(operation === 'DeleteObject' ? 204 : 200, { 'content-type': 'application/xml' }).end(text)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, reason } = error instanceof Refused ? error : new Refused(500, 'InternalError')
      if (response.headersSent || request.socket.destroyed) return void response.destroy()
      request.resume()
      response.writeHead(status).end(request.method === 'HEAD' ? '' : `<Error><Code>${reason}</Code></Error>`)
    })
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    settings,
    calls,
    /** Milliseconds by which it dates what it stores later than it does. */
    clock: bucket.clock,
    /** Keys of the objects, without the prefix, in their order. */
    keys: () => [...bucket.objects.keys()].map((key) => key.slice(settings.prefix.length)).toSorted(),
    /** Uploads that are neither complete nor let go of. */
    unfinished: () => bucket.uploads.size,
    /** The next calls that `meets` chooses meet a fault, `times` of them. */
    fault: (fault: FakeFault, meets: (call: FakeCall) => boolean, times = 1) =>
      void faults.push({ fault, meets, times }),
    /** No call meets a fault from now on. */
    recover: () => void faults.splice(0),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      folder.remove()
    },
  }
}

/** A running fake. */
export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>
