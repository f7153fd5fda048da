import { useLingui } from '@lingui/react'
import { BookedServiceF, MeetingTypeF } from '../../commands/appointments/form/shared-fields.tsx'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { thingChoices } from '../../commands/appointments/form/choices.ts'
import { WithFields } from '../../commands/appointments/form/with-fields.tsx'
import { nearestSlots, type Slot } from '../../commands/appointments/free-times/free-slots.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { FreeTimes } from './free-times.tsx'
import { More, MoreFields, ReminderFields } from './more-fields.tsx'
import { PollFields } from './poll-fields.tsx'
import type { Sought } from './use-booking.ts'

/** What is booked, and beside it how long it takes. */
const ServiceAndLength = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 116px',
  gap: 8,
  alignItems: 'start',
})

/** What else leads to a time. */
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: -4 })

interface WishFieldsProps {
  control: Control<AppointmentValues>
  wish: Sought['wish']
  clinic: Clinic
}

/** What is booked and how long, with whom, and with which room or thing where one is needed. */
export function WishFields({ control, wish: { service, resourceId }, clinic }: WishFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const needsThing = (service?.calendars ?? []).some((it) => clinic.calendars.get(it.calendarId)?.type === 'asset')
  return (
    <>
      <ServiceAndLength>
        <BookedServiceF control={control} name="serviceId" clinic={clinic} />
        <NumberF
          control={control}
          name="duration"
          label={i18n._('Length')}
          unit={i18n._('minutes')}
          min={1}
          max={1440}
          step={5}
        />
      </ServiceAndLength>
      <WithFields
        {...{ control, clinic, service }}
        none={service ? i18n._('Anyone available') : i18n._('Choose staff…')}
      />
      {(needsThing || resourceId !== null) && (
        <SelectF
          control={control}
          name="resourceId"
          label={i18n._('Resource')}
          none={i18n._('Any available')}
          options={thingChoices(clinic, format)}
        />
      )}
    </>
  )
}

interface TimeFieldsProps {
  control: Control<AppointmentValues>
  sought: Sought
  clinic: Clinic
  /** Said under the time. */
  help: string
  /** The instant that the service said is taken, epoch milliseconds: then those nearest to it are offered. */
  taken: number | undefined
  onPick: (slot: Slot) => void
  onFind: () => void
}

/** When a booking is: one time, or several on which the guests vote; and the free ones to press. */
export function TimeFields({ control, sought, clinic, help, taken, onPick, onFind }: TimeFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { wish, serviceId, start, minutes, poll, options, dates, slots, loading, error, hours, zone, whose, from } =
    sought
  const picked = poll ? options : dates
  const chosen = picked.flatMap((it) => Date.parse(it.startDate ?? '') || [])
  return (
    <>
      {poll ? (
        <PollFields {...{ control, zone, whose }} minutes={minutes || 30} />
      ) : (
        <DateTimeF
          control={control}
          name="startDate"
          label={i18n._('Date and time')}
          zone={zone}
          whose={whose}
          required
          help={help}
        />
      )}
      {(wish.service || wish.calendarId || wish.also) && (
        <FreeTimes
          key={`${serviceId} ${wish.calendarId} ${wish.also?.join(' ')} ${taken}`}
          label={taken === undefined ? i18n._('Next free times') : i18n._('Nearest free times')}
          slots={taken === undefined ? slots : nearestSlots(slots, taken, 8)}
          zone={zone}
          chosen={poll || start === null ? chosen : [start, ...chosen]}
          clinic={clinic}
          named={wish.calendarId === null}
          loading={loading}
          error={error}
          none={
            hours
              ? i18n._('Nothing free in the two weeks from {date}.', { date: format.date(from, zone, 'day') })
              : i18n._('No working hours set. Type a time.')
          }
          onPick={onPick}
        />
      )}
      <Ways>
        {!loading && !error && hours && slots.length === 0 && (
          <Button onClick={sought.lookFurther}>{i18n._('Search two more weeks')}</Button>
        )}
        <Button icon="search" onClick={onFind}>
          {i18n._('Find a time')}
        </Button>
      </Ways>
    </>
  )
}

interface RareFieldsProps {
  control: Control<AppointmentValues>
  serviceName: string
  /** IANA zone of the times, and for whom they are. */
  zone: string
  whose?: string | null
  /** How the booking repeats. */
  repeating: ReactNode
}

/** Fields that stand outside of what is folded away. */
const SEEN = [
  'guests',
  'serviceId',
  'calendarId',
  'resourceId',
  'also',
  'startDate',
  'duration',
  'options',
  'closesAt',
  'comment',
]

/** What is seldom asked of a booking, folded away. */
export function RareFields({ control, serviceName, zone, whose = null, repeating }: RareFieldsProps) {
  const { i18n } = useLingui()
  const [poll, repeats, heldUntil] = useWatch({ control, name: ['poll', 'repeat.on', 'blockedUntil'] })
  const isHeld = heldUntil !== null
  return (
    <More control={control} seen={SEEN} needed={poll || repeats} hint={i18n._('repeat, poll, reminders')}>
      {repeating}
      <SwitchF
        control={control}
        name="poll"
        label={i18n._('Poll guests for a time')}
        help={poll ? i18n._('Press free times above to offer them, or add options.') : ''}
      />
      {!poll && (
        <SwitchF
          control={control}
          name="confirmed"
          label={i18n._('Confirmed')}
          idle={isHeld}
          help={isHeld ? i18n._('A time that is only held begins unconfirmed.') : ''}
        />
      )}
      <MeetingTypeF control={control} name="type" />
      <TextF
        control={control}
        name="title"
        label={i18n._('Title')}
        placeholder={serviceName}
        help={i18n._('Leave blank to use the name of the service.')}
        maxLength={200}
      />
      <TextF control={control} name="description" label={i18n._('Description')} multiline maxLength={10_000} />
      <ReminderFields control={control} />
      <MoreFields {...{ control, zone, whose }} />
      <TextF
        control={control}
        name="blockedAppointmentId"
        label={i18n._('Replaces the block')}
        help={i18n._('ID of a blocked time. The booking replaces the block and takes its time and calendars.')}
      />
    </More>
  )
}
