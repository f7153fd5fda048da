import { MINUTE } from '#api/time/durations.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { formatInstant } from '#api/time/instant.ts'
import { dateOf } from '#api/time/zoned.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { FormDraft } from '../../fields/drafts/form-draft.tsx'
import { Button } from '../../ui/button.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { submitted, useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import type { InterfaceVersion } from '../../commands/appointments/gateway.ts'
import { scrollToInstant } from '../../commands/appointments/view/scroll-request.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { Repeating, type RepeatHandle } from '../recurrence/index.ts'
import { type CalendarView, closedPanel } from '../../commands/appointments/view/view-state.ts'
import { shownZone } from '../../commands/appointments/view/shown-zone.ts'
import { elsewhereWords } from './elsewhere-words.ts'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import type { Beginning } from './beginning.ts'
import { BookingWhen } from './booking-when.tsx'
import { GuestPart } from './guest-part.tsx'
import { bookingLabels } from '../../commands/appointments/form/booking-labels.ts'
import { optionAt } from './poll-fields.tsx'
import { useBooking } from './use-booking.ts'
import { useWish } from './use-wish.ts'
import { WishFields } from './wish-fields.tsx'
import { WishTimes } from './wish-times.tsx'

const FindForBooking = lazy(withMessages(() => import('../find-time/find-for-booking.tsx')))

interface BookingFormProps {
  begin: Beginning
  view: CalendarView
  set: SetUrlState<CalendarView>
  version: InterfaceVersion
  /** Whether the page goes to the date of what was booked. */
  follows: boolean
  onClose: () => void
}

/** The form of a booking: service, who, when (with free times to press), and for whom. */
export function BookingForm({ begin, view, set, version, follows, onClose }: BookingFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const form = useForm<AppointmentValues>({ defaultValues: begin.values })
  const { control, setValue, getValues, formState } = form
  const sought = useWish(form, begin, view)
  const { wish, poll, repeats, start, minutes, slots, situation, place, chosen, own, zone } = sought
  const { service, calendarId } = wish
  const [isFinding, setIsFinding] = useState(false)
  const booked = (made: Appointment) => {
    const id = made.calendarIds[0] ?? ''
    const madeIn = shownZone(view) ?? knownZone(clinic.calendars.get(id))
    const shown = view.calendars.length === 0 || made.calendarIds.some((it) => view.calendars.includes(it))
    form.reset(getValues())
    if (!follows) return onClose()
    scrollToInstant(Date.parse(made.startDate))
    set({
      ...closedPanel,
      date: dateOf(Date.parse(made.startDate), madeIn),
      calendar: id,
      ...(!shown && { calendars: [...view.calendars, id] }),
    })
  }
  const { book, messages, taken } = useBooking(form, version, booked)
  const series = useRef<RepeatHandle>(null)
  const write = async (values: AppointmentValues) => {
    if (values.poll || !values.repeat.on) return book(values, { wish, slots, situation })
    const isBegun = (await series.current?.book(values)) ?? false
    if (isBegun) form.reset(getValues())
    if (isBegun) onClose()
    return isBegun
  }
  const { mayLeave } = useUnsavedGuard({
    dirty: formState.isDirty,
    save: () => submitted(form, write),
    discard: () => form.reset(),
  })
  const close = () => void mayLeave().then((may) => may && onClose())
  const pick = ({ start: at, end }: { start: number; end: number }) => {
    if (!poll) return setValue('startDate', formatInstant(at), { shouldDirty: true, shouldValidate: true })
    const begun = getValues('options').filter((option) => option.startDate)
    const others = begun.filter((option) => option.startDate !== formatInstant(at))
    // A second press takes the option away again.
    const next = others.length < begun.length ? others : [...others, optionAt(at, (end - at) / MINUTE)]
    return setValue('options', next, { shouldDirty: true })
  }
  const names = place?.calendarIds.flatMap((id) => clinic.calendars.get(id)?.name ?? []) ?? []

  return (
    <SidePanel
      open
      width={540}
      title={i18n._('New appointment')}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(async (values) => void (await write(values)))(event)}
      actions={
        <FormActions
          onCancel={close}
          submit={repeats && !poll ? i18n._('Book the series') : i18n._('Book')}
          busy={formState.isSubmitting}
        />
      }
    >
      {begin.notice && <Notice title={begin.notice} />}
      <FormErrors messages={messages} />
      <FormDraft form={form} labels={bookingLabels(i18n)} name="booking" />
      <Fields>
        <WishFields {...{ control, wish, clinic }} />
        <WishTimes {...{ sought, clinic, taken }} onPick={pick} />
        <Button icon="search" onClick={() => setIsFinding(true)}>
          {i18n._('Find a time')}
        </Button>
        <BookingWhen
          control={control}
          zone={zone}
          minutes={minutes}
          help={[
            calendarId === null && names.length > 0 ? i18n._('With {names}', { names: format.list(names) }) : '',
            ...(start === null ? [] : [elsewhereWords(start, zone, own, chosen?.name, i18n, format)]),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        />
        <Repeating ref={series} form={form} wish={wish} zone={own} version={version} />
        <GuestPart control={control} serviceName={service?.name ?? ''} zone={zone} />
      </Fields>
      {isFinding && (
        <Suspense fallback={null}>
          <FindForBooking form={form} onWaiting={onClose} onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </SidePanel>
  )
}
