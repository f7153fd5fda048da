import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { hueAt } from '../../../theme/hues.ts'
import { keptHere } from '../../../ui/local-storage.ts'
import type { Clinic } from '../records/queries.ts'

/** What the color of a card tells: how the appointment stands, what it is, or with whom. */
export const CARD_COLORS = ['status', 'service', 'person'] as const
/** What colors the cards of this browser. */
export type CardColor = (typeof CARD_COLORS)[number]

const read = (stored: string | null): CardColor => CARD_COLORS.find((it) => `"${it}"` === stored) ?? 'status'
const useKept = keptHere('frontdesk.card-color', read)

/** What the cards of this browser are colored by, and the way to another choice. */
export function useCardColor(): [color: CardColor, choose: (next: CardColor) => void] {
  const [color, change] = useKept('')
  return [color, (next) => change(() => next)]
}

/** The id of whoever an appointment is with first: a person before a room or a thing. */
export const personOf = ({ calendarIds }: Pick<Appointment, 'calendarIds'>, { calendars }: Pick<Clinic, 'calendars'>) =>
  calendarIds.find((id) => calendars.get(id)?.type === 'agent') ?? calendarIds[0]

/** The colors of services by their ids: their own, and else one of ours by their place. CSS colors. */
export const serviceHues = ({ services }: Pick<Clinic, 'services'>): ReadonlyMap<string, string> =>
  new Map([...services.values()].map(({ id, color }, place) => [id, color ?? hueAt(place)]))

const isThing = ({ type }: { type: string }): number => Number(type !== 'agent')

/** The colors of people, rooms and things by their ids; people first, so that most teams have a color each. CSS colors. */
export const calendarHues = ({ calendars }: Pick<Clinic, 'calendars'>): ReadonlyMap<string, string> =>
  new Map(
    [...calendars.values()].toSorted((a, b) => isThing(a) - isThing(b)).map(({ id }, place) => [id, hueAt(place)]),
  )

/** How cards get their color; undefined where that of their status is meant, and for what has no service. */
export function useHueOf(clinic: Clinic): ((appointment: Appointment) => string | undefined) | undefined {
  const [color] = useCardColor()
  return useMemo(() => {
    if (color === 'status') return undefined
    const hues = color === 'service' ? serviceHues(clinic) : calendarHues(clinic)
    return (appointment) => {
      if (appointment.blocked) return undefined
      return hues.get((color === 'service' ? appointment.serviceId : personOf(appointment, clinic)) ?? '')
    }
  }, [color, clinic])
}
