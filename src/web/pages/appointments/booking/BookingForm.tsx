import { knownZone, zoneOfMost } from '../../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { dateOf } from '../../../../api/time/zoned.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateTimeF } from '../../../ui/form/DateTimeF.tsx'
import { Fields, FormErrors, Pair } from '../../../ui/form/FormErrors.tsx'
import { NumberF } from '../../../ui/form/NumberF.tsx'
import { SelectF } from '../../../ui/form/SelectF.tsx'
import { FormActions } from '../../../ui/panel/FormActions.tsx'
import { SidePanel } from '../../../ui/panel/SidePanel.tsx'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import { useUnsavedGuard } from '../../../ui/useUnsavedGuard.ts'
import type { InterfaceVersion } from '../desk/gateway.ts'
import { useClinic } from '../reads.ts'
import { ownZone, useNow } from '../use-now.ts'
import { type CalendarView, closed } from '../view-state.ts'
import type { AppointmentValues } from './appointment-values.ts'
import type { Beginning } from './beginning.ts'
import { personChoices, serviceChoices, thingChoices } from './choices.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { nearestSlots } from './free-slots.ts'
import { GuestPart } from './GuestPart.tsx'
import { minutesOf, placeFor } from './placing.ts'
import { useBooking } from './use-booking.ts'
import { useFreeSlots } from './use-free-slots.ts'

interface BookingFormProps {
  begin: Beginning
  view: CalendarView
  set: SetUrlState<CalendarView>
  version: InterfaceVersion
  /** Whether the page goes to the date of what was booked. */
  follows: boolean
  onClose: () => void
}

const QUARTER = 15 * 60_000

/** The form of a booking: service, who, when (with free times to press), and for whom. */
export function BookingForm({ begin, view, set, version, follows, onClose }: BookingFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const now = useNow()
  const form = useForm<AppointmentValues>({ defaultValues: begin.values })
  const { control, setValue, getValues, formState } = form
  const [serviceId, calendarId, resourceId, startDate, duration] = useWatch({
    control,
    name: ['serviceId', 'calendarId', 'resourceId', 'startDate', 'duration'],
  })
  const service = serviceId ? clinic.services.get(serviceId) : undefined
  const ownLength = service?.duration
  // The form is a store of its own: a chosen service brings its length there.
  useEffect(() => {
    if (ownLength !== undefined) setValue('duration', ownLength)
  }, [serviceId, ownLength, setValue])
  const start = startDate ? Date.parse(startDate) : null
  const minutes = minutesOf({ duration })
  const wish = useMemo(
    () => ({ service, calendarId, resourceId, duration: minutes }),
    [service, calendarId, resourceId, minutes],
  )
  const [further, setFurther] = useState(0)
  const from = Math.max(Math.floor(now / QUARTER) * QUARTER, begin.from)
  const { slots, situation, loading, hours } = useFreeSlots(wish, from + further)
  const place = start === null ? undefined : placeFor(wish, start, slots, situation)
  const chosen = clinic.calendars.get(calendarId ?? place?.calendarIds[0] ?? '')
  const zone = chosen ? knownZone(chosen) : (zoneOfMost(clinic.calendars.values()) ?? ownZone())

  const booked = (made: Appointment) => {
    const id = made.calendarIds[0] ?? ''
    const own = knownZone(clinic.calendars.get(id))
    const shown = view.calendars.length === 0 || made.calendarIds.some((it) => view.calendars.includes(it))
    form.reset(getValues())
    if (!follows) return onClose()
    set({
      ...closed,
      date: dateOf(Date.parse(made.startDate), own),
      calendar: id,
      ...(!shown && { calendars: [...view.calendars, id] }),
    })
  }
  const { book, messages, taken } = useBooking(form, version, booked)
  const { mayLeave } = useUnsavedGuard({ dirty: formState.isDirty })
  const close = () => void mayLeave().then((may) => may && onClose())
  const things = thingChoices(clinic, format)
  const needsThing = (service?.calendars ?? []).some((it) => clinic.calendars.get(it.calendarId)?.type === 'asset')
  const pick = (slot: { start: number }) =>
    setValue('startDate', new Date(slot.start).toISOString(), { shouldDirty: true, shouldValidate: true })
  const offered = taken === undefined ? slots : nearestSlots(slots, taken, 8)
  const names = place?.calendarIds.flatMap((id) => clinic.calendars.get(id)?.name ?? []) ?? []

  return (
    <SidePanel
      open
      width={540}
      title={i18n._('New appointment')}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit((values) => book(values, { wish, slots, situation }))(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Book')} busy={formState.isSubmitting} />}
    >
      <FormErrors messages={messages} />
      <Fields>
        <SelectF
          control={control}
          name="serviceId"
          label={i18n._('Service')}
          none={i18n._('No service')}
          options={serviceChoices(clinic, i18n, format)}
        />
        <Pair>
          <SelectF
            control={control}
            name="calendarId"
            label={i18n._('With')}
            none={service ? i18n._('Anybody who is free') : i18n._('Nobody yet')}
            options={personChoices(clinic, service, i18n, format)}
          />
          {(needsThing || resourceId !== null) && (
            <SelectF
              control={control}
              name="resourceId"
              label={i18n._('Room or thing')}
              none={i18n._('Any that is free')}
              options={things}
            />
          )}
        </Pair>
        {(service || calendarId) && (
          <FreeTimes
            key={`${serviceId} ${calendarId} ${taken}`}
            label={taken === undefined ? i18n._('Next free times') : i18n._('Free times nearest to it')}
            slots={offered}
            zone={zone}
            chosen={start}
            clinic={clinic}
            named={calendarId === null}
            loading={loading}
            none={
              hours
                ? i18n._('Nothing is free in the two weeks from {date} on.', {
                    date: format.date(from + further, zone, 'day'),
                  })
                : i18n._('No working hours are set here. Type a time.')
            }
            onPick={pick}
          />
        )}
        {!loading && hours && slots.length === 0 && (
          <Button onClick={() => setFurther(further + 14 * 86_400_000)}>{i18n._('Look two weeks further')}</Button>
        )}
        <Pair>
          <DateTimeF
            control={control}
            name="startDate"
            label={i18n._('Date and time')}
            zone={zone}
            required
            help={calendarId === null && names.length > 0 ? i18n._('With {names}', { names: format.list(names) }) : ''}
          />
          <NumberF
            control={control}
            name="duration"
            label={i18n._('Length')}
            unit={i18n._('minutes')}
            min={1}
            max={1440}
            step={5}
          />
        </Pair>
        <GuestPart control={control} serviceName={service?.name ?? ''} />
      </Fields>
    </SidePanel>
  )
}
