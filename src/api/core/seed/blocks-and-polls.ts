import { DAY, HOUR, MINUTE } from '../../time/durations.ts'
import type { VOTE_ANSWERS } from '../../contract/choices.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { formatInstant } from '../../time/instant.ts'
import { addDays, weekday } from '../../time/week.ts'
import { dateOf, instantAt } from '../../time/zoned.ts'
import { blankAppointment, type Plan } from './appointments.ts'
import { makeGuest, nameOf } from './people.ts'

const isFree = (taken: readonly Appointment[], start: number, end: number): boolean =>
  !taken.some((it) => Date.parse(it.startDate) - 30 * MINUTE < end && start < Date.parse(it.endDate) + 30 * MINUTE)

const BLOCKS = [
  ['Team meeting', 13 * 60 + 30, 60],
  ['Lunch', 14 * 60, 45],
  ['Equipment service', 18 * 60, 90],
  ['Training', 17 * 60, 60],
] as const

/** Blocked slots on working days around today, where nothing else stands. */
export const makeBlocks = (plan: Plan, taken: readonly Appointment[]): Appointment[] => {
  const { random, stamp, now, calendars } = plan
  const standing = taken.filter(({ status }) => status !== 'cancelled')
  return calendars.flatMap((calendar, index) => {
    const today = dateOf(now, calendar.timezone)
    const own = standing.filter(({ calendarIds }) => calendarIds.includes(calendar.id))
    return [-2, -1, 0, 1, 2, 3, 4, 7, 8].flatMap((offset) => {
      const date = addDays(today, offset)
      const [title, minute, length] = BLOCKS[(index + offset + 8) % BLOCKS.length] ?? BLOCKS[0]
      const start = instantAt(date, minute, calendar.timezone)
      const end = start + length * MINUTE
      if (weekday(date) > 4 || !isFree(own, start, end)) return []
      const block = blankAppointment(random, stamp, [calendar.id], start, end)
      return [{ ...block, title, blocked: true, classification: 'internal', type: null, reminders: [], lang: null }]
    })
  })
}

/** Two open polls and one that has been decided. */
export const makePolls = ({ random, stamp, now, calendars, services }: Plan): Appointment[] => {
  const calendar = calendars[0]
  if (!calendar) return []
  const today = dateOf(now, calendar.timezone)
  return ['Family conference', 'Case review', 'School talk'].map((title, index) => {
    const guests = [makeGuest(random), makeGuest(random), makeGuest(random), makeGuest(random)]
    const options = [9, 12, 16].map((hour, position) => {
      const start = instantAt(addDays(today, 9 + index + position), hour * 60 + 30, calendar.timezone)
      return {
        id: `option-${position + 1}`,
        startDate: formatInstant(start),
        endDate: formatInstant(start + 40 * MINUTE),
      }
    })
    const votes = guests.flatMap((guest) =>
      options.map((option) => ({
        optionId: option.id,
        guest: nameOf(guest),
        answer: random.pick<(typeof VOTE_ANSWERS)[number]>(['yes', 'yes', 'if-need-be', 'no']),
        at: formatInstant(now - random.whole(1, 72) * HOUR),
      })),
    )
    const first = options[0]
    const start = Date.parse(first?.startDate ?? stamp.createdAt)
    const appointment = blankAppointment(random, stamp, [calendar.id], start, start + 40 * MINUTE)
    return {
      ...appointment,
      title,
      serviceId: services[0]?.id ?? null,
      model: 'poll' as const,
      status: 'pending' as const,
      guests,
      voting: { options, votes, closesAt: formatInstant(now + 5 * DAY), chosenOptionId: null },
    }
  })
}
