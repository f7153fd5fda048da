import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeRows, type Row, type Rows } from './rows.ts'
import { PREFIX, refuseSignature, SCHEME } from './signature.ts'

const PAGE = 50
const AHEAD = 20 * 60_000
const KNOWN = new Set(
  'title description startAt endAt calendarIds resourceId serviceId userId userGroupId classification origin type status subStatus guests lang agentComment allowOverlapping strategy'.split(
    ' ',
  ),
)
/** Version 1 of this deployment says `start`, `end` and `state`, and takes nothing else. */
const V1_NAMES: Readonly<Record<string, string>> = { start: 'startAt', end: 'endAt', state: 'status' }

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const calendarsOf = (row: Row): unknown[] => (Array.isArray(row.calendarIds) ? row.calendarIds : [row.calendarId])

const refuseOverlap = (rows: Row[], wanted: Row): void => {
  if (wanted.status === 'cancelled') return
  const taken = rows.find(
    (row) =>
      row.id !== wanted.id &&
      row.status !== 'cancelled' &&
      calendarsOf(row).some((id) => calendarsOf(wanted).includes(id)) &&
      String(row.startAt) < String(wanted.endAt) &&
      String(wanted.startAt) < String(row.endAt),
  )
  if (taken) throw new Refusal(409, 'Slot already taken')
}

const parseBody = (body: Buffer, version: string | undefined): Record<string, unknown> => {
  const said = JSON.parse(body.toString() || '{}') as Record<string, unknown>
  const names: Readonly<Record<string, string>> = version === 'v1' ? V1_NAMES : {}
  const isKnown = (name: string): boolean => name in names || (KNOWN.has(name) && !Object.values(names).includes(name))
  const unknown = Object.keys(said).find((name) => !isKnown(name))
  if (unknown) throw new Refusal(400, `property ${unknown} should not exist`)
  const value = Object.fromEntries(Object.entries(said).map(([name, it]) => [names[name] ?? name, it]))
  for (const name of ['startAt', 'endAt']) {
    if (typeof value[name] === 'string') value[name] = new Date(value[name]).toISOString()
  }
  return value
}

const find = (list: Row[], id: string): Row => {
  const row = list.find((it) => it.id === id)
  if (!row) throw new Refusal(404, 'Not found')
  return row
}

const asV1 = ({ startAt, endAt, status, ...row }: Row): unknown => ({
  ...row,
  start: startAt,
  end: endAt,
  state: status,
})

const instant = (text: string): string => (/^\d{4}-/.test(text) ? new Date(text).toISOString() : text)

const search = (rows: Row[], query: URLSearchParams): Row[] => {
  const from = query.get('startDate') ?? ''
  const to = query.get('endDate') ?? '9'
  const needle = query.get('search')?.toLowerCase()
  const status = query.get('status') ?? query.get('state')
  const ids = query.get('calendarIds')?.split(',') ?? query.getAll('calendarId')
  return rows
    .filter((row) => String(row.endAt) > instant(from) && String(row.startAt) < instant(to))
    .filter((row) => ids.length === 0 || calendarsOf(row).some((id) => ids.includes(String(id))))
    .filter((row) => !status || row.status === status)
    .filter((row) => !query.get('serviceId') || row.serviceId === query.get('serviceId'))
    .filter((row) => !(query.get('excludeIds') ?? '').split(',').includes(row.id))
    .filter((row) => !needle || JSON.stringify(row).toLowerCase().includes(needle))
    .sort((a, b) => String(a.startAt).localeCompare(String(b.startAt)) || a.id.localeCompare(b.id))
}

const cut = <T>(list: T[], query: URLSearchParams): T[] => {
  const limit = Math.min(Number(query.get('limit') ?? PAGE), PAGE)
  const page = Number(query.get('page') ?? 1)
  return list.slice((page - 1) * limit, page * limit)
}

const appointments = (rows: Rows, method: string, path: string[], query: URLSearchParams, body: Buffer): unknown => {
  const [version, , id, verb] = path
  const show = version === 'v1' ? asV1 : (row: Row): unknown => row
  const list = rows.appointments
  if (method === 'GET' && id === undefined) {
    if (version === 'v1' && !query.get('connection')) throw new Refusal(400, 'connection is required')
    const found = search(list, query)
    return { data: cut(found, query).map(show), meta: { total: found.length } }
  }
  if (method === 'POST' && id === undefined) {
    const row = { status: 'pending', ...parseBody(body, version), id: randomUUID() } as Row
    if (!row.startAt || !row.endAt) throw new Refusal(400, 'startAt and endAt are required')
    refuseOverlap(list, row)
    list.push(row)
    return show(row)
  }
  const row = find(list, id ?? '')
  if (method === 'GET' && verb === undefined) return show(row)
  if (method === 'PUT') {
    const next = { ...row, ...parseBody(body, version) }
    refuseOverlap(list, next)
    return show(Object.assign(row, next))
  }
  if (method === 'POST' && verb === 'cancel') {
    const { strategy: _, ...said } = parseBody(body, version)
    return show(Object.assign(row, said, { status: 'cancelled' }))
  }
  if (method === 'DELETE') {
    list.splice(list.indexOf(row), 1)
    return show(row)
  }
  throw new Refusal(404, `Cannot ${method} /api/${path.join('/')}`)
}

