import { Hono } from 'hono'
import type { BatchQuestion } from '../contract/batch.ts'
import { createBatch } from './batch.ts'
import { allowReading, preflight } from './cors.ts'
import { discovery, DISCOVERY_PATH } from './discovery.ts'
import { createFeed } from './feed/feed.ts'
import type { Host } from './host.ts'
import { parseCall } from './parse.ts'
import { costOf, createRateLimiter } from './rate.ts'
import { createReads } from './reads.ts'
import { invalidState, refuse } from './refuse.ts'
import { answerBody, answerWrite, ignoredHeader, jsonResponse, type Packing } from './respond.ts'
import { requireRight } from './rights.ts'
import { type AnyRoute, type BatchRoute, type Route, routePath, routes, type StreamRoute } from './routes.ts'
import { createOpenDoor } from './open-door.ts'
import { requestHash, run } from './run.ts'
import { createVerifier } from './verify.ts'

/** Where the OpenAPI document is. */
export const OPENAPI_PATH = '/openapi.json'

/** The whole service as one function: match, verify, rights, rate, parse, run, respond. It never rejects. */
export function createHandler<Key>(host: Host<Key>): (request: Request) => Promise<Response> {
  const verify = createVerifier(host)
  const admit = createRateLimiter(host.rateLimit, () => host.now(), host.store)
  const serveRead = createReads(host)
  const origins = host.corsOrigins ?? []
  const plain: Packing = host.respond ? { respond: host.respond } : {}
  const packed: Packing = host.compress ? { ...plain, compress: host.compress } : plain

  const serve = async (route: Route, request: Request, params: Record<string, string>): Promise<Response> => {
    const { row } = route
    const { caller, body, signature, date } = await verify(request)
    requireRight(row, caller, request)
    const reads = row.method === 'GET'
    // What a call costs may stand in its body, which is not read for nothing.
    await admit(caller, reads || row.cost ? 'reads' : 'writes')
    const packing = row.secretAnswer ? plain : packed
    const { headerPrefix } = host.profile
    const parsed = parseCall(row, request, params, body, headerPrefix)
    if (reads) return serveRead(route, request, parsed, caller, packing)
    if (row.cost) await admit(caller, ...costOf(row.cost, parsed.input.body))
    const hash = parsed.idempotencyKey === undefined ? '' : await requestHash(host, request, body)
    const address = host.addressOf?.(request)
    const ran = await run(host, route, caller, parsed, { hash, address, signature, date, request })
    return answerWrite(request, ran, packing, ignoredHeader(headerPrefix, parsed.ignored))
  }

  const known = routes(host.operations)
  const feed = host.feed ?? createFeed({ store: host.store, log: host.log, now: () => host.now() })
  const answerBatch = createBatch(host, { routes: known, serveRead, feed })
  const serveBatch = async ({ row }: BatchRoute, request: Request): Promise<Response> => {
    const { caller, body } = await verify(request)
    requireRight(row, caller, request)
    await admit(caller, 'reads')
    const parsed = parseCall(row, request, {}, body, host.profile.headerPrefix)
    const { reads } = parsed.input.body as BatchQuestion
    // One of them is admitted already.
    if (reads.length > 1) await admit(caller, 'reads', reads.length - 1)
    const text = await answerBatch(request, caller, reads)
    return answerWrite(request, { status: row.status, text }, packed)
  }

  const serveStream = async ({ row }: StreamRoute, request: Request): Promise<Response> => {
    const { caller, body } = await verify(request)
    requireRight(row, caller, request)
    await admit(caller, 'reads')
    const { query } = parseCall(row, request, {}, body, host.profile.headerPrefix).input
    // What a browser that comes again says by itself; the query is signed, so it counts more.
    const cursor = query['cursor'] ?? request.headers.get('last-event-id') ?? undefined
    const { accessKeyId, organizationId } = caller
    return feed.open({ accessKeyId, organizationId, cursor: cursor as string | undefined, signal: request.signal })
  }

  const serveOpen = createOpenDoor(host)
  const serveAny = (route: AnyRoute, request: Request, params: Record<string, string>): Promise<Response> => {
    host.observe?.(request, { route: route.name })
    if ('stream' in route) return serveStream(route, request)
    if ('batch' in route) return serveBatch(route, request)
    return 'open' in route ? serveOpen(route, request, params) : serve(route, request, params)
  }

  const app = new Hono()
  for (const route of known) {
    app.on(route.row.method, routePath(route.row.path), (c) => serveAny(route, c.req.raw, c.req.param()))
  }
  app.get(DISCOVERY_PATH, () => jsonResponse(200, discovery(host)))
  let openApi: Promise<Uint8Array<ArrayBuffer>> | undefined
  app.get(OPENAPI_PATH, async (c) => {
    // Only who asks for the document loads what writes it, and it is written once.
    openApi ??= import('../contract/openapi.ts').then(({ openApiDocument }) =>
      new TextEncoder().encode(JSON.stringify(openApiDocument(host))),
    )
    return answerBody(c.req.raw, await openApi, host, { headers: { 'cache-control': 'no-cache' } })
  })
  app.notFound((c) => refuse(host, c.req.raw, invalidState(c.req.raw)))
  app.onError((thrown, c) => refuse(host, c.req.raw, thrown))

  const answer = async (request: Request): Promise<Response> => {
    const asked = preflight(request, origins, host.profile.headerPrefix)
    if (asked) return asked
    // The router would serve HEAD as GET; no row has that method.
    if (request.method === 'HEAD') return refuse(host, request, invalidState(request))
    return allowReading(request, await app.fetch(request), origins, host.profile.headerPrefix)
  }

  return (request) => answer(request).catch((thrown: unknown) => refuse(host, request, thrown))
}
