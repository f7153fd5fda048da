import { useLingui } from '@lingui/react'
import type { Appointment } from '#api/contract/appointments.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { AppointmentsCard } from './card.tsx'
import { isClosedToday } from './open.ts'
import { Stack } from './stack.ts'
import { appointmentTroubleWords } from './trouble-words.ts'
import { useRowWords } from './use-row-words.ts'
import type { TodayView } from './use-today.ts'

const LATE = ['arrive', 'no-show'] as const
const COMING = ['arrive'] as const
const PENDING = ['confirm'] as const

/** The appointments that somebody has to do something about. */
export function Lists({ view }: { view: TodayView }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const words = useRowWords(view)
  const { today, counted, unconfirmed, holds, conflicts, ahead, near, schedules, services, calendars, calendarsById } =
    view
  const failed = near.error ? { error: near.error, retry: () => void near.refetch() } : undefined
  const unasked = ahead.error ? { error: ahead.error, retry: () => void ahead.refetch() } : undefined
  const troublesOf = new Map(conflicts?.map(({ appointment, troubles }) => [appointment.id, troubles]))
  const troubled = (appointment: Appointment) =>
    troublesOf.get(appointment.id)?.map((trouble, index) => {
      const calendar = 'calendarId' in trouble ? (calendarsById.get(trouble.calendarId)?.name ?? '') : ''
      const zone = words.zoneOf(appointment)
      return <small key={index}>⚠ {appointmentTroubleWords(trouble, { calendar, zone, i18n, format })}</small>
    })
  const lapsing = (appointment: Appointment) => (
    <small>
      {i18n._('Held until {time}, {left}', {
        time: format.time(appointment.blockedUntil ?? '', words.zoneOf(appointment)),
        left: format.relative(appointment.blockedUntil ?? '', words.now),
      })}
    </small>
  )
  const unchecked = schedules.error || services.error || calendars.error
  return (
    <Stack>
      {today?.here.length !== 0 && (
        <AppointmentsCard
          title={i18n._('Here now')}
          first={4}
          appointments={today?.here}
          counted={counted.here}
          failed={failed}
          {...words}
        />
      )}
      {today?.late.length !== 0 && (
        <AppointmentsCard
          title={i18n._('Late')}
          steps={LATE}
          first={4}
          appointments={today?.late}
          counted={counted.late}
          failed={failed}
          {...words}
        />
      )}
      <AppointmentsCard
        title={i18n._('Up next')}
        steps={COMING}
        appointments={today?.coming}
        counted={counted.coming}
        none={
          today && today.done.length + today.here.length + today.late.length === 0
            ? isClosedToday(schedules.byCalendar, words.now)
              ? i18n._('Closed today.')
              : i18n._('Nothing booked today.')
            : i18n._('No more appointments today.')
        }
        failed={failed}
        {...words}
      />
      {unconfirmed?.length !== 0 && (
        <AppointmentsCard
          title={i18n._('Unconfirmed')}
          steps={PENDING}
          appointments={unconfirmed}
          counted={counted.unconfirmed}
          failed={unasked}
          {...words}
        />
      )}
      {(conflicts?.length !== 0 || unchecked) && (
        <AppointmentsCard
          title={i18n._('Conflicts today and tomorrow')}
          first={4}
          appointments={conflicts?.map(({ appointment }) => appointment)}
          counted={counted.conflicts}
          none={
            unchecked
              ? i18n._('No overlaps. Not everything was checked: couldn’t load hours or services.')
              : i18n._('No overlaps, nothing outside opening hours.')
          }
          failed={failed}
          note={troubled}
          {...words}
        />
      )}
      {holds && holds.length > 0 && (
        <AppointmentsCard
          title={i18n._('Holds expiring within a day')}
          first={4}
          appointments={holds}
          counted={counted.holds}
          note={lapsing}
          {...words}
        />
      )}
    </Stack>
  )
}
