import { MINUTE } from '#api/time/durations.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { knownZone } from '../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Appointment } from '#api/contract/appointments.ts'
import { formatInstant } from '#api/time/instant.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { FormDraft } from '../../fields/drafts/form-draft.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import { bookedTime } from '../../live/presence/booked-time.ts'
import { bookedInstead } from '../../live/unsent.ts'
import { useAnnounce } from '../../live/presence/use-announce.ts'
import { TextF } from '../../ui/form/text-f.tsx'
import { Button } from '../../ui/button.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { submitted, useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { useDirty } from '../../ui/form/use-is-dirty.ts'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { toggledDate } from '../../commands/appointments/form/repeat-values.ts'
import { bookedAs } from '../../commands/appointments/form/default-status.ts'
import { bookingLabels } from '../../commands/appointments/form/booking-labels.ts'
import { GuestFields } from '../../commands/appointments/form/guest-fields.tsx'
import type { Visit } from '../../commands/appointments/guests/known-guests.ts'
import { hindranceWords } from '../../commands/appointments/free-times/hindrance-words.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { useCalendarQuery, useClinic } from '../../commands/appointments/records/queries.ts'
import { usePlanning } from '../../commands/appointments/view/planned-time.ts'
import { shownZone } from '../../commands/appointments/view/shown-zone.ts'
import { type CalendarView, closedPanel } from '../../commands/appointments/view/view-state.ts'
import { type CalendarStep, useCalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { Repeating, type RepeatHandle } from '../recurrence/index.ts'
import { RareFields, TimeFields, WishFields } from './booking-fields.tsx'
import { type Beginning, beginningOf } from './booking-values.ts'
import { elsewhereWords } from './elsewhere-words.ts'
import { optionAt } from './poll-fields.tsx'
import { useBooking, useWish } from './use-booking.ts'

const OverbookDialog = lazySection(withMessages(() => import('./overbook-dialog.tsx')))
const FindForBooking = lazySection(withMessages(() => import('../find-time/find-for-booking.tsx')))

interface BookingPanelProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  version: InterfaceVersion
  /** Whether the page goes to the date of what was booked. */
  follows: boolean
  onClose: () => void
}

/** Books an appointment beside the calendar; it waits for the calendars, so that it begins as the address says. */
export default function BookingPanel(props: BookingPanelProps) {
  return useCalendarQuery().isPending ? null : <BookingForm {...props} />
}

