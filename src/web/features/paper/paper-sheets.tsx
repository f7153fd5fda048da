import { useLingui } from '@lingui/react'
import type { KeyboardEvent } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { useEarlyQuestion } from '../../commands/appointments/early-step.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { changeOfStep, STEP_WORDS } from '../../commands/appointments/status-steps.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { stepOfKey } from '../appointment/index.ts'
import { type KnownNow, paperLines, type Print } from '../export/index.ts'
import { SheetLines, SheetList } from './look.ts'
import { PAPER_MARKS, type PaperMark, PaperLineRow } from './paper-line-row.tsx'

const isMark = (step: string | undefined): step is PaperMark => PAPER_MARKS.some((mark) => mark === step)

/** The button of a mark in a line, where it can be pressed. */
const buttonOf = (line: Element, mark: PaperMark) =>
  line.querySelector<HTMLButtonElement>(`[data-mark="${mark}"]:not(:disabled)`)

/** Where the keys go in a line: to the same mark, or the first that can be pressed. */
const placeIn = (line: Element, mark: string | undefined) =>
  line.querySelector<HTMLElement>(`[data-mark="${mark ?? ''}"]:not(:disabled)`) ??
  line.querySelector<HTMLElement>('[data-mark]:not(:disabled)')

/** Presses the mark of a key in the line that has the focus, and goes on; the arrows go from line to line. */
function pressKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  const line = event.target.closest('[data-line]')
  if (!line) return
  const all = [...event.currentTarget.querySelectorAll('[data-line]:has([data-mark]:not(:disabled))')]
  const at = all.indexOf(line)
  const step = stepOfKey(event.key.toLowerCase())
  const ways: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  if (isMark(step)) buttonOf(line, step)?.click()
  else if (!(event.key in ways)) return
  event.preventDefault()
  const next = all[at + (ways[event.key] ?? 1)]
  if (next) placeIn(next, event.target.dataset['mark'])?.focus()
}

interface PaperSheetsProps {
  print: Print
  calendars: readonly Calendar[]
  known: KnownNow
}

/** The sheets of a print, in which what was written on the paper is entered, each mark at once. */
export function PaperSheets({ print, calendars, known }: PaperSheetsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const commands = useAppointmentCommands()
  const isMeant = useEarlyQuestion()
  const refused = useRefusal('write')
  const mark = async (appointment: Appointment, step: PaperMark) => {
    if (!(await isMeant(step, [appointment]))) return
    const name = displayName(i18n, appointment)
    const failed = i18n._('Couldn’t change the status of {name}', { name })
    await commands.change(appointment, changeOfStep(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
  }
  return (
    <SheetList onKeyDown={pressKey}>
      {calendars.flatMap((calendar) =>
        print.dates.map((date) => {
          const zone = knownZone(calendar)
          const lines = paperLines(print, { id: calendar.id, zone }, date, known)
          const heading = `${calendar.name} ${format.plainDate(date, 'long')}`
          return (
            <section key={`${calendar.id} ${date}`} aria-label={heading}>
              <header>
                <h2>
                  {calendar.name} <span>{format.plainDate(date, 'long')}</span>
                </h2>
                <ButtonLink
                  icon="walk"
                  kind="quiet"
                  refused={refused}
                  to={paths.appointments.calendar({ date, open: 'new', on: calendar.id })}
                >
                  {i18n._('Add walk-in')}
                </ButtonLink>
              </header>
              {lines.length === 0 ? (
                i18n._('Nothing booked.')
              ) : (
                <SheetLines>
                  {lines.map((line) => (
                    <PaperLineRow
                      key={line.id}
                      {...{ line, zone, clinic }}
                      onMark={(appointment, step) => void mark(appointment, step)}
                    />
                  ))}
                </SheetLines>
              )}
            </section>
          )
        }),
      )}
    </SheetList>
  )
}
