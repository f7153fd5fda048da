import { MINUTE } from '#api/time/durations.ts'
import { zonePlace } from '../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { type ReactNode, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { canDo } from '#api/core/rules/statuses.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { nextStep } from '../../commands/appointments/status-steps.ts'
import { guestNames } from '../../fields/guest-name.ts'
import { UnsentMark } from '../../fields/unsent-mark.tsx'
import { useFreshIds } from '../../live/fresh.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { TONE_GLYPHS } from '../../ui/tone-glyphs.ts'
import { useFirstRows } from '../../ui/use-first-rows.ts'
import { tonePaint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import { Bones, type Failed, HomeSection } from './frame.tsx'
import type { LinkedCount } from './day-numbers.ts'
import { type TodayStep, useStep } from './use-step.ts'
import { daysAhead, type HomeClock } from './when.ts'
import { Hidden } from '../../ui/hidden.ts'
import { Link } from '../../ui/link.tsx'

/** How the rows of every list say where and when. */
export interface RowWords extends HomeClock {
  /** The zone to name beside the time, where it is an unusual one. */
  foreignZoneOf: (appointment: Appointment) => string | undefined
  /** Names of the calendars. */
  placeOf: (appointment: Appointment) => string
  /** Name of the service; empty where there is none. */
  serviceOf: (appointment: Appointment) => string
}

interface CardProps extends RowWords {
  title: string
  /** Absent while they are on their way. */
  appointments: readonly Appointment[] | undefined
  counted: LinkedCount | undefined
  /** What is said of an empty list; without it the list stands only where it has rows. */
  none?: string
  failed?: Failed | undefined
  steps?: readonly TodayStep[]
  /** Whether the steps stand in sight, beside what counts; else a row shows them when it is looked at. */
  isReady?: boolean
  /** More rows than these wait behind a press. */
  first?: number
  /** What counts now of a row, at its end; where it says nothing, how long until the start. */
  counts?: (appointment: Appointment) => string | undefined
  /** What else is to be said of a row, under its name. */
  note?: (appointment: Appointment) => ReactNode
}

/** What an appointment is called in a row: its guests, else its title. */
const guestsOrTitle = (appointment: Appointment): string => guestNames(appointment.guests) || appointment.title

function useUntil() {
  const { i18n } = useLingui()
  const format = useFormat()
  return (appointment: Appointment, desk: HomeClock): string => {
    const minutes = Math.round((Date.parse(appointment.startDate) - desk.now) / MINUTE)
    if (Math.abs(minutes) < 1) return i18n._('Now')
    const days = daysAhead(appointment, desk)
    if (days !== 0) return format.date(appointment.startDate, desk.zoneOf(appointment), 'day')
    const length = format.minutes(Math.abs(minutes))
    return minutes > 0 ? i18n._('In {length}', { length }) : i18n._('{length} ago', { length })
  }
}

const STEP_ICONS: Readonly<Record<TodayStep, IconName>> = {
  confirm: 'check',
  arrive: 'arrive',
  start: 'play',
  complete: 'checkDouble',
  'no-show': 'absent',
}

/** Whether a step is offered: of the steps with somebody who is here only the one that comes next. */
const isOffered = (step: TodayStep, appointment: Appointment): boolean =>
  canDo(step, appointment).ok && ((step !== 'start' && step !== 'complete') || nextStep(appointment) === step)

type RowProps = RowWords &
  Pick<CardProps, 'steps' | 'isReady' | 'counts' | 'note'> & {
    appointment: Appointment
    fresh: boolean
  }

function Row({
  appointment,
  fresh,
  steps = [],
  isReady = false,
  counts,
  note,
  foreignZoneOf,
  placeOf,
  serviceOf,
  ...desk
}: RowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const until = useUntil()
  const take = useStep()
  const refused = useRefusal('write')
  const [busy, setBusy] = useState<TodayStep>()
  const { tone, label } = standingOf(appointment, i18n)
  const zone = desk.zoneOf(appointment)
  const unusual = foreignZoneOf(appointment)
  const name = guestsOrTitle(appointment)
  const words = {
    confirm: i18n._('Confirm'),
    arrive: i18n._('Mark arrived'),
    start: i18n._('Start'),
    complete: i18n._('Complete'),
    'no-show': i18n._('No-show'),
  }
  const about = new Set([appointment.title, serviceOf(appointment), placeOf(appointment)])
  return (
    <li data-fresh={fresh || undefined} data-ready={isReady || undefined}>
      <time dateTime={appointment.startDate}>
        {format.time(appointment.startDate, zone)}
        {unusual && <small>{zonePlace(unusual)}</small>}
      </time>
      <span data-tooltip={label} className="standing" style={{ color: tonePaint(tone).icon }}>
        <Icon name={TONE_GLYPHS[tone]} size={18} />
        <Hidden>{label}</Hidden>
      </span>
      <div>
        <Link to={paths.appointments.one(appointment.id)}>{name}</Link>
        <small>{[...about].filter((part) => part !== '' && part !== name).join(' · ')}</small>
        {note?.(appointment)}
        <UnsentMark id={appointment.id} />
      </div>
      <span className="end">
        <small className="until">{counts?.(appointment) ?? until(appointment, desk)}</small>
        {steps
          .filter((step) => isOffered(step, appointment))
          .map((step) => (
            <Button
              key={step}
              className="step"
              icon={STEP_ICONS[step]}
              busy={busy === step}
              refused={refused}
              aria-label={`${words[step]}: ${name}`}
              onClick={() => {
                setBusy(step)
                void take(appointment, step).finally(() => setBusy(undefined))
              }}
            >
              <span>{words[step]}</span>
            </Button>
          ))}
      </span>
    </li>
  )
}

const NONE: readonly Appointment[] = []

/** One list of appointments of today. */
export function AppointmentsCard({
  title,
  appointments,
  counted,
  none,
  failed,
  steps,
  isReady = false,
  counts,
  note,
  first = 6,
  ...words
}: CardProps) {
  const { i18n } = useLingui()
  const fresh = useFreshIds('appointments')
  const { shown: rows, list, showAll } = useFirstRows(appointments ?? NONE, first)
  const shown = appointments && rows
  return (
    <HomeSection title={title} counted={counted} failed={appointments ? undefined : failed}>
      {!shown && <Bones rows={Math.ceil(first / 2)} />}
      {shown?.length === 0 && none !== undefined && <p>{none}</p>}
      {shown && shown.length > 0 && (
        <List ref={list}>
          {shown.map((appointment) => (
            <Row
              key={appointment.id}
              appointment={appointment}
              fresh={fresh.has(appointment.id)}
              isReady={isReady}
              {...words}
              {...(steps && { steps })}
              {...(counts && { counts })}
              {...(note && { note })}
            />
          ))}
        </List>
      )}
      {appointments && showAll && (
        <p>
          <Button kind="quiet" onClick={showAll}>
            {i18n._('Show all {count}', { count: appointments.length })}
          </Button>
        </p>
      )}
    </HomeSection>
  )
}
