import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useId, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { DAY } from '#api/time/durations.ts'
import { dateOf } from '#api/time/zoned.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { FreeTimesFailed } from '../../../commands/appointments/free-times/free-times-failed.tsx'
import { LOOK_AHEAD, useFreeSlots } from '../../../commands/appointments/free-times/use-free-slots.ts'
import type { Clinic } from '../../../commands/appointments/records/queries.ts'
import { useMoves } from '../../../commands/appointments/use-moves.ts'
import { guestWords } from '../../../fields/guest-name.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { zoned } from '../../../fields/zoned.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { type ComingForward, comingForward } from './coming-forward.ts'
import type { FreedTime } from './freed-times.ts'

const Part = styled('section')({
  marginBlockStart: 20,
  '& > h3': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > p': { margin: '3px 0 0', color: paint.soft, fontSize: size.body2 },
  '& ul': { display: 'grid', gap: 12, marginBlockStart: 12 },
  '& li': { padding: 14, border: `1px solid ${paint.line}`, borderRadius: radius.sheet },
  '& li > strong': { display: 'block', fontSize: size.body1, fontWeight: weight.medium },
  '& li > p': { margin: '3px 0 0', color: paint.soft, fontSize: size.body2 },
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, marginBlockStart: 10 },
  '& .row > a': { color: paint.ink, fontSize: size.body2 },
})

/** So many are offered; whoever comes later than all of them is asked once these could not. */
const MOST = 5

interface ForwardPartProps {
  freed: FreedTime
  /** Who waits, for the time that somebody else would leave. */
  entries: readonly Appointment[]
  clinic: Clinic
  /** Called with the time that was left once somebody has come forward. */
  onLeft: (left: FreedTime, next: ComingForward['next']) => void
}

/** Who comes later and could take freed time instead, to be called one by one; nobody is moved unasked. */
export function ForwardPart({ freed, entries, clinic, onLeft }: ForwardPartProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const refused = useRefusal('write')
  const [busy, setBusy] = useState(false)
  const service = clinic.services.get(freed.serviceId ?? '')
  const wish = { service, calendarId: freed.calendarId, resourceId: null, duration: service?.duration ?? 0 }
  const { situation, loading, error } = useFreeSlots(wish, freed.start)
  const move = useMoves(clinic, situation.schedules)
  const zone = knownZone(clinic.calendars.get(freed.calendarId))
  const known = { start: situation.now, end: freed.start + LOOK_AHEAD * DAY }
  const found = loading || error ? [] : comingForward(freed, entries, situation, known).slice(0, MOST)

  const isSameDay = (instant: number) => dateOf(instant, zone) === dateOf(freed.start, zone)
  const timeOf = (instant: number) =>
    zoned(
      isSameDay(instant) ? format.time(instant, zone) : format.dateTime(instant, zone, 'day'),
      zone,
      instant,
      clinic.calendars.values(),
      format,
    )
  const wordsOf = ({ appointment, to, next }: ComingForward) => {
    const told = {
      name: appointmentName(appointment),
      from: timeOf(Date.parse(appointment.startDate)),
      to: timeOf(to.start),
      next: next ? appointmentName(next.entry) || i18n._('Someone') : '',
    }
    return next
      ? i18n._('Moves {name} from {from} to {to}, which opens {from} for {next} on the waiting list.', told)
      : i18n._('Moves {name} from {from} to {to}, which opens {from}.', told)
  }
  const bring = async ({ appointment, to, next }: ComingForward) => {
    setBusy(true)
    const moved = await move(appointment, to)
    setBusy(false)
    const left = { start: Date.parse(appointment.startDate), end: Date.parse(appointment.endDate) }
    if (moved) onLeft({ ...freed, ...left }, next)
  }
  if (!service || loading) return null
  return (
    <Part aria-labelledby={id} aria-busy={busy}>
      <h3 id={id}>{i18n._('Could come earlier')}</h3>
      <p>
        {i18n._('Later {service} appointments that fit {time}. Call first; nothing moves by itself.', {
          service: service.name,
          time: timeOf(freed.start),
        })}
      </p>
      {error && <FreeTimesFailed error={error} />}
      {!error && found.length === 0 && <p>{i18n._('No later appointment fits.')}</p>}
      <List>
        {found.map((it) => {
          const name = appointmentName(it.appointment)
          const words = it.appointment.guests.map(guestWords)
          const phone = words.find((guest) => guest.phone !== '')?.phone
          const email = words.find((guest) => guest.email !== '')?.email
          return (
            <li key={it.appointment.id} aria-label={name}>
              <strong>{name}</strong>
              <p>{wordsOf(it)}</p>
              <div className="row">
                {phone && (
                  <>
                    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                    <CopyButton text={phone} label={i18n._('Copy phone of {name}', { name })} />
                  </>
                )}
                {!phone && email && <a href={`mailto:${email}`}>{email}</a>}
                <Button refused={refused} disabled={busy} onClick={() => void bring(it)}>
                  {i18n._('Move to {time}', { time: timeOf(it.to.start) })}
                </Button>
              </div>
            </li>
          )
        })}
      </List>
    </Part>
  )
}
