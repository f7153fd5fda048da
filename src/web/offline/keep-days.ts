import type { Appointment } from '#api/contract/appointments.ts'
import type { JsonObject } from '#api/contract/json-object.ts'
import { contract } from '#api/contract/table.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { isApiError } from '../client/api-error.ts'
import type { Api } from '../client/create-api.ts'
import { listAll } from '../client/list-all.ts'
import type { FeedChange } from '../live/feed/follow-feed.ts'
import { hearChanges, type ToldChange } from '../live/told-changes.ts'
import { type ConnectionStateStore, isAnswering } from '../live/connection-state.ts'
import { daysAround, daysQuery, withoutRecord, withRecord } from './kept-days.ts'
import type { Offline } from './open-offline.ts'
import { isBooking } from './unsent.ts'

/** Milliseconds for which changes gather: what the page reads of them meanwhile need not be read again. */
const TOGETHER = 2000
/** Of so many changed appointments each is read by itself; of more the days are read anew. */
const MOST_SINGLY = 12
/** Operations after which a record is read in any case: what they end must not be kept on anybody's word. */
const ENDS = /remove|mask/i
/** How often it is looked at whether there is something to do. Milliseconds. */
const LOOK = 30_000
/** After which time the days are read anew where no feed tells what changes, and where one does. Milliseconds. */
const UNFED = 2 * MINUTE
const FED = 30 * MINUTE
/** Calendars whose hours are kept without anybody having looked at them. */
const MOST_CALENDARS = 60

/** Reads past the door: nothing of what waits here may be kept as if the service had it. */
const PAST_THE_DOOR = { retries: 1 }

/** Resources whose last answers a day is shown with. */
const BASE: ReadonlySet<string> = new Set([
  'calendars',
  'services',
  'serviceTypes',
  'rooms',
  'weeklySchedules',
  'closures',
  'organizationSettings',
])

/** Where the feed stands; null where there is none, undefined where that is not known. */
const placeOf = async (api: Api): Promise<string | null | undefined> => {
  const discovery = await api.discovery()
  return api.readFrom() ?? (discovery?.extensions.includes('changes') ? undefined : null)
}

interface Keeping {
  api: Api
  offline: Offline
  live: Pick<ConnectionStateStore, 'state' | 'isFed' | 'subscribe'>
  signal: AbortSignal
}

const rowsOf = (items: readonly unknown[]): JsonObject[] => items as JsonObject[]