/** The form of a booking: for whom, what, with whom, and when (with free times to press); what is seldom asked is folded. */
function BookingForm({ view, set, version, follows, onClose }: BookingPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const api = useApi()
  const { connectionId } = api
  const { booking: prefill } = useCalendarStep()
  // The address says how the booking begins; from then on the form is the form's.
  const [begin] = useState(() => beginningOf(view, clinic, prefill, bookedAs(connectionId) === 'confirmed'))
  // What was filled in names a guest: the history need not remember it any longer.
  useEffect(() => {
    if (prefill) set({})
  }, [prefill, set])
  const form = useForm<AppointmentValues>({ defaultValues: begin.values })
  const { control, setValue, getValues, formState } = form
  const sought = useWish(form, begin, view)
  const { wish, poll, repeats, start, minutes, slots, situation, place, chosen, own, zone, loading } = sought
  const [isFinding, setIsFinding] = useState(false)
  const [isOverbooking, setIsOverbooking] = useState(false)
  const mayNotOverbook = useRefusal('overbook')
  /** Leaves the form for the day and the calendar of what was booked. */
  const leaveFor = (made: Pick<Appointment, 'calendarIds' | 'startDate'>) => {
    form.reset(getValues())
    if (!follows) return onClose()
    const id = made.calendarIds[0] ?? view.calendar
    const madeIn = shownZone(view) ?? knownZone(clinic.calendars.get(id))
    const shown = view.calendars.length === 0 || made.calendarIds.some((it) => view.calendars.includes(it))
    const start = Date.parse(made.startDate)
    set(
      {
        ...closedPanel,
        date: dateOf(start, madeIn),
        calendar: id,
        ...(!shown && made.calendarIds.length > 0 && { calendars: [...view.calendars, id] }),
      },
      { state: { lookAt: start } satisfies CalendarStep },
    )
  }
  const booked = (made: Appointment) => {
    if (begin.instead !== undefined) bookedInstead(api).set(begin.instead)
    leaveFor(made)
  }
  const { book, messages, taken, refused } = useBooking(form, version, booked)
  const series = useRef<RepeatHandle>(null)
  const write = async (values: AppointmentValues) => {
    if (values.poll || !values.repeat.on) return book(values, { wish, slots, situation })
    const isBegun = (await series.current?.book(values)) ?? false
    const { startDate, calendarId } = values
    if (isBegun && startDate !== null) leaveFor({ startDate, calendarIds: calendarId === null ? [] : [calendarId] })
    return isBegun
  }
  const { leave } = useUnsavedGuard({
    dirty: useDirty(form),
    save: () => submitted(form, write),
    discard: () => form.reset(),
  })
  const close = () => leave(onClose)
  const pick = ({ start: at, end }: { start: number; end: number }) => {
    const { startDate, repeat } = getValues()
    const isMore = !poll && repeat.on && repeat.how === 'dates' && startDate !== null
    if (isMore && startDate !== formatInstant(at))
      return setValue('repeat.dates', toggledDate(repeat.dates, formatInstant(at)), { shouldDirty: true })
    if (!poll) return setValue('startDate', formatInstant(at), { shouldDirty: true, shouldValidate: true })
    const begun = getValues('options').filter((option) => option.startDate)
    const others = begun.filter((option) => option.startDate !== formatInstant(at))
    // A second press takes the option away again.
    const next = others.length < begun.length ? others : [...others, optionAt(at, (end - at) / MINUTE)]
    return setValue('options', next, { shouldDirty: true })
  }
  const follow = useEffectEvent(({ values, keepsLength }: Beginning) => {
    const at = Date.parse(values.startDate ?? '')
    const length = keepsLength ? Number(values.duration) : minutes
    pick({ start: at, end: at + length * MINUTE })
    if (keepsLength) setValue('duration', length, { shouldDirty: true })
    // Whoever is booked along stays where they are.
    const others = getValues('also')
    const isNew = (id: string | null) => id !== null && !others.includes(id)
    if (isNew(values.calendarId)) setValue('calendarId', values.calendarId, { shouldDirty: true })
    if (isNew(values.resourceId)) setValue('resourceId', values.resourceId, { shouldDirty: true })
  })
  // A press on another free place of the calendar beside the form means that time.
  const pressed = useRef(view)
  useEffect(() => {
    const before = pressed.current
    pressed.current = view
    if (view.start === '' || (['start', 'end', 'on'] as const).every((name) => before[name] === view[name])) return
    follow(beginningOf(view, clinic))
  }, [view, clinic])

  const planned = poll ? [] : (place?.calendarIds ?? (chosen ? [chosen.id] : []))
  usePlanning(planned, start, minutes)
  useAnnounce(bookedTime(planned, start, (start ?? 0) + minutes * MINUTE))
  const asLastTime = ({ serviceId, calendarIds }: Visit) => {
    const isOffered = clinic.services.get(serviceId ?? '')?.active
    if (isOffered) setValue('serviceId', serviceId, { shouldDirty: true })
    const person = calendarIds.find((id) => clinic.calendars.get(id)?.type === 'agent')
    if (person) setValue('calendarId', person, { shouldDirty: true })
  }

  const names = place?.calendarIds.flatMap((id) => clinic.calendars.get(id)?.name ?? []) ?? []
  const time =
    poll || start === null || minutes === 0
      ? undefined
      : format.dateTimeRange(formatInstant(start), formatInstant(start + minutes * MINUTE), zone)
  return (
    <SidePanel
      open
      docks
      title={i18n._('New appointment')}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(async (values) => void (await write(values)))(event)}
      actions={
        <FormActions
          onCancel={close}
          summary={time && names.length > 0 ? i18n._('{time} with {names}', { time, names: format.list(names) }) : time}
          submit={repeats && !poll ? i18n._('Book the series') : i18n._('Book')}
          busy={formState.isSubmitting}
        />
      }
    >
      {begin.notice && <Notice title={begin.notice} />}
      <FormErrors messages={messages} />
      {refused && (
        <p>
          <Button refused={mayNotOverbook} onClick={() => setIsOverbooking(true)}>
            {i18n._('Double-book…')}
          </Button>
        </p>
      )}
      <FormDraft form={form} labels={bookingLabels(i18n)} name="booking" />
      <Fields>
        <GuestFields
          control={control}
          onLastTime={asLastTime}
          isSettled={sought.serviceId !== null}
          onGuest={(guest) => set({ guest })}
        />
        <WishFields {...{ control, wish, clinic }} />
        <TimeFields
          {...{ control, sought, clinic, taken }}
          help={
            start === null
              ? ''
              : [
                  elsewhereWords(start, zone, own, chosen?.name, i18n, format),
                  ...(poll || loading ? [] : hindranceWords({ wish, place, start, zone, situation }, i18n, format)),
                ]
                  // A refusal at the head of the form has said so already.
                  .filter((words) => words !== '' && !messages.includes(words))
                  .join(' ')
          }
          onPick={pick}
          onFind={() => setIsFinding(true)}
        />
        <TextF
          control={control}
          name="comment"
          label={i18n._('Internal notes')}
          placeholder={i18n._('Anything the team should know')}
          multiline
          rows={2}
          maxLength={10_000}
        />
        <RareFields
          {...{ control, zone }}
          whose={sought.whose}
          serviceName={wish.service?.name ?? ''}
          repeating={<Repeating ref={series} form={form} wish={wish} zone={own} version={version} />}
        />
      </Fields>
      {isOverbooking && refused && (
        <Suspense fallback={null}>
          <OverbookDialog
            refusal={refused.words}
            onClose={() => setIsOverbooking(false)}
            onBook={(reason) => book(refused.values, refused.context, reason)}
          />
        </Suspense>
      )}
      {isFinding && (
        <Suspense fallback={null}>
          <FindForBooking form={form} onWaiting={onClose} onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </SidePanel>
  )
}