/** Changes a room field by field: a template that is sent takes the place of the one that was there. */
const changeRoom = (rows: Rows, publicId: string, body: Buffer): unknown => {
  const room = rows.rooms.find((it) => it.publicId === publicId)
  if (!room) throw new Refusal(404, 'Not found')
  return Object.assign(room, JSON.parse(body.toString() || '{}'))
}

const reads = (rows: Rows, path: string[], query: URLSearchParams): unknown => {
  const [, noun, id] = path
  const table: Record<string, Row[]> = {
    calendars: rows.calendars,
    services: rows.services,
    'service-types': rows.serviceTypes,
    'weekly-schedules': rows.schedules.filter(
      (it) => !query.get('calendarId') || it.calendarId === query.get('calendarId'),
    ),
    multimedia: rows.multimedia,
    presets: rows.presets,
    rooms: rows.rooms,
  }
  const list = noun === undefined ? undefined : table[noun]
  if (!list) throw new Refusal(404, `Cannot GET /api/${path.join('/')}`)
  if (noun === 'weekly-schedules' && !query.get('calendarId')) throw new Refusal(400, 'calendarId is required')
  if (noun === 'rooms' && id) return find(rows.rooms, rows.rooms.find((it) => it.publicId === id)?.id ?? '')
  if (id) return find(list, id)
  // Calendars come in one envelope, everything else as a bare array.
  return noun === 'calendars' ? { results: cut(list, query), count: list.length } : cut(list, query)
}

const answer = (rows: Rows, request: IncomingMessage, body: Buffer): unknown => {
  const url = new URL(request.url ?? '/', 'http://desk')
  const [, api, ...path] = url.pathname.split('/')
  const method = request.method ?? 'GET'
  if (api !== 'api') throw new Refusal(404, `Cannot ${method} ${url.pathname}`)
  if (path[1] === 'appointments') return appointments(rows, method, path, url.searchParams, body)
  if (method === 'GET') return reads(rows, path, url.searchParams)
  if (method === 'PUT' && path[1] === 'rooms') return changeRoom(rows, path[2] ?? '', body)
  throw new Refusal(403, 'This practice changes only appointments and rooms here')
}

/** A call that arrived and was signed as it should be. */
export interface ForeignCall {
  method: string
  path: string
  status: number
}

/** A running deployment of the interface that is not ours. */
export interface Foreign {
  url: string
  headerPrefix: string
  scheme: string
  accessKeyId: string
  secretAccessKey: string
  rows: Rows
  /** Every call so far, the oldest first; refused ones too. */
  calls: readonly ForeignCall[]
  stop(): Promise<void>
}

/** Starts the deployment on a free port of this machine; its clock runs 20 minutes ahead. */
export const startForeign = async (port = 0): Promise<Foreign> => {
  const keys = { 'acme-key-1': 'acme-secret-for-tests-only' }
  const now = (): number => Date.now() + AHEAD
  const calls: ForeignCall[] = []
  const rows = makeRows(Date.now())

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // What it allows is what the specification needs and nothing of ours.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', `authorization, content-type, ${PREFIX}date`)
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const body = await read(request)
    const send = (status: number, value: unknown): void => {
      calls.push({ method: request.method ?? '', path: request.url ?? '', status })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    try {
      const refusal = refuseSignature(request, body, keys, now())
      if (refusal) {
        send(401, {
          statusCode: 401,
          message: refusal,
          error: 'Unauthorized',
          timestamp: new Date(now()).toISOString(),
        })
        return
      }
      send(request.method === 'POST' && !request.url?.includes('/cancel') ? 201 : 200, answer(rows, request, body))
    } catch (error) {
      const status = error instanceof Refusal ? error.status : error instanceof SyntaxError ? 400 : 500
      send(status, {
        statusCode: status,
        message: error instanceof Refusal ? [error.message] : 'Error',
        error: 'Error',
      })
    }
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headerPrefix: PREFIX,
    scheme: SCHEME,
    accessKeyId: 'acme-key-1',
    secretAccessKey: keys['acme-key-1'],
    rows,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
