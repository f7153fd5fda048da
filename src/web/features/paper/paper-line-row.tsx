import { useLingui } from '@lingui/react'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Appointment } from '#api/contract/appointments.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { STEP_WORDS, type StatusStep } from '../../commands/appointments/status-steps.ts'
import { useVerdict } from '../../commands/appointments/use-verdict.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { paths } from '../../paths/paths.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Hidden } from '../../ui/hidden.ts'
import { Icon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { keyOfStep } from '../appointment/index.ts'
import { type PaperLine, serviceOf, type SincePrint } from '../export/index.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'

/** What is written on paper beside a name. */
export const PAPER_MARKS = ['arrive', 'complete', 'no-show'] as const satisfies readonly StatusStep[]
/** A mark beside a name on paper: a step that the appointment takes. */
export type PaperMark = (typeof PAPER_MARKS)[number]

const MARK_WORDS: Readonly<Record<PaperMark, string>> = {
  arrive: /*i18n*/ 'Arrived',
  complete: /*i18n*/ 'Completed',
  'no-show': /*i18n*/ 'No-show',
}

const SINCE_WORDS: Readonly<Partial<Record<SincePrint, string>>> = {
  changed: /*i18n*/ 'Changed since this print',
  canceled: /*i18n*/ 'Canceled since this print',
  gone: /*i18n*/ 'Deleted since this print',
  added: /*i18n*/ 'Not on this print',
}

/** The mark that says how an appointment stands; none where nothing was written yet. */
const markOf = ({ status, subStatus }: Appointment): PaperMark | null => {
  if (status === 'completed') return subStatus === 'no-show' ? 'no-show' : 'complete'
  return status === 'confirmed' && subStatus === 'arrived' ? 'arrive' : null
}

interface PaperLineRowProps {
  line: PaperLine
  /** IANA zone of the sheet. */
  zone: string
  clinic: Clinic
  onMark: (appointment: Appointment, mark: PaperMark) => void
}

/** A line of a printed sheet: what stood there, what became of it, and what was written beside it. */
export function PaperLineRow({ line, zone, clinic, onMark }: PaperLineRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const judge = useVerdict()
  const { appointment, printed, since } = line
  const span = printed ?? (appointment && appointmentSpan(appointment))
  const now = appointment && appointmentSpan(appointment)
  const name = (appointment && appointmentName(appointment)) || i18n._('Appointment')
  const mark = appointment ? markOf(appointment) : null
  const service = appointment ? serviceOf(appointment, clinic) : ''
  const people = (appointment?.calendarIds ?? []).flatMap((id) => clinic.calendars.get(id)?.name ?? [])
  const moved =
    since === 'moved' &&
    now &&
    i18n._('Moved to {time}, {people}', {
      time: format.dateTimeRange(now.start, now.end, zone),
      people: format.list(people),
    })
  const told = moved || (SINCE_WORDS[since] && i18n._(SINCE_WORDS[since]))
  const isOver = since === 'gone' || since === 'canceled'
  return (
    <li data-gone={isOver || undefined} data-line={line.id}>
      <time>{span && format.timeRange(span.start, span.end, zone)}</time>
      <span className="who">
        {appointment ? (
          <Link className="name" to={paths.appointments.one(line.id)}>
            {name}
          </Link>
        ) : (
          <b className="name">{name}</b>
        )}
        {service && service !== name && <span className="what">{service}</span>}
        {appointment && <StatusChip {...standingOf(appointment, i18n)} />}
        {told && (
          <span className="since">
            <Icon name="warning" size={14} /> {told}
          </span>
        )}
      </span>
      {appointment && !appointment.blocked && !isOver && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={name}
          value={mark}
          onChange={(_event, next: PaperMark | null) => next && onMark(appointment, next)}
        >
          {PAPER_MARKS.map((each) => {
            const verdict = judge(each, appointment)
            return (
              <ToggleButton
                key={each}
                value={each}
                data-mark={each}
                disabled={!verdict.ok && mark !== each}
                aria-keyshortcuts={keyOfStep(each)}
                {...(!verdict.ok && { title: i18n._(verdict.reason) })}
              >
                <Icon name={STEP_WORDS[each].icon} size={16} />
                <span className="words">{i18n._(MARK_WORDS[each])}</span>
                {!verdict.ok && <Hidden>{i18n._(verdict.reason)}</Hidden>}
              </ToggleButton>
            )
          })}
        </ToggleButtonGroup>
      )}
    </li>
  )
}
