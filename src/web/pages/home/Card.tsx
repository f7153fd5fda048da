import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Appointment } from '../../../api/contract/appointments.ts'
import { canDo } from '../../../api/core/rules/statuses.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { guestNames } from '../../fields/guest-name.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { media, paint } from '../../ui/paint.ts'
import { Bone } from '../../ui/Skeletons.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { paths } from '../paths.ts'
import { type TodayStep, useStep } from './use-step.ts'

interface CardProps {
  title: string
  icon: IconName
  /** Absent while they are on their way. */
  appointments: readonly Appointment[] | undefined
  none: string
  step?: TodayStep
  /** Whether the date is said too. */
  dated?: boolean
  now: number
  zoneOf: (appointment: Appointment) => string
  /** The zone to name beside the time, where it is an unusual one. */
  foreignZoneOf: (appointment: Appointment) => string | undefined
  placeOf: (appointment: Appointment) => string
}

/** More rows than these wait behind a press. */
const FIRST = 8

const Frame = styled('section')({
  border: `1px solid ${paint.line}`,
  borderRadius: 12,
  background: paint.surface,
  overflow: 'hidden',
  '& > h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    padding: '12px 16px',
    fontSize: '0.9375rem',
    fontWeight: 620,
  },
  '& > h2 > span': { color: paint.soft, fontWeight: 400 },
  '& > p': { margin: 0, padding: '4px 16px 18px', color: paint.soft },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 8,
    paddingInline: 16,
    borderBlockStart: `1px solid ${paint.line}`,
  },
  [media.compact]: {
    '& li': { gridTemplateColumns: '84px minmax(0, 1fr)' },
    '& li > .end': { gridColumn: 2, justifyContent: 'start' },
  },
  '& time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: paint.soft, fontSize: '0.78125rem', fontWeight: 400 },
  '& li > div > a': { color: paint.ink, fontWeight: 600, textDecoration: 'none' },
  '& li > div > a:hover': { textDecoration: 'underline' },
  '& .end': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 8 },
})

function Row({
  appointment,
  step,
  dated,
  now,
  zoneOf,
  foreignZoneOf,
  placeOf,
}: Omit<CardProps, 'title' | 'icon' | 'appointments' | 'none'> & { appointment: Appointment }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const take = useStep()
  const [busy, setBusy] = useState(false)
  const { tone, label } = standingOf(appointment, i18n)
  const zone = zoneOf(appointment)
  const unusual = foreignZoneOf(appointment)
  const name = guestNames(appointment.guests) || appointment.title
  const words = { confirm: i18n._('Confirm'), arrive: i18n._('Mark arrived') }
  return (
    <li>
      <time dateTime={appointment.startDate}>
        {format.time(appointment.startDate, zone)}
        {unusual && <small>{format.zone(unusual, appointment.startDate)}</small>}
        <small>
          {dated ? format.date(appointment.startDate, zone, 'day') : format.relative(appointment.startDate, now)}
        </small>
      </time>
      <div>
        <Link to={paths.appointments.one(appointment.id)}>{name}</Link>
        <small>
          {[appointment.title, placeOf(appointment)].filter((part) => part !== '' && part !== name).join(' · ')}
        </small>
      </div>
      <span className="end">
        <StatusChip tone={tone} label={label} />
        {step && canDo(step, appointment).ok && (
          <Button
            busy={busy}
            aria-label={`${words[step]}: ${name}`}
            onClick={() => {
              setBusy(true)
              void take(appointment, step).finally(() => setBusy(false))
            }}
          >
            {words[step]}
          </Button>
        )}
      </span>
    </li>
  )
}

/** One list of today. */
export function Card({ title, icon, appointments, none, ...rest }: CardProps) {
  const { i18n } = useLingui()
  const [all, setAll] = useState(false)
  const shown = all ? appointments : appointments?.slice(0, FIRST)
  return (
    <Frame aria-label={title}>
      <h2>
        <Icon name={icon} />
        {title}
        {appointments && <span>{appointments.length}</span>}
      </h2>
      {!appointments && (
        <p>
          <Bone width="70%" />
        </p>
      )}
      {appointments?.length === 0 && <p>{none}</p>}
      <ul>
        {shown?.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} {...rest} />
        ))}
      </ul>
      {appointments && appointments.length > FIRST && !all && (
        <p>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {i18n._('Show all {count}', { count: appointments.length })}
          </Button>
        </p>
      )}
    </Frame>
  )
}
