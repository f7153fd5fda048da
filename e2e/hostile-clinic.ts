import { call } from './call.ts'
import type { RunningServer } from './server.ts'

/** Calls what the watched page counts, in every way in which a text could become code; at most `most` characters. */
const hostile = (most: number): string => {
  const ways = [
    '<img src=x onerror=hit()>',
    '"><svg/onload=hit()>',
    "'-hit()-'",
    '<script>hit()</script>',
    '{{constructor.constructor("hit()")()}}',
    '${hit()}',
    '<iframe srcdoc="<script>parent.hit()</script>">',
    'javascript:hit()',
    '</textarea></title></style><img src=x onerror=hit()>',
    '<a href="javascript:hit()" autofocus onfocus=hit()>x</a>',
  ]
  let text = ways[0] ?? ''
  for (const way of ways.slice(1)) if (`${text} ${way}`.length <= most) text += ` ${way}`
  return text
}

const [S, M, L, XL] = [hostile(40), hostile(100), hostile(200), hostile(1000)]
/** Names that are hostile too. */
const FREE = { [M]: M, note: XL, list: [M, { [S]: S }] }
const PICTURE = '/"><img src=x onerror=hit()>'
const ELSEWHERE = 'https://pictures.example/"><img%20src=x%20onerror=hit()>'

/** Bodies that a service must refuse, since a page would load or open what they name. */
export const REFUSED: readonly [path: string, body: object][] = [
  'javascript:hit()',
  ' javascript:hit()',
  'JaVaScRiPt:hit()',
  'data:text/html,<script>hit()</script>',
  'vbscript:hit()',
  '//elsewhere.example/x',
  'java\tscript:hit()',
].flatMap((address): [string, object][] => [
  ['/api/v1/presets', { title: 'x', logo: address }],
  ['/api/v1/presets', { title: 'x', image: address }],
  ['/api/v1/services', { name: 'x', duration: 30, image: address }],
  ['/api/v1/rooms', { template: { name: 'x', mainImage: address } }],
  ['/api/v1/multimedia', { name: 'x', format: 'image/png', url: address }],
  ['/api/v1/multimedia', { name: 'x', format: 'image/png', app: { type: 'x', source: { url: address } } }],
  ['/api/v1/multimedia', { name: 'x', format: 'image/png', coverVideo: { url: address } }],
])

/** Where the hostile texts are shown. */
export interface HostileClinic {
  /** Addresses of the dashboard at which a record of this clinic stands. */
  addresses: string[]
  /** Texts that were kept as they were sent. */
  fields: number
}

