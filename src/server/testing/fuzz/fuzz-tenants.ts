import type { Role, Row } from '#api/contract/operation.ts'
import { openApiDocument } from '#api/contract/openapi.ts'
import { contract } from '#api/contract/table.ts'
import { rightsOf } from '#api/core/rules/rights.ts'
import { type Random, randomFrom } from '#api/core/seed/random.ts'
import { type Answer, call, type Key, type Service } from '#api/http/testing/caller.ts'
import { STORED_UUID } from '#api/values/uuid.ts'

const TENANTS = ['North', 'South'] as const
const ROLES = ['viewer', 'staff', 'admin'] as const
/** What each text of a tenant's records has in it, and no text of the other. */
const MARKS = { North: 'north-secret', South: 'south-secret' } as const
type Tenant = (typeof TENANTS)[number]

/** How often an operation was called, and how often it was carried out. */
export interface Coverage {
  calls: number
  accepted: number
  /** What the last refusal said. */
  why?: string
}

/** What a fuzz found, one sentence each, and what it went through. */
export interface Fuzzed {
  findings: string[]
  coverage: Map<string, Coverage>
}

interface Named {
  name: string
  row: Row
  example: unknown
}

const document = openApiDocument({
  name: 'Frontdesk',
  version: '1.0.0',
  profile: { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' },
}) as unknown as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>
}

/** Every operation that is signed and answers with JSON, with an example of its body. */
const operations: readonly Named[] = Object.entries(contract).flatMap(([group, rows]) =>
  Object.entries(rows as Record<string, Row>)
    .filter(([, { path }]) => path !== '/x/changes' && !path.startsWith('/x/sign-in'))
    .map(([name, row]) => ({
      name: `${group}.${name}`,
      row,
      example: document.paths[row.path]?.[row.method.toLowerCase()]?.requestBody?.content['application/json']?.example,
    })),
)

interface World {
  service: Service
  random: Random
  keys: Map<string, Key>
  /** What each tenant made, by resource. */
  ids: Record<Tenant, Map<string, string[]>>
  organizations: Record<Tenant, string>
  own: number
  /** The calendar that a record is of. */
  calendarOf: Map<string, string>
}

/** Which calls are wanted, where not all are as likely as each other. */
export interface FuzzWish {
  isMeant?: (row: Row) => boolean
  /** The part of ids that are the caller's own. */
  own?: number
  /** A key of any of these signs. */
  roles?: readonly [Role, ...Role[]]
  /** The part of deletions that are made. */
  removals?: number
  /** Done after each call. */
  between?: () => Promise<void>
}

const ODD = [
  null,
  '',
  0,
  -1,
  1e9,
  true,
  [],
  {},
  'x'.repeat(300),
  '__proto__',
  "'; drop table rooms --",
  '\u0000',
  '2027-13-45',
]

const anyOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[random.whole(0, items.length - 1)]

/** What a field of a body names. */
const NAMED: Record<string, string> = {
  calendarId: 'calendars',
  calendarIds: 'calendars',
  resourceId: 'calendars',
  serviceId: 'services',
  serviceIds: 'services',
  typeId: 'serviceTypes',
  presetId: 'presets',
  personId: 'people',
  assets: 'multimedia',
}

/** Mostly a record of the caller's, often one of the other tenant's, at times nothing that exists, or no id at all. */
function anyId({ random, ids, own: part }: World, tenant: Tenant, resource: string | undefined): string {
  const chosen = random.next()
  if (chosen < 0.05) return random.id(Date.now())
  if (chosen < 0.08) return JSON.stringify(anyOf(random, ODD))
  const owner = random.chance(part) ? tenant : tenant === 'North' ? 'South' : 'North'
  const own = ids[owner]
  const resources = [...own.keys()]
  return anyOf(random, own.get(resource ?? anyOf(random, resources) ?? '') ?? []) ?? random.id(Date.now())
}

