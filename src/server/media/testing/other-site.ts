import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What another site answers under a path. */
export type SiteAnswer = (response: ServerResponse, request: IncomingMessage) => void

/** A site of somebody else, on this machine. */
export interface OtherSite {
  /** Its network address with its port, as `FETCH_ALSO` names it. */
  at: string
  port: number
  url: string
  /** What it was asked, in order, with the headers. */
  asked: { path: string; headers: IncomingMessage['headers'] }[]
  close: () => Promise<void>
}

/** Starts a site; what it has no answer for is 404. */
export async function startOtherSite(answers: Readonly<Record<string, SiteAnswer>>): Promise<OtherSite> {
  const asked: OtherSite['asked'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const answer = answers[path.split('?')[0] ?? '']
    if (answer) return answer(response, request)
    response.writeHead(404).end('Nothing here.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const at = `127.0.0.1:${port}`
  return {
    at,
    port,
    url: `http://${at}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers bytes as what they are called. */
export const sends =
  (bytes: Uint8Array, headers: Readonly<Record<string, string>> = {}): SiteAnswer =>
  (response) =>
    void response.writeHead(200, { 'content-length': String(bytes.length), ...headers }).end(bytes)

/** Answers by a redirect to another address. */
export const leadsTo =
  (location: string): SiteAnswer =>
  (response) =>
    void response.writeHead(302, { location }).end()