/** Keeps the days around now, and what they are shown with, as the service has them, until the signal ends it. */
export const createDayKeeper = ({ api, offline, signal }: Omit<Keeping, 'live'>) => {
  const { days, queue } = offline

  /** What somebody's name has become since a call was typed, such as nothing, holds for what waits, too. */
  const updateNames = async (rows: readonly JsonObject[]): Promise<void> => {
    for (const call of queue.calls()) {
      const row = isBooking(call) ? undefined : rows.find(({ id }) => id === call.recordId)
      if (!row) continue
      const { guests, title } = row
      if (JSON.stringify([call.record.guests, call.record.title]) === JSON.stringify([guests, title])) continue
      // oxlint-disable-next-line no-await-in-loop -- There are a few.
      await queue.put({ ...call, record: { ...call.record, guests, title } })
    }
  }

  /** Reads the days whole. */
  const readDays = async (): Promise<void> => {
    const { startDate: from, endDate: to, ...rest } = daysQuery(daysAround(api.clock.now()))
    const query = { startDate: from, endDate: to, ...rest }
    const { items } = await listAll(api, contract.appointmentsV2.list, { query, signal, ...PAST_THE_DOOR })
    await days.put({ from, to, rows: rowsOf(items) })
    await updateNames(rowsOf(items))
    await offline.markSeen()
  }

  const readOne = async (id: string): Promise<void> => {
    const record = await api.appointmentsV2
      .get({ params: { id }, signal, ...PAST_THE_DOOR })
      .catch((error: unknown): Appointment | undefined => {
        if (isApiError(error) && error.kind === 'not-found') return undefined
        throw error
      })
    await days.change((kept) => (record ? withRecord(kept, { ...record }) : withoutRecord(kept, id)))
  }

  const readHours = (calendarId: string) =>
    listAll(api, contract.weeklySchedules.list, { query: { calendarId }, signal })

  /** What else the days are shown with: through the door, which keeps it. */
  const baseReads = (extensions: readonly string[]) => [
    () => listAll(api, contract.services.list, { query: { expand: ['calendars', 'dateRanges'] }, signal }),
    ...(extensions.includes('closures') ? [() => listAll(api, contract.closures.list, { signal })] : []),
    ...(extensions.includes('me') ? [() => api.me.get({ signal })] : []),
  ]

  const readCalendars = async (): Promise<string[]> => {
    const { items } = await listAll(api, contract.calendars.list, { signal })
    return items.slice(0, MOST_CALENDARS).map(({ id }) => id)
  }

  const readInTurn = async (extensions: readonly string[]): Promise<void> => {
    const calendars = await readCalendars()
    const reads = [...baseReads(extensions), ...calendars.map((id) => () => readHours(id))]
    // oxlint-disable-next-line no-await-in-loop -- Nobody waits for it, and others share the line.
    for (const read of reads) await read()
  }

  /** Reads in one call where everything was kept before: with the hours of those calendars that were there the last time. */
  const readTogether = async (extensions: readonly string[], withDays: boolean): Promise<void> => {
    const kept = await offline.answers.records(contract.calendars.list)
    const ids = new Set(kept.map(({ id }) => String(id)))
    const read = new Set<string>()
    // A calendar may be gone by now.
    const ahead = [...ids].slice(0, MOST_CALENDARS).map((id) =>
      readHours(id).then(
        () => read.add(id),
        () => undefined,
      ),
    )
    const others = [...(withDays ? [readDays] : []), ...baseReads(extensions)].map((one) => one())
    const [calendars] = await Promise.all([readCalendars(), ...ahead, ...others])
    await Promise.all(calendars.filter((id) => !read.has(id)).map(readHours))
  }

  /** Reads what the days are shown with, and the days where they are wanted too. */
  const readBase = async ({ withDays }: { withDays: boolean }): Promise<void> => {
    const discovery = await api.discovery()
    if (discovery) await offline.keepDiscovery(discovery)
    const extensions = discovery?.extensions ?? []
    if (extensions.includes('batch')) return readTogether(extensions, withDays)
    if (withDays) await readDays()
    await readInTurn(extensions)
  }

  /** Reads all that is kept, and where the feed stood before: the next page need not read it again as long as that is so. */
  const readAll = async (): Promise<void> => {
    const [cursor, at] = [await placeOf(api), Date.now()]
    await readBase({ withDays: true })
    if (cursor !== undefined) await offline.markReading({ cursor, at })
  }

  return {
    readDays,
    readBase,
    /** Takes changes in, each by the smallest reading that tells what has become of it. */
    take: async (changes: readonly ToldChange[]): Promise<void> => {
      const told = changes.filter((it) => it !== 'anything')
      const known = new Map((await days.get())?.rows.map(({ id, version }) => [id, Number(version)]))
      const isNews = ({ resource, id, version, operation }: FeedChange): boolean =>
        resource === 'appointments' && (ENDS.test(operation) || version === null || (known.get(id) ?? 0) < version)
      const ids = new Set(told.filter(isNews).map(({ id }) => id))
      const isUnknown = told.length < changes.length
      if (isUnknown) return readAll()
      if (ids.size > MOST_SINGLY) await readDays()
      else {
        for (const id of ids) {
          // oxlint-disable-next-line no-await-in-loop -- A dozen at most.
          await readOne(id)
        }
        await updateNames((await days.get())?.rows ?? [])
        await offline.markSeen()
      }
      if (told.some(({ resource }) => BASE.has(resource))) await readBase({ withDays: false })
    },
  }
}

/** Keeps the days for as long as the page is; call it in one tab at a time. */
export const keepDays = async ({ live, ...keeping }: Keeping): Promise<void> => {
  const { api, offline, signal } = keeping
  const keeper = createDayKeeper(keeping)
  let gathered: ToldChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  // Until it is known what there was, nothing is missing.
  let readAt = Date.now()
  let wasUp = true
  let working: Promise<unknown> = Promise.resolve()

  /** Whether a page that stood here a moment ago has left everything as the service still has it: when that was read. */
  const readBefore = async (): Promise<number | undefined> => {
    const cursor = await placeOf(api)
    const last = cursor === undefined ? undefined : await offline.lastReading()
    const within = cursor === null ? UNFED : FED
    return last?.cursor === cursor && last && Math.abs(Date.now() - last.at) < within ? last.at : undefined
  }

  /** What fails is read again with the next look. */
  const inTurn = (work: () => Promise<void>): void => {
    working = working
      .then(() => (signal.aborted ? undefined : work()))
      .catch(() => {
        readAt = -DAY
      })
  }
  const readAll = (): void => {
    readAt = Date.now()
    inTurn(keeper.readDays)
  }
  const take = (): void => {
    timer = undefined
    const changes = gathered
    gathered = []
    inTurn(() => keeper.take(changes))
  }
  const hear = (change: ToldChange): void => {
    gathered.push(change)
    timer ??= setTimeout(take, TOGETHER)
  }
  const stopHearing = hearChanges(api, hear)
  const look = (): void => {
    const isUp = isAnswering(live.state())
    if (isUp && (!wasUp || Date.now() - readAt > (live.isFed() ? FED : UNFED))) readAll()
    else if (isUp && live.isFed()) inTurn(offline.markSeen)
    wasUp = isUp
  }
  const stopFollowing = live.subscribe(() => {
    if (isAnswering(live.state()) !== wasUp) look()
  })
  const clock = setInterval(look, LOOK)
  const before = await readBefore()
  readAt = before ?? readAt
  // The feed opens about now, and may tell the same: nobody knows what has changed. Both are one reading.
  if (before === undefined) hear('anything')
  else inTurn(offline.markSeen)
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  clearInterval(clock)
  clearTimeout(timer)
  stopHearing()
  stopFollowing()
}
