import { useLingui } from '@lingui/react'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { isUnreadClock, readClock } from '#api/time/typed-time.ts'
import { ClockInput } from '../../../ui/form/clock-input.tsx'
import { type ClockRange, type DayRows, isOvernight } from './hours.ts'
import type { WeekState } from './use-week.ts'
import type { WeekWords } from './words.ts'

/** What is wrong with the times of one row, in words. */
export interface RowComplaint {
  from?: string | undefined
  to?: string | undefined
}

interface DayRowProps {
  state: WeekState
  words: WeekWords
  /** 0 is Monday. */
  day: number
  complaints: readonly (RowComplaint | undefined)[]
  onCopy: () => void
}

/** The hours of one day as rows of times; a night is one row. */
export function DayRow({ state, words, day, complaints, onCopy }: DayRowProps) {
  const { i18n } = useLingui()
  const noteId = useId()
  const before = useRef<DayRows[]>(state.rows)
  const { rows } = state
  const ranges = rows[day]?.ranges ?? []
  const name = words.day(day)
  // What is no time stays as it was typed.
  const shown = (time: string) => (readClock(time) === time ? words.clock(time) : time)
  const withRanges = (next: ClockRange[]): DayRows[] => rows.map((it, at) => (at === day ? { ranges: next } : it))
  const type = (index: number, change: Partial<ClockRange>) =>
    state.type(withRanges(ranges.map((range, at) => (at === index ? { ...range, ...change } : range))))
  const add = () => {
    const last = ranges.at(-1)
    const next = last ? { from: last.to === '24:00' ? '' : last.to, to: '' } : { from: '09:00', to: '17:00' }
    state.put(withRanges([...ranges, next]), i18n._('Hours added: {day}', { day: name }))
  }
  const remove = (index: number) =>
    state.put(withRanges(ranges.filter((_, at) => at !== index)), i18n._('Hours removed: {day}', { day: name }))
  // What is no time says so itself, with an example.
  const told = complaints.flatMap((it, index) =>
    (['from', 'to'] as const).flatMap((side) => (isUnreadClock(ranges[index]?.[side] ?? '') ? [] : [it?.[side]])),
  )
  const said = [...new Set(told.filter((it) => it !== undefined))]
  const own = { onFocus: () => (before.current = rows), describedBy: said.length > 0 ? noteId : undefined }
  return (
    <fieldset aria-label={name}>
      {ranges.length === 0 && <span className="closed">{i18n._('Closed')}</span>}
      {ranges.map((range, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A row is its place: it has nothing else of its own.
        <span key={index} className="range">
          <ClockInput
            {...own}
            label={i18n._('{day}, opens ({number})', { day: name, number: index + 1 })}
            value={range.from}
            invalid={complaints[index]?.from !== undefined}
            onChange={(from) => type(index, { from })}
            onBlur={() => state.typed(before.current)}
          />
          –
          <ClockInput
            {...own}
            label={i18n._('{day}, closes ({number})', { day: name, number: index + 1 })}
            value={range.to}
            invalid={complaints[index]?.to !== undefined}
            // An end at midnight is the end of this day.
            onChange={(to) => type(index, { to: to === '00:00' && range.from !== '00:00' ? '24:00' : to })}
            onBlur={() => state.typed(before.current)}
          />
          {isOvernight(range) && (
            <abbr title={i18n._('Closes on {day}', { day: words.day((day + 1) % 7) })}>
              {words.day((day + 1) % 7, 'short')}
            </abbr>
          )}
          <Button kind="quiet" icon="close" iconOnly onClick={() => remove(index)}>
            {i18n._('Remove {times}, {day}', { times: `${shown(range.from)}–${shown(range.to)}`, day: name })}
          </Button>
        </span>
      ))}
      <span className="acts">
        <Button kind="quiet" icon="plus" iconOnly onClick={add}>
          {i18n._('Add hours: {day}', { day: name })}
        </Button>
        <Button kind="quiet" icon="copy" iconOnly onClick={onCopy}>
          {i18n._('Copy {day} to other days', { day: name })}
        </Button>
        {ranges.length > 0 && (
          <Button
            kind="quiet"
            icon="trash"
            iconOnly
            onClick={() => state.put(withRanges([]), i18n._('Closed all day: {day}', { day: name }))}
          >
            {i18n._('Clear {day}', { day: name })}
          </Button>
        )}
      </span>
      {said.length > 0 && (
        <p id={noteId} className="error" role="alert">
          {said.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
