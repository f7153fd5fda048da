import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { isObject } from '#api/contract/json-object.ts'
import { parseJson } from '../reading/json.ts'

/** What is said beside the bytes, and heard with the answer to the last of them. */
export interface UploadTalk {
  /** Bytes of the file, and of one call. */
  size: number
  chunk: number
  /** Whether nothing can have arrived, so that nobody need ask. */
  isFresh: boolean
  /** Whether the service takes a hash with the last bytes, and answers them with the record. */
  answersRecord: boolean
  /** The hash, hexadecimal, where the service does not know it yet. */
  sha256: (() => Promise<string>) | undefined
  /** Carries the last call out as a write of this page. */
  follow: (send: () => Promise<unknown>) => Promise<unknown>
  onRecord: (row: Multimedia) => void
}

/** SHA-256 as RFC 9530 writes it. */
const reprDigest = (hex: string): string =>
  `sha-256=:${btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((it) => Number.parseInt(it, 16))))}:`

const recordIn = (answer: HttpResponse): Multimedia | undefined => {
  const body = answer.getStatus() === 200 ? parseJson(answer.getBody()) : undefined
  // One that announces that it answers with the record answers it as the contract says.
  return isObject(body) && typeof body.id === 'string' ? (body as unknown as Multimedia) : undefined
}

const nothingArrived = (size: number): HttpResponse => {
  const headers: Readonly<Record<string, string>> = { 'upload-offset': '0', 'upload-length': String(size) }
  return {
    getStatus: () => 200,
    getHeader: (name) => headers[name.toLowerCase()],
    getBody: () => '',
    getUnderlyingObject: () => null,
  }
}

/** Speaks tus through another stack: spares the question of how much is there, and says and hears more with the last bytes. */
export const talkingStack = (stack: HttpStack, talk: UploadTalk): HttpStack => {
  const { size, chunk, answersRecord, sha256, follow, onRecord } = talk
  let { isFresh } = talk

  const sendLast = async (request: HttpRequest, body: unknown): Promise<HttpResponse> => {
    if (sha256) request.setHeader('Repr-Digest', reprDigest(await sha256()))
    request.setHeader('Prefer', 'return=representation')
    let answer: HttpResponse | undefined
    await follow(async () => {
      answer = await request.send(body)
      const row = recordIn(answer)
      if (row) onRecord(row)
      return row
    })
    if (!answer) throw new Error('nothing was sent')
    return answer
  }

  const send = (request: HttpRequest, body: unknown): Promise<HttpResponse> => {
    if (request.getMethod() === 'HEAD' && isFresh) {
      isFresh = false
      return Promise.resolve(nothingArrived(size))
    }
    const isLast = request.getMethod() === 'PATCH' && Number(request.getHeader('Upload-Offset')) + chunk >= size
    return isLast && answersRecord ? sendLast(request, body) : request.send(body)
  }

  return {
    getName: () => stack.getName(),
    createRequest: (method, url) => {
      const request = stack.createRequest(method, url)
      return {
        getMethod: () => request.getMethod(),
        getURL: () => request.getURL(),
        setHeader: (name, value) => request.setHeader(name, value),
        getHeader: (name) => request.getHeader(name),
        setProgressHandler: (handler) => request.setProgressHandler(handler),
        send: (body) => send(request, body),
        abort: () => request.abort(),
        getUnderlyingObject: () => request.getUnderlyingObject(),
      }
    },
  }
}
