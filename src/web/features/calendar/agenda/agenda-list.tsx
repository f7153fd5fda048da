import { zonePlace } from '../../../i18n/zone-place.ts'
import { offsetAt } from '#api/time/offset.ts'
import { useLingui } from '@lingui/react'
import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { FOCUS_HOME } from '../../../ui/panel/focus-home.ts'
import type { ViewProps } from '../view-props.ts'
import { type AgendaDay, clockZone } from './agenda-days.ts'
import { AgendaRow } from './agenda-row.tsx'
import { AgendaFrame } from './agenda-styles.ts'

/** Where a key leads in a list of rows; undefined for keys that lead nowhere. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

const keyOf = ({ from, spans }: AgendaDay, index: number): string => `${from} ${spans[index]?.appointment.id}`

interface AgendaListProps extends Pick<ViewProps, 'label' | 'today' | 'now' | 'clinic' | 'fresh' | 'onOpen' | 'onDay'> {
  days: readonly AgendaDay[]
  /** Rows alone, without the headings of days and without a frame that scrolls. */
  bare?: boolean
  frame?: RefObject<HTMLElement | null>
  before?: ReactNode
  after?: ReactNode
}

/** Days with their appointments as one list that the arrow keys walk through. */
export function AgendaList({ days, bare = false, before, after, ...rest }: AgendaListProps) {
  const { label, today, now, clinic, fresh, onOpen, onDay } = rest
  const { i18n } = useLingui()
  const format = useFormat()
  const own = useRef<HTMLElement>(null)
  const frame = rest.frame ?? own
  const [stop, setStop] = useState('')
  const keys = useMemo(() => days.flatMap((day) => day.spans.map((_span, index) => keyOf(day, index))), [days])
  const tabStop = keys.includes(stop) ? stop : keys[0]

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key: pressed, ctrlKey, metaKey, altKey } = event
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
    const next = row === undefined ? undefined : STEPS[pressed]?.(keys.indexOf(row), keys.length - 1)
    const key = next === undefined ? undefined : keys[next]
    if (key === undefined || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    setStop(key)
    frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
  }
  const heading = (day: string) =>
    day === today ? i18n._('Today, {date}', { date: format.plainDate(day, 'day') }) : format.plainDate(day, 'long')
  const spanOf = ({ from, to }: AgendaDay) => ({
    from: format.plainDate(from, 'day'),
    to: format.plainDate(to, 'day'),
  })
  return (
    <AgendaFrame
      ref={frame}
      {...{ [FOCUS_HOME]: '[data-row][tabindex="0"]' }}
      aria-label={label}
      data-bare={bare || undefined}
      onKeyDown={onKeyDown}
    >
      {before}
      {days.map((day) => (
        <Fragment key={day.from}>
          {day.spans.length === 0 && (
            <p className="none">
              {day.from === day.to
                ? day.notice === ''
                  ? i18n._('{date}: nothing', { date: heading(day.from) })
                  : i18n._('{date}: {state}', { date: heading(day.from), state: day.notice })
                : day.notice === ''
                  ? i18n._('{from} to {to}: nothing', spanOf(day))
                  : i18n._('{from} to {to}: {state}', { ...spanOf(day), state: day.notice })}
            </p>
          )}
          {day.spans.length > 0 && (
            <div className="day">
              {!bare && (
                <div className="head" data-today={day.from === today || undefined}>
                  <h2>{heading(day.from)}</h2>
                  <small>
                    {i18n._('{count, plural, one {# entry} other {# entries}}', { count: day.spans.length })}
                  </small>
                  <Button kind="quiet" icon="calendar" iconOnly onClick={() => onDay(day.from)}>
                    {i18n._('Open {date}', { date: format.plainDate(day.from, 'day') })}
                  </Button>
                </div>
              )}
              {!bare && day.notice !== '' && <p className="none">{day.notice}</p>}
              <ul>
                {day.spans.map((span, index) => {
                  const key = keyOf(day, index)
                  const isNext = day.from === today && span.start > now && (day.spans[index - 1]?.start ?? 0) <= now
                  return (
                    <Fragment key={key}>
                      {isNext && (
                        <li className="now">
                          <span>{i18n._('Now, {time}', { time: format.time(now, clockZone(day, ownZone())) })}</span>
                        </li>
                      )}
                      <AgendaRow
                        span={span}
                        date={day.from}
                        clinic={clinic}
                        place={
                          offsetAt(span.start, span.zone) === offsetAt(span.start, ownZone())
                            ? ''
                            : zonePlace(span.zone)
                        }
                        tabStop={key === tabStop}
                        fresh={fresh.has(span.appointment.id)}
                        onOpen={onOpen}
                      />
                    </Fragment>
                  )
                })}
              </ul>
            </div>
          )}
        </Fragment>
      ))}
      {after}
    </AgendaFrame>
  )
}
