import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../icons.tsx'
import { monthOf, weeksOf, type DayRange } from './month-grid.ts'
import { tonePaint } from '../../theme/paint.ts'
import { type DayMark, markPaint, DateTable } from './styles.ts'

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string
  label: string
  /** The one day that Tab reaches. */
  focus: string
  today: string
  /** Whether a range can be chosen, and not only one day. */
  many: boolean
  /** Days that are being chosen, or are. */
  range: DayRange | null
  mark?: (date: string) => DayMark | undefined
  min?: string
  max?: string
  onPress: ((date: string, pointer: string) => void) | undefined
}

/** One month as a grid of days, each a button. */
export function MonthTable({ month, label, focus, today, range, mark, min, max, many, onPress }: MonthTableProps) {
  const format = useFormat()
  const weekdays = format.weekdays()
  return (
    <DateTable role="grid" aria-label={label} aria-multiselectable={many}>
      <thead>
        <tr>
          {weekdays.map((iso) => (
            <th key={iso} scope="col" abbr={format.weekday(iso)}>
              {format.weekday(iso, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, (weekdays[0] ?? 1) - 1).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const day = Number(date.slice(8))
              if (monthOf(date) !== month) {
                return (
                  <td key={date} className="other" aria-hidden="true">
                    {day}
                  </td>
                )
              }
              const marked = mark?.(date)
              const chosen = range !== null && range.from <= date && date <= range.to
              const closed = (min !== undefined && date < min) || (max !== undefined && date > max)
              const name = format.plainDate(date, 'long')
              return (
                <td key={date} aria-selected={onPress ? chosen : undefined}>
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === focus ? 0 : -1}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={closed || undefined}
                    aria-label={marked ? `${name}, ${marked.text}` : name}
                    data-tooltip={marked?.text}
                    style={marked && markPaint(marked.tone, marked.pattern ?? 'solid')}
                    onClick={({ nativeEvent }) =>
                      onPress?.(date, nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : '')
                    }
                  >
                    {day}
                    {marked?.glyph && <Icon name={marked.glyph} size={11} />}
                    {marked?.share !== undefined && (
                      <span className="share">
                        <i
                          style={{
                            inlineSize: `${Math.min(1, marked.share) * 100}%`,
                            background: tonePaint(marked.tone).edge,
                          }}
                        />
                      </span>
                    )}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </DateTable>
  )
}
