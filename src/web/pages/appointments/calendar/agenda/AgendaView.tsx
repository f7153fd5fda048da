import { useLingui } from '@lingui/react'
import { useMemo, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { localSpans } from '../local-days.ts'
import { stepped } from '../span.ts'
import type { ViewProps } from '../view-props.ts'
import { agendaDays } from './agenda-days.ts'
import { AgendaList } from './AgendaList.tsx'

/** What happens on the days of two weeks, day after day, with the way to the weeks before and after. */
export default function AgendaView(props: ViewProps) {
  const { date, dates, today, calendars, appointments, onDate } = props
  const { i18n } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const spans = useMemo(() => localSpans(appointments, calendars), [appointments, calendars])
  const days = useMemo(() => agendaDays(spans, dates, today), [spans, dates, today])
  const go = (by: number) => {
    onDate(stepped('agenda', date, by))
    frame.current?.scrollTo({ top: 0 })
  }
  return (
    <AgendaList
      {...props}
      days={days}
      frame={frame}
      before={
        <div className="step">
          <Button kind="quiet" icon="arrowUp" onClick={() => go(-1)}>
            {i18n._('Earlier')}
          </Button>
        </div>
      }
      after={
        <div className="step">
          <Button kind="quiet" icon="arrowDown" onClick={() => go(1)}>
            {i18n._('Later')}
          </Button>
        </div>
      }
    />
  )
}
