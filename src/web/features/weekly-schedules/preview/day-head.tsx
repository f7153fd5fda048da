import { useLingui } from '@lingui/react'
import { weekday } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import type { OfferedChange } from './situation.ts'

interface DayHeadProps {
  /** `YYYY-MM-DD`. */
  date: string
  isToday: boolean
  /** The offered starts of the day. */
  starts: readonly number[]
  difference: OfferedChange | undefined
  zone: string
}

/** The name of a day, how many starts it offers, and how many a change brings and takes. */
export function DayHead({ date, isToday, starts, difference, zone }: DayHeadProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const countOf = (list: readonly number[] | undefined) => (list ?? []).filter((at) => dateOf(at, zone) === date).length
  const [gained, lost] = [countOf(difference?.gained), countOf(difference?.lost)]
  return (
    <div className="head" data-today={isToday || undefined}>
      <h3>
        <span className="wide">{format.plainDate(date, 'day')}</span>
        <span className="narrow">
          {format.weekday(weekday(date) + 1, 'short')}
          <br />
          {format.number(Number(date.slice(8)))}
        </span>
      </h3>
      <span>{i18n._('{count} free', { count: format.number(starts.length) })}</span>
      {(gained > 0 || lost > 0) && (
        <span className="delta">
          {gained > 0 && <span className="gained">+{format.number(gained)}</span>}{' '}
          {lost > 0 && <span className="lost">−{format.number(lost)}</span>}
        </span>
      )}
    </div>
  )
}