/** The example with ids of anybody, the caller's mark in its texts, and now and then a value that has no business there. */
function bodyOf(world: World, tenant: Tenant, example: unknown, at = '', start = anyStart(world)): unknown {
  const { random } = world
  if (random.chance(0.004)) return anyOf(random, ODD)
  if (Array.isArray(example)) return example.map((item) => bodyOf(world, tenant, item, at, start))
  if (typeof example === 'object' && example !== null) {
    const fields = Object.entries(example).filter(() => !random.chance(0.05))
    return Object.fromEntries(fields.map(([name, value]) => [name, bodyOf(world, tenant, value, name, start)]))
  }
  if (typeof example !== 'string') return example
  if (STORED_UUID.test(example))
    return random.chance(0.3) && !at.endsWith('Ids') && at !== 'calendarId' ? null : anyId(world, tenant, NAMED[at])
  // Times of bookings, so that not all of them collide.
  if (/^\d{4}-\d\d-\d\dT/.test(example)) {
    return new Date(start + (at.startsWith('end') ? 1_800_000 : 0)).toISOString()
  }
  return /^(name|title|reason|label|description|comment|notes)$/.test(at)
    ? `${example} ${MARKS[tenant]} ${random.whole(0, 1e6)}`
    : example
}

/** When something begins that the body is about. */
const anyStart = ({ random }: World): number => Date.UTC(2027, 0, 1 + random.whole(0, 300), random.whole(6, 20))

function queryOf(world: World, tenant: Tenant): Record<string, string> {
  const { random } = world
  const calendarId = anyId(world, tenant, 'calendars')
  const some: Record<string, string>[] = [
    {},
    {},
    { limit: String(random.pick([1, 5, 1000, 10_000, -1])) },
    { page: '2' },
    { search: random.pick([MARKS.North, MARKS.South, 'a', '%', '_', "'"]) },
    { calendarId },
    { calendarId },
    { serviceId: anyId(world, tenant, 'services') },
    { organizationId: world.organizations[random.pick(TENANTS)] },
    { expand: 'services' },
    { connection: 'svc' },
    { connection: 'svc', calendarIds: calendarId },
    { from: '2027-01-01', until: '2027-02-01', by: 'week' },
    { from: '2027-01-01', until: '2027-01-20', calendarIds: calendarId },
  ]
  return anyOf(random, some) ?? {}
}

/** Ids of a resource that are asked for. */
const MOST_KNOWN = 60

const shown = (answer: Answer): string => JSON.stringify(answer.body ?? null)

/** Ids of what a tenant made, so that both of them ask for it. */
function learn({ ids, random, calendarOf }: World, tenant: Tenant, resource: string, answer: Answer): void {
  const items: unknown = answer.body?.items ?? answer.body
  const found: unknown[] = (Array.isArray(items) ? items.slice(0, 20) : [answer.body]).map(
    (item: Record<string, unknown> | null) => item?.['publicId'] ?? item?.['id'] ?? item?.['accessKeyId'],
  )
  for (const item of Array.isArray(items) ? items.slice(0, 20) : [items]) {
    const { id, calendarId } = (item ?? {}) as { id?: unknown; calendarId?: unknown }
    if (typeof id === 'string' && typeof calendarId === 'string') calendarOf.set(id, calendarId)
  }
  for (const id of found) if (typeof id === 'string') know({ ids, random }, tenant, resource, id)
}

function know({ ids, random }: Pick<World, 'ids' | 'random'>, tenant: Tenant, resource: string, found: string): void {
  const known = ids[tenant].get(resource) ?? []
  ids[tenant].set(resource, known)
  if (known.includes(found)) return
  if (known.length < MOST_KNOWN) known.push(found)
  else known[random.whole(0, MOST_KNOWN - 1)] = found
}

/** What others share, which an admin decides, is offered to admins; what they accept is a row of their own, with the words of others. */
const mayShowOthers = (name: string): boolean =>
  name.startsWith('sharedTypes.') ||
  name.startsWith('serviceTypes.') ||
  name === 'services.get' ||
  name === 'services.list'

/**
 * Makes so many calls with every key of two tenants, and looks for what none of them may see, do or cause. A wish makes more
 * of them calls that are carried out.
 */
