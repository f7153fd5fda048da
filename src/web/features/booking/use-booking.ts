import { useLingui } from '@lingui/react'
import type { I18n } from '@lingui/core'
import { useEffect, useMemo, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { createRepeatKey } from '../../client/repeat-key.ts'
import { houseZone, knownZone } from '../../fields/known-zone.ts'
import { useRefusedFields } from '../../fields/refusals/use-refused-fields.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { confirm } from '../../ui/confirm.ts'
import { type AppointmentValues, formMinutes } from '../../commands/appointments/form/appointment-values.ts'
import { bookedWords } from '../../commands/appointments/booked-words.ts'
import { placeFor } from '../../commands/appointments/free-times/free-slots.ts'
import { useFreeSlots } from '../../commands/appointments/free-times/use-free-slots.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { refusalWords } from '../../commands/appointments/refusal-words.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { shownZone } from '../../commands/appointments/view/shown-zone.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { MOST_SEATS } from '#api/core/rules/seats.ts'
import { withOverbooked } from '#api/core/rules/overbooked.ts'
import { concernWords } from '../../commands/appointments/warning-words.ts'
import { useOverbooking } from './use-overbooking.ts'
import { type Beginning, type BookingContext, type BookingProblem, prepareBooking } from './booking-values.ts'
import { pollProblemWords } from './poll-fields.tsx'

const QUARTER = 15 * MINUTE
/** How far each look for free times goes. Milliseconds. */
const TWO_WEEKS = 14 * DAY

/** What the form of a booking asks for so far, where that is free, and on whose clock the form speaks. */
export function useWish(
  { control, setValue }: UseFormReturn<AppointmentValues>,
  begin: Beginning,
  view: Pick<CalendarView, 'zone'>,
) {
  const clinic = useClinic()
  const now = useNow()
  const [serviceId, calendarId, resourceId, also, startDate, duration, poll, options, repeat] = useWatch({
    control,
    name: ['serviceId', 'calendarId', 'resourceId', 'also', 'startDate', 'duration', 'poll', 'options', 'repeat'],
  })
  const service = serviceId ? clinic.services.get(serviceId) : undefined
  const ownLength = service?.duration
  // The form is a store of its own: a chosen service brings its length there.
  useEffect(() => {
    const { serviceId: ofService } = begin.values
    const isSaid = begin.keepsLength && (ofService === null || serviceId === ofService)
    if (ownLength !== undefined && !isSaid) setValue('duration', ownLength)
  }, [serviceId, ownLength, setValue, begin])
  const start = startDate ? Date.parse(startDate) : null
  const minutes = formMinutes({ duration })
  // The list is another one after every change of the form.
  const others = also.join(' ')
  const wish = useMemo(
    () => ({
      service,
      calendarId,
      resourceId,
      also: others === '' ? undefined : others.split(' '),
      duration: minutes,
    }),
    [service, calendarId, resourceId, others, minutes],
  )
  const [further, setFurther] = useState(0)
  const from = Math.max(Math.floor(now / QUARTER) * QUARTER, begin.from)
  const { slots, situation, loading, error, hours } = useFreeSlots(wish, from + further)
  const place = start === null ? undefined : placeFor(wish, start, slots, situation)
  const chosen = clinic.calendars.get(calendarId ?? place?.calendarIds[0] ?? '')
  const house = houseZone(clinic.calendars.values())
  const own = chosen ? knownZone(chosen) : house
  const whose = calendarId ?? resourceId
  const asked = clinic.calendars.get(whose ?? '')
  // The form speaks of the clock that the calendar beside it shows, or of whom it asks for: that of whoever happens to be free
  // at a time would change the time that was typed.
  const zone = shownZone(view) ?? (asked ? knownZone(asked) : house)

  return {
    wish,
    serviceId,
    start,
    minutes,
    poll,
    options,
    repeats: repeat.on,
    /** Of several dates: those beside the first. ISO instants. */
    dates: repeat.on && repeat.how === 'dates' ? repeat.dates : [],
    slots,
    situation,
    loading,
    error,
    hours,
    place,
    chosen,
    own,
    /** For whom its times are, as far as that was chosen. */
    whose,
    zone,
    /** From when on free times are looked for, epoch milliseconds. */
    from: from + further,
    lookFurther: () => setFurther(further + TWO_WEEKS),
  }
}

/** A wish with what was found for it. */
export type Sought = ReturnType<typeof useWish>

/** Names of body fields in the form. */
const RENAMED = { calendarIds: 'calendarId', endDate: 'duration', voting: 'options' }

const problemWords = (problem: BookingProblem, i18n: I18n): string => {
  if (problem.reason === 'no length') return i18n._('A whole number of minutes, 1 to 1440.')
  if (problem.reason === 'no one') return i18n._('Choose who the appointment is with.')
  if (problem.reason === 'no number') return i18n._('A whole number, 1 to {most}.', { most: MOST_SEATS })
  if (problem.reason === 'too few') return i18n._('There are more guests than seats.')
  return pollProblemWords(problem.reason, i18n)
}

/** A booking whose time is taken, as it was asked for; whoever may overbook can ask again with a reason. */
interface Refused {
  words: string
  values: AppointmentValues
  context: BookingContext
}

/**
 * Books what the form says: tells what speaks against it and asks once, keeps every value where the service refuses, puts
 * its complaints on their fields, and remembers which time was taken, so that others can be offered.
 */
export function useBooking(
  form: UseFormReturn<AppointmentValues>,
  version: InterfaceVersion,
  onBooked: (appointment: Appointment) => void,
) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { clock } = useApi()
  const commands = useAppointmentCommands(version)
  const complain = useRefusedFields(form, RENAMED)
  const [messages, setMessages] = useState<readonly string[]>([])
  const [taken, setTaken] = useState<number>()
  const [key] = useState(() => createRepeatKey())
  const { holdersOf, overbookedFor, tellHolders } = useOverbooking()
  const [refused, setRefused] = useState<Refused>()

  /** Answers whether it is booked; with a `reason` also over others, who keep the reason as well. */
  const book = async (values: AppointmentValues, context: BookingContext, reason = ''): Promise<boolean> => {
    setMessages([])
    setRefused(undefined)
    const prepared = prepareBooking(values, context, clock.now())
    if ('problem' in prepared) {
      const { problem } = prepared
      form.setError(problem.field, { message: problemWords(problem, i18n) }, { shouldFocus: true })
      return false
    }
    const { start, zone, concerns } = prepared
    const overbooked = reason === '' ? undefined : overbookedFor(reason)
    const body = overbooked
      ? {
          ...prepared.body,
          allowOverlapping: true,
          extraFields: withOverbooked(prepared.body.extraFields ?? {}, overbooked),
        }
      : prepared.body
    const { calendars } = context.situation
    // Who gives a reason for standing beside somebody has been asked enough.
    if (concerns.length > 0 && !overbooked) {
      const isSure = await confirm({
        title: i18n._('Book anyway?'),
        text: [...new Set(concerns.map((concern) => concernWords(concern, zone, i18n, format)))].join('\n'),
        confirmLabel: i18n._('Book anyway'),
        cancelLabel: i18n._('Back'),
      })
      if (!isSure) return false
    }
    try {
      const holders = overbooked ? await holdersOf(body) : []
      const made = await commands.create(body, key.of(body))
      key.settle()
      const name = displayName(i18n, made)
      commands.tellBooked(
        made,
        values.poll
          ? i18n._('{name}: the poll is open.', { name })
          : bookedWords(name, made, zone, calendars, i18n, format),
      )
      if (overbooked) void tellHolders(holders, overbooked)
      onBooked(made)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      key.settle(error)
      const words = refusalWords(error, zone, i18n, format, calendars.values())
      if (error.kind === 'conflict') {
        setTaken(start)
        if (!values.poll) setRefused({ words, values, context })
      }
      const homeless = complain(error.fieldErrors)
      setMessages(error.fieldErrors.length === 0 ? [words] : homeless)
      return false
    }
  }
  return { book, messages, taken, refused }
}
