import { DAY, MINUTE } from '../../time/durations.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { formatInstant } from '../../time/instant.ts'
import { addDays, datesThrough, weekday } from '../../time/week.ts'
import { dateOf, instantAt } from '../../time/zoned.ts'
import type { ExternalCalendar } from '../context.ts'
import { blankAppointment } from './appointments.ts'
import { randomFrom } from './random.ts'

/** An open range is answered this many days around today. */
const WINDOW = 60
/** No range is answered further than this many days from today: a provider knows no more than its own sync window. */
const SYNCED = 180

type ExternalEvent = readonly [title: string, clockMinute: number, minutes: number]

/** What people have in their own calendars. */
const EVENTS: readonly [ExternalEvent, ...ExternalEvent[]] = [
  ['Dentist', 8 * 60 + 30, 45],
  ['School run', 15 * 60 + 30, 30],
  ['Conference call', 12 * 60, 60],
  ['Lecture at the university', 19 * 60, 90],
  ['Private', 18 * 60 + 30, 60],
]

type Owner = Parameters<ExternalCalendar['events']>[1]

const agents = async (own: Owner) =>
  (await own.find('calendars', { where: [{ field: 'type', equals: 'agent' }] })).items

/** The provider whose events the demo shows, and one that nobody has connected; the same events on every reading. */
export const demoExternals = (now: () => number): ExternalCalendar[] => [
  {
    id: 'external_provider_1',
    label: 'Staff calendar',
    connected: true,
    events: async ({ from, to }, own) => {
      const today = now()
      const first = Math.max(from === null ? today - WINDOW * DAY : Date.parse(from), today - SYNCED * DAY)
      const last = Math.min(to === null ? today + WINDOW * DAY : Date.parse(to), today + SYNCED * DAY)
      if (first >= last) return []
      const calendars = await agents(own)
      return calendars.flatMap((calendar): Appointment[] =>
        datesThrough(addDays(dateOf(first, calendar.timezone), -1), dateOf(last, calendar.timezone)).flatMap((date) => {
          const random = randomFrom(`${calendar.id} ${date}`)
          if (weekday(date) > 4 || !random.chance(0.3)) return []
          const [title, minute, length] = random.pick(EVENTS)
          const start = instantAt(date, minute, calendar.timezone)
          if (start >= last || start + length * MINUTE <= first) return []
          const at = formatInstant(start - 7 * DAY)
          const stamp = { organizationId: calendar.organizationId, createdAt: at, updatedAt: at, version: 1 }
          const event = blankAppointment(random, stamp, [calendar.id], start, start + length * MINUTE)
          return [{ ...event, title, origin: 'external', type: null, reminders: [], lang: null }]
        }),
      )
    },
  },
  { id: 'external_provider_2', label: 'Partner calendar', connected: false, events: () => Promise.resolve([]) },
]
