import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import { dateOf, startOfDay } from '#api/time/zoned.ts'
import { formatInstant } from '#api/time/instant.ts'
import { knownZone, zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { Pair } from '../../ui/form/form-errors.tsx'
import { media } from '../../theme/paint.ts'
import { DurationF } from '../../ui/form/duration-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { type AppointmentValues, valuesOf } from '../../commands/appointments/form/appointment-values.ts'
import { WithFields } from '../../commands/appointments/form/with-fields.tsx'
import { hindranceWords } from '../../commands/appointments/free-times/hindrance-words.ts'
import { thingChoices } from '../../commands/appointments/form/choices.ts'
import { FreeTimes } from '../booking/index.ts'
import { formMinutes } from '../../commands/appointments/form/appointment-values.ts'
import { nearestSlots } from '../../commands/appointments/free-times/free-slots.ts'
import { useFreeSlots } from '../../commands/appointments/free-times/use-free-slots.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { useMoves } from '../../commands/appointments/use-moves.ts'
import { movedCalendars } from '../../commands/appointments/moved-calendars.ts'
import { askSeries } from '../../commands/appointments/series/scope-request.ts'
import { type Clinic, useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import type { PanelFormProps } from '../../commands/appointments/form/panel-form.ts'
import { useFailure } from '../../commands/appointments/use-failure.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useStale } from './use-stale.ts'

/** The time has its zone in its label, which wants more room than a length does. */
const When = styled(Pair)({ [media.aboveCompact]: { gridTemplateColumns: '3fr 2fr' } })

const QUARTER = 15 * MINUTE
const RENAMED = { calendarIds: 'calendarId', endDate: 'duration' }

/** When the day of an appointment begins on its calendar's clock, epoch milliseconds. */
function startOfDayOf({ startDate, calendarIds }: Appointment, calendars: Clinic['calendars']): number {
  const zone = zoneOfFirst(calendarIds, calendars)
  const at = Date.parse(startDate)
  return Number.isFinite(at) ? startOfDay(dateOf(at, zone), zone) : 0
}

/** Moves an appointment without dragging: another time, length, person or room. */
export default function MoveDialog({ appointment, version, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  const { calendars } = useClinic()
  const form = useForm<AppointmentValues>({ defaultValues: valuesOf(appointment) })
  const { control, setValue } = form
  const [calendarId, resourceId, also, startDate, duration] = useWatch({
    control,
    name: ['calendarId', 'resourceId', 'also', 'startDate', 'duration'],
  })
  // The list is another one after every change of the form.
  const others = also.join(' ')
  const [taken, setTaken] = useState<number>()
  const { messages, attempt } = useFailure(form, RENAMED)
  const minutes = formMinutes({ duration })
  const wishWithout = useMemo(
    () => ({ service: undefined, calendarId, resourceId, also: others.split(' ').filter(Boolean), duration: minutes }),
    [calendarId, resourceId, others, minutes],
  )
  // What is moved mostly goes near to where it is: the looking begins on its day, or now where that is over.
  const [home] = useState(() => startOfDayOf(appointment, calendars))
  const from = Math.max(home, Math.floor(now / QUARTER) * QUARTER)
  const { situation } = useFreeSlots(wishWithout, from, appointment.id)
  const service = appointment.serviceId ? situation.services.get(appointment.serviceId) : undefined
  const wish = useMemo(() => ({ ...wishWithout, service }), [wishWithout, service])
  const { slots, loading, error: unread, situation: whole } = useFreeSlots(wish, from, appointment.id)
  const move = useMoves(whole, whole.schedules, version)
  const zone = knownZone(whole.calendars.get(calendarId ?? resourceId ?? ''))
  const start = startDate ? Date.parse(startDate) : null

  const { basis, isLast, look, staleOf } = useStale(form, appointment)

  const write = async (values: AppointmentValues, based: Appointment): Promise<boolean> => {
    const at = Date.parse(values.startDate ?? '')
    if (!Number.isFinite(at)) {
      form.setError('startDate', { message: i18n._('Choose a date and time.') }, { shouldFocus: true })
      return false
    }
    const length = formMinutes(values)
    if (length === 0) {
      form.setError('duration', { message: i18n._('A whole number of minutes, 1 to 1440.') }, { shouldFocus: true })
      return false
    }
    let isMoved = false
    const error = await attempt(async () => {
      const places = movedCalendars(based, values)
      const end = at + length * MINUTE
      const changes = {
        startDate: formatInstant(at),
        endDate: formatInstant(end),
        calendarIds: [...places.calendarIds],
        resourceId: places.resourceId,
      }
      const answer = await askSeries(based, { kind: 'change', changes }, version)
      isMoved =
        answer === 'taken' ||
        (answer === 'alone' && (await move(based, { start: at, end, ...places }, true)) !== undefined)
      if (!isMoved) return
      form.reset(values)
      onClose(true)
    })
    if (error && !(await look(error)) && error.kind === 'conflict') setTaken(at)
    return isMoved
  }
  const thing = (
    <SelectF
      control={control}
      name="resourceId"
      label={i18n._('Resource')}
      none={i18n._('None')}
      options={thingChoices(whole, format)}
    />
  )
  const place = movedCalendars(appointment, { calendarId, resourceId, also })
  const isChanged = startDate !== appointment.startDate || place.calendarIds.join() !== appointment.calendarIds.join()
  const said =
    start === null || loading || !isChanged
      ? []
      : hindranceWords({ wish, place, start, zone, situation: whole }, i18n, format)
          // A refusal at the head of the dialog has said so already.
          .filter((words) => !messages.includes(words))
  return (
    <ChangeDialog
      {...{ form, onClose }}
      messages={isLast ? [] : messages}
      save={(values) => write(values, basis)}
      id={appointment.id}
      stale={staleOf(write)}
      title={i18n._('Move {name}', { name: appointmentName(appointment) })}
      submit={i18n._('Move')}
      draft="move"
    >
      <When>
        <DateTimeF
          control={control}
          name="startDate"
          label={i18n._('Date and time')}
          zone={zone}
          whose={calendarId ?? resourceId}
          required
          help={said.join(' ')}
        />
        <DurationF control={control} name="duration" label={i18n._('Length')} min={1} />
      </When>
      {appointment.calendarIds.some((id) => id !== appointment.resourceId) ? (
        <WithFields {...{ control, service }} clinic={whole} beside={thing} />
      ) : (
        thing
      )}
      <FreeTimes
        key={`${calendarId} ${others} ${taken}`}
        label={taken === undefined ? i18n._('Next free times') : i18n._('Nearest free times')}
        slots={taken === undefined ? slots : nearestSlots(slots, taken, 8)}
        zone={zone}
        chosen={start === null ? [] : [start]}
        clinic={whole}
        named={false}
        loading={loading}
        error={unread}
        none={i18n._('Nothing free in the two weeks from {date}.', { date: format.date(from, zone, 'day') })}
        onPick={(slot) => setValue('startDate', new Date(slot.start).toISOString(), { shouldDirty: true })}
      />
    </ChangeDialog>
  )
}
