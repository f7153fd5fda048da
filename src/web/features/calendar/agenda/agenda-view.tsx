import { useLingui } from '@lingui/react'
import { useMemo, useRef } from 'react'
import { FreshWords } from '../../../fields/list/fresh-words.tsx'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { unknownWords } from '../bands.ts'
import { localSpans } from '../local-days.ts'
import { useNotices } from '../use-notices.ts'
import { stepped } from '../span.ts'
import type { ViewProps } from '../view-props.ts'
import { agendaDays } from './agenda-days.ts'
import { AgendaList } from './agenda-list.tsx'

/** What happens on the days of two weeks, day after day, with the way to the weeks before and after. */
export default function AgendaView(props: ViewProps) {
  const { date, dates, today, calendars, appointments, loaded, onDate } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const frame = useRef<HTMLElement>(null)
  const spans = useMemo(() => localSpans(appointments, calendars), [appointments, calendars])
  const unknown = unknownWords(loaded.appointments, i18n)
  const noticesOn = useNotices(calendars)
  // Where nothing is known no day may be called empty.
  const days = useMemo(
    () =>
      unknown === undefined
        ? agendaDays(spans, dates, today, (day) =>
            noticesOn(day)
              .map(({ text }) => text)
              .join(' · '),
          )
        : [],
    [unknown, spans, dates, today, noticesOn],
  )
  const [from = date, to = date] = [dates[0], dates.at(-1)]
  const go = (by: number) => {
    onDate(stepped('agenda', date, by))
    frame.current?.scrollTo({ top: 0 })
  }
  return (
    <>
      <FreshWords count={props.fresh.size} />
      <AgendaList
        {...props}
        days={days}
        frame={frame}
        before={
          <>
            <div className="step">
              <Button kind="quiet" icon="arrowUp" onClick={() => go(-1)}>
                {i18n._('Earlier')}
              </Button>
            </div>
            {unknown !== undefined && (
              <p className="none">
                {i18n._('{from} to {to}: {state}', {
                  from: format.plainDate(from, 'day'),
                  to: format.plainDate(to, 'day'),
                  state: unknown,
                })}
              </p>
            )}
          </>
        }
        after={
          // It stands below what is on its way, which would push it down.
          loaded.appointments !== 'loading' && (
            <div className="step">
              <Button kind="quiet" icon="arrowDown" onClick={() => go(1)}>
                {i18n._('Later')}
              </Button>
            </div>
          )
        }
      />
    </>
  )
}
