import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import type { I18n } from '@lingui/core'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Select } from '../../ui/form/field-frame.tsx'
import { Icon } from '../../ui/icons.tsx'
import { FramedList } from '../../ui/panel/framed-list.ts'
import { media, paint, tonePaint } from '../../theme/paint.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { concernWords } from '../../commands/appointments/warning-words.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { clashesIn, usualChoice, type JudgedOccurrence, type OccurrenceChoice, type Taking } from './plan.ts'
import { size } from '../../theme/scale.ts'
import type { Format } from '../../i18n/format.ts'
import type { Occurrence } from '../../commands/appointments/form/repeat-values.ts'

/** What the choices are called where it is not about making appointments. */
interface ChoiceWords {
  keep: string
  /** How many are kept, that is, have it done to them. */
  kept: (count: string) => string
  skip: string
  /** How many are skipped, that is, left as they are. */
  skipped: (count: string) => string
}

/** What a plan comes to, in words. */
function planCountWords(
  choices: readonly OccurrenceChoice[],
  words: ChoiceWords | undefined,
  i18n: I18n,
  format: Format,
): string {
  const kept = choices.filter((choice) => choice === 'keep').length
  const skipped = choices.filter((choice) => choice === 'skip').length
  const moved = choices.length - kept - skipped
  const whole = i18n._('{count, plural, one {# appointment} other {# appointments}}', { count: choices.length })
  if (skipped + moved === 0) {
    return words ? `${whole}.` : i18n._('{whole}, all as planned.', { whole })
  }
  const said = words ?? {
    kept: (count: string) => i18n._('{count} as planned', { count }),
    skipped: (count: string) => i18n._('{count} skipped', { count }),
  }
  const parts = [
    ...(kept > 0 || !words ? [said.kept(format.number(kept))] : []),
    ...(moved > 0 ? [i18n._('{count} at another time', { count: format.number(moved) })] : []),
    ...(skipped > 0 ? [said.skipped(format.number(skipped))] : []),
  ]
  return i18n._('{whole}: {parts}.', { whole, parts: format.list(parts) })
}

/** What the clocks do to a time, and what will happen. */
function oddWords({ odd, start }: Pick<Occurrence, 'odd' | 'start'>, zone: string, i18n: I18n, format: Format) {
  const time = format.time(start, zone)
  return odd === 'missing'
    ? i18n._('Clocks skip this time that day: the appointment will be at {time}.', { time })
    : i18n._('This time happens twice that day: we’ll use the first.')
}

/** A time of a plan with what was chosen for it. */
export interface PreviewRow extends JudgedOccurrence {
  /** What else is to be said of it. */
  notes?: readonly string[]
  /** The names of who would be there, where they are not the same at every time. */
  who?: string
}

interface PreviewProps {
  rows: readonly PreviewRow[]
  choices: ReadonlyMap<string, OccurrenceChoice>
  onChoose: (key: string, choice: OccurrenceChoice) => void
  clinic: Clinic
  /** IANA zone in which times are said. */
  zone: string
  loading: boolean
  /** Whether what stands in the calendars could not be read. */
  failed: boolean
  /** Whether two of them may be at the same time. */
  mayOverlap: boolean
  /** Where those that are left out stand already, by the keys of their rows. */
  stays?: ReadonlyMap<string, Taking>
  words?: ChoiceWords
}

const warning = tonePaint('pending')
const Occurrences = styled(FramedList)({
  maxBlockSize: 340,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 10px',
    padding: '5px 8px 5px 10px',
  },
  '& > li[data-choice="skip"] > span': { color: paint.soft, textDecoration: 'line-through' },
  '& > li > span > small': { color: paint.soft },
  // As narrow as its words, so that the time has the room.
  '& > li > .choice': { inlineSize: 124, [media.compact]: { inlineSize: 112 } },
  '& p': { gridColumn: '1 / -1', display: 'flex', gap: 5, margin: 0, color: warning.text, fontSize: size.caption },
  '& p > svg': { flex: 'none', marginBlockStart: 1 },
}) as typeof FramedList
const Count = styled('output')({ display: 'block', marginBlockEnd: 6, fontSize: size.body2 })