export async function fuzzTenants(
  service: Service,
  calls: number,
  seed: string,
  { isMeant = () => true, own = 0.75, roles = ROLES, removals = 1, between }: FuzzWish = {},
): Promise<Fuzzed> {
  const meant = operations.filter(({ row }) => isMeant(row))
  const random = randomFrom(seed)
  const keys = new Map<string, Key>()
  const ids = { North: new Map<string, string[]>(), South: new Map<string, string[]>() }
  const organizations = { North: '', South: '' }
  const world: World = { service, random, keys, ids, organizations, own, calendarOf: new Map() }
  for (const tenant of TENANTS) {
    for (const role of ROLES) keys.set(`${tenant} ${role}`, await service.key(tenant, role))
    organizations[tenant] = keys.get(`${tenant} admin`)?.organizationId ?? ''
  }
  const findings: string[] = []
  const coverage = new Map<string, Coverage>(meant.map(({ name }) => [name, { calls: 0, accepted: 0 }]))
  let left = calls
  for (let turn = 0; left > 0; turn++) {
    // Each operation with each key by turns, so that none is left out by chance.
    const operation = meant[turn % meant.length] as Named
    if (removals < 1 && operation.row.method === 'DELETE' && !random.chance(removals)) continue
    left--
    const tenant = random.pick(TENANTS)
    const role = random.pick(roles)
    findings.push(...(await once(world, operation, tenant, role, coverage)))
    await between?.()
    if (findings.length > 50) break
  }
  return { findings, coverage }
}

async function once(
  world: World,
  { name, row, example }: Named,
  tenant: Tenant,
  role: Role,
  coverage: Map<string, Coverage>,
): Promise<string[]> {
  const { service, random, keys, organizations } = world
  const key = keys.get(`${tenant} ${role}`) as Key
  const path = row.path.replace(/\{\w+\}/g, () => encodeURIComponent(anyId(world, tenant, row.resource) || 'x'))
  const body = example === undefined ? undefined : bodyOf(world, tenant, example)
  // No test of sharing: what is shared on purpose is seen.
  const isShared = JSON.stringify(body ?? null).includes('"scope":"')
  const query = row.method === 'GET' ? queryOf(world, tenant) : {}
  // A weekly schedule is read by its own calendar.
  const calendarId = world.calendarOf.get(path.split('/').at(-1) ?? '')
  if (name === 'weeklySchedules.get' && calendarId !== undefined) Object.assign(query, { calendarId })
  const headers = random.chance(0.1) ? { 'x-svc-site-if-version': String(random.whole(0, 3)) } : {}
  const sent = { query, headers, ...(body !== undefined && { body }) }
  const answer = await call(service, key, row.method, path, sent)
  const counted = coverage.get(name) as Coverage
  counted.calls++
  if (answer.status === 401) keys.set(`${tenant} ${role}`, await service.key(tenant, role))
  const told = `${tenant} ${role}: ${name} ${path} ${JSON.stringify(sent).slice(0, 300)} → ${answer.status}`
  if (answer.status >= 500) return [`${told}: ${shown(answer).slice(0, 200)}`]
  const other = tenant === 'North' ? 'South' : 'North'
  const text = shown(answer)
  // What the caller wrote itself comes back in refusals.
  const leaks = [MARKS[other], organizations[other]].filter(
    (it) => text.includes(it) && !JSON.stringify([sent, path]).includes(it),
  )
  if (leaks.length > 0 && !mayShowOthers(name)) return [`${told}: it shows ${leaks.join()} of ${other}`]
  if (answer.status >= 300) {
    if (rightsOf({ role }).includes(row.right))
      counted.why = `${answer.status} ${String(answer.body?.description).slice(0, 160)}`
    return []
  }
  counted.accepted++
  learn(world, tenant, row.resource, answer)
  const needs = row.right
  if (!rightsOf({ role }).includes(needs)) return [`${told}: carried out without the right to ${needs}`]
  return isShared && role !== 'admin' && text.includes('"scope":"public"') ? [`${told}: shared by no admin`] : []
}
