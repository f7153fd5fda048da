import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { AgendaList } from '../agenda/agenda-list.tsx'
import { unknownWords } from '../bands.ts'
import type { LocalSpan } from '../local-days.ts'
import type { ViewProps } from '../view-props.ts'
import { size, weight } from '../../../theme/scale.ts'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlock: '12px 6px',
  '& h2': { flex: 1, margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
})
const None = styled('p')({ margin: 0, color: paint.soft })

interface DayListProps extends ViewProps {
  spans: readonly LocalSpan[]
  /** What the house says of the day, such as why it is closed. */
  notices: readonly string[]
  /** How many there are where they are not read. */
  booked?: number | undefined
  onBook: () => void
}

/** What happens on the chosen day of a month, below a month that has no room for words. */
export function DayList({ spans, notices, booked, onBook, ...view }: DayListProps) {
  const { date, onDay, loaded } = view
  const { i18n } = useLingui()
  const format = useFormat()
  const ofDay = spans.filter(({ from, to }) => from <= date && date <= to)
  return (
    <section aria-label={format.plainDate(date, 'long')}>
      <Head>
        <h2>{format.plainDate(date, 'day')}</h2>
        <Button onClick={() => onDay(date)}>{i18n._('Open the day')}</Button>
        <Button icon="plus" iconOnly onClick={onBook}>
          {i18n._('Book on {date}', { date: format.plainDate(date, 'day') })}
        </Button>
      </Head>
      {notices.map((notice) => (
        <None key={notice}>{notice}</None>
      ))}
      {booked !== undefined && booked > 0 ? (
        <None>{i18n._('{count} booked', { count: format.number(booked) })}</None>
      ) : ofDay.length === 0 ? (
        <None>{unknownWords(loaded.appointments, i18n) ?? i18n._('Nothing on this day.')}</None>
      ) : (
        <AgendaList days={[{ from: date, to: date, spans: ofDay, notice: '' }]} {...view} bare />
      )}
    </section>
  )
}