const yearOf = ({ date }: JudgedOccurrence): string => date.slice(0, 4)

/** Every time of a plan with what speaks against it; each can be kept, left out, or put at another time of its day. */
export function OccurrenceList({
  rows,
  choices,
  onChoose,
  clinic,
  zone,
  loading,
  failed,
  mayOverlap,
  stays,
  words,
}: PreviewProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const clashes = mayOverlap ? undefined : clashesIn(rows, choices, stays)
  const chosen = (row: JudgedOccurrence): OccurrenceChoice => choices.get(row.key) ?? usualChoice(row)
  return (
    <section aria-label={i18n._('Preview')} aria-busy={loading}>
      <Count>
        {loading ? i18n._('Checking the calendars…') : planCountWords(rows.map(chosen), words, i18n, format)}
        {failed && <> {i18n._('Couldn’t load team & resources: conflicts may be missing here.')}</>}
      </Count>
      {/* What scrolls must be in reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Occurrences component="ol" tabIndex={0} aria-label={i18n._('Every appointment of the series')}>
        {rows.map((row) => {
          const choice = chosen(row)
          const when = format.dateTimeRange(row.start, row.end, zone)
          const lines = [
            ...row.taken.map((it) =>
              i18n._('Taken: {name}, {time}', {
                name: appointmentName(it) || it.title,
                time: format.timeRange(it.startDate, it.endDate, zone),
              }),
            ),
            ...(clashes?.get(row.key) ?? []).map(({ start, end }) =>
              i18n._('Overlaps with another of the series: {when}', { when: format.dateTimeRange(start, end, zone) }),
            ),
            ...row.elsewhere.map((it) =>
              i18n._('In {source}: {title}, {time}', {
                source: it.source,
                title: it.title || i18n._('Busy'),
                time: format.timeRange(it.start, it.end, zone),
              }),
            ),
            ...row.concerns.map((concern) => concernWords(concern, zone, i18n, format)),
            ...(row.odd ? [oddWords(row, zone, i18n, format)] : []),
            ...(row.place ? [] : [i18n._('No one available.')]),
            ...(row.notes ?? []),
          ]
          return (
            <li key={row.key} data-choice={choice}>
              <span id={`${id} ${row.key}`}>
                {when}
                {yearOf(row) !== yearOf(rows[0] ?? row) && <small> · {yearOf(row)}</small>}
                {row.who && <small> · {row.who}</small>}
              </span>
              <Select
                className="choice"
                aria-label={i18n._('What to do with the appointment: {when}', { when })}
                value={String(choice)}
                disabled={loading}
                onChange={({ target: { value } }) =>
                  onChoose(row.key, value === 'keep' || value === 'skip' ? value : Number(value))
                }
              >
                {row.taken.length === 0 && row.place && <option value="keep">{words?.keep ?? i18n._('Keep')}</option>}
                <option value="skip">{words?.skip ?? i18n._('Skip')}</option>
                {row.free.map(({ start, calendarIds }) => {
                  const other = calendarIds[0] === row.place?.calendarIds[0] ? undefined : calendarIds[0]
                  const time = format.time(start, zone)
                  const name = clinic.calendars.get(other ?? '')?.name
                  return (
                    <option key={start} value={start}>
                      {name ? i18n._('At {time} with {name}', { time, name }) : i18n._('At {time}', { time })}
                    </option>
                  )
                })}
              </Select>
              {lines.map((line) => (
                <p key={line}>
                  <Icon name="warning" size={13} />
                  {line}
                </p>
              ))}
            </li>
          )
        })}
      </Occurrences>
    </section>
  )
}
