/** A value of a query string; null and undefined leave the parameter out. */
type QueryValue = string | number | boolean | null | undefined

function url(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The addresses that every resource has alike: its list, the empty form, one record. */
const resource = <Query extends Record<string, QueryValue>>(base: string) => ({
  list: (query?: Query) => url(base, query),
  create: (query?: Record<string, QueryValue>) => url(`${base}/new`, query),
  // A deployment may not say which id it gave to something new: it stands in the list.
  one: (id: string, query?: Record<string, QueryValue>) =>
    id === '' ? url(base) : url(`${base}/${encodeURIComponent(id)}`, query),
})

/** How much time the calendar shows, and how. */
export type CalendarViewName = 'day' | 'week' | 'month' | 'agenda'

/** Query of the appointment calendar: the view, its anchor date (`YYYY-MM-DD`) and the record whose panel is open. */
export type CalendarQuery = {
  view?: CalendarViewName
  date?: string
  calendars?: string
  open?: string
  /** Id of the calendar with which a booking begins. */
  on?: string
}

/** Every address of the dashboard. No page writes one by hand. */
export const paths = {
  home: () => '/',
  appointments: {
    calendar: (query?: CalendarQuery) => url('/appointments', query),
    list: (query?: Record<string, QueryValue>) => url('/appointments/list', query),
    create: (query?: Record<string, QueryValue>) => url('/appointments/new', query),
    /** Where what was written on a printed day sheet is entered. */
    paper: (query?: { mark?: string }) => url('/appointments/paper', query),
    one: (id: string, query?: Record<string, QueryValue>) => url(`/appointments/${encodeURIComponent(id)}`, query),
    /** One guest of an appointment, by position: an address that names nobody. */
    guest: (id: string, position: number) => url(`/appointments/${encodeURIComponent(id)}/guests/${position}`),
  },
  setup: {
    /** Several people or resources at once; `like` is a calendar whose hours and services they get. */
    people: (query?: { like?: string }) => url('/setup/people', query),
    /** A ready-made start. */
    start: () => url('/setup/start'),
  },
  reports: (query?: Record<string, QueryValue>) => url('/reports', query),
  journal: (query?: { who?: string; date?: string }) => url('/journal', query),
  services: resource('/services'),
  serviceTypes: resource('/service-types'),
  weeklySchedules: {
    list: (query?: Record<string, QueryValue>) => url('/weekly-schedules', query),
    create: (query?: Record<string, QueryValue>) => url('/weekly-schedules/new', query),
    /** The weeks of several calendars side by side; the page keeps what is chosen in its query. */
    compare: (query?: Record<string, QueryValue>) => url('/weekly-schedules/compare', query),
    /** One schedule is read together with its calendar (section 6: the query of the list is required). */
    one: (id: string, calendarId: string, query?: Record<string, QueryValue>) =>
      id === ''
        ? url('/weekly-schedules', { calendarId })
        : url(`/weekly-schedules/${encodeURIComponent(id)}`, { calendarId, ...query }),
    clockChanges: (query?: { calendarId?: string }) => url('/weekly-schedules/clock-changes', query),
  },
  closures: (query?: Record<string, QueryValue>) => url('/closures', query),
  calendars: resource('/calendars'),
  presets: resource('/presets'),
  rooms: resource('/rooms'),
  multimedia: { ...resource('/multimedia'), trash: () => '/multimedia/trash' },
  settings: {
    connection: () => '/settings/connection',
    organization: () => '/settings/organization',
    people: (query?: Record<string, QueryValue>) => url('/settings/people', query),
    keys: (query?: Record<string, QueryValue>) => url('/settings/keys', query),
    audit: (query?: Record<string, QueryValue>) => url('/settings/audit', query),
    import: () => '/settings/import',
    backup: () => '/settings/backup',
  },
  connect: (query?: { next?: string }) => url('/connect', query),
} as const