/** Texts of a value that have the payload, also in names. */
const count = (value: unknown): number =>
  JSON.stringify(value).split(/"(?:[^"\\]|\\.)*hit\((?:[^"\\]|\\.)*"/).length - 1

/** Fills a service with records of which every text is hostile. */
export async function fillHostile(
  server: Pick<RunningServer, 'url' | 'accessKeyId' | 'secretAccessKey'>,
  day: string,
): Promise<HostileClinic> {
  let fields = 0
  const make = async (path: string, body: object, method = 'POST') => {
    const made = await call<{ id: string; publicId?: string }>(server, method, path, body)
    fields += count(body)
    return made
  }
  await make(
    '/admin/organization',
    {
      name: L,
      phone: S,
      logo: PICTURE,
      words: { own: { en: { one: S, many: S } } },
      bookings: { cancelReasons: [M] },
    },
    'PUT',
  )
  const calendar = await make('/admin/calendars', {
    name: L,
    type: 'agent',
    timezone: 'Europe/Madrid',
    externalId: L,
    tags: [M],
    extraFields: FREE,
  })
  const type = await make('/api/v1/service-types', { name: M, slug: 'hostile', description: XL })
  const service = await make('/api/v1/services', {
    name: L,
    duration: 30,
    typeId: type.id,
    description: XL,
    image: PICTURE,
    extraFields: FREE,
    calendars: [{ calendarId: calendar.id, type: S }],
  })
  const week = await make('/api/v1/weekly-schedules', {
    name: L,
    calendarId: calendar.id,
    serviceIds: [service.id],
    configuration: { workingHours: { '0': [['08:00', '18:00']], '2': [['08:00', '18:00']] } },
  })
  await make('/x/closures', { reason: L, dates: [day, day], ranges: [['07:00', '08:00']], sourceUid: L })
  const medium = await make('/api/v1/multimedia', {
    name: L,
    format: 'image/png',
    url: ELSEWHERE,
    description: XL,
    altText: XL,
    app: { type: S, source: { url: ELSEWHERE, security: L }, resource: L, args: FREE },
    coverVideo: { id: M, url: ELSEWHERE },
    environment: FREE,
  })
  const preset = await make('/api/v1/presets', {
    title: L,
    description: XL,
    logo: PICTURE,
    image: ELSEWHERE,
    products: [L],
    effectId: L,
    assets: [medium.id],
  })
  const room = await make('/api/v1/rooms', {
    origin: S,
    template: {
      name: L,
      description: XL,
      notes: XL,
      labels: [M],
      products: [L],
      mainImage: PICTURE,
      presetId: preset.id,
      actors: [{ name: L, role: 'guest', extraFields: FREE }],
      discountCodes: [{ name: L, description: XL, discountType: S, duration: S, discountCode: M }],
    },
  })
  const at = (clock: string): string => `${day}T${clock}:00.000Z`
  const appointment = await make('/api/v2/appointments', {
    title: L,
    description: XL,
    startDate: at('10:00'),
    endDate: at('10:30'),
    calendarIds: [calendar.id],
    serviceId: service.id,
    subStatus: S,
    classification: S,
    origin: S,
    type: S,
    comment: XL,
    externalId: L,
    interactionId: L,
    originUrl: 'javascript:hit()',
    guests: [
      { email: 'guest@example.com', extraFields: { firstName: L, lastName: L, phone: L, notes: XL, ...FREE } },
      { extraFields: { firstName: M } },
    ],
    extraFields: FREE,
  })
  const poll = await make('/api/v2/appointments', {
    model: 'poll',
    title: L,
    startDate: at('12:00'),
    endDate: at('12:30'),
    calendarIds: [calendar.id],
    guests: [{ email: 'voter@example.com', extraFields: { firstName: L } }],
    voting: {
      options: [{ id: M, startDate: at('12:00'), endDate: at('12:30') }],
      votes: [{ optionId: M, guest: L, answer: 'yes' }],
    },
  })
  await make('/admin/people', { name: M, role: 'staff', initials: '<b>x' })
  await make('/admin/invitations', { name: M, role: 'staff' })
  await make('/admin/keys', { role: 'viewer', label: M })
  return {
    addresses: [
      `/appointments?date=${day}&open=${appointment.id}`,
      `/appointments?date=${day}&open=${poll.id}`,
      `/appointments?date=${day}&view=week`,
      `/appointments/${appointment.id}`,
      `/appointments/${appointment.id}/guests/0`,
      `/appointments/list?date=${day}`,
      `/calendars/${calendar.id}`,
      `/service-types/${type.id}`,
      `/services/${service.id}`,
      `/weekly-schedules/${week.id}?calendarId=${calendar.id}`,
      `/presets/${preset.id}`,
      `/rooms/${room.publicId}`,
      `/multimedia/${medium.id}`,
      `/multimedia?open=${medium.id}`,
    ],
    fields,
  }
}

const Q = encodeURIComponent(L)
/** Addresses whose query is hostile, as a link in a mail has it. */
export const CRAFTED: readonly string[] = [
  `/services?q=${Q}&search=${Q}&sort=${Q}`,
  `/appointments?view=${Q}&date=${Q}&calendars=${Q}&open=${Q}`,
  `/appointments/list?q=${Q}&status=${Q}`,
  `/settings/audit?who=${Q}&kind=${Q}`,
  `/nowhere/${Q}?${Q}=${Q}#${Q}`,
]
