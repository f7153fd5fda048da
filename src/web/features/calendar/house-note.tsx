import styled from '@emotion/styled'
import type { Calendar } from '#api/contract/calendars.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { media, paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Icon } from '../../ui/icons.tsx'
import { useNotices } from './use-notices.ts'

const Line = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: '6px 20px',
  listStyle: 'none',
  color: paint.soft,
  fontSize: size.body2,
  [media.compact]: { paddingInline: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& b': { fontWeight: weight.medium, color: paint.ink },
})

interface HouseNoteProps {
  dates: readonly string[]
  calendars: readonly Calendar[]
}

/** What the house says of the days of a grid, above it: a band says it too, but may be out of sight or behind cards. */
export function HouseNote({ dates, calendars }: HouseNoteProps) {
  const format = useFormat()
  const noticesOn = useNotices(calendars)
  const told = dates.flatMap((date) => noticesOn(date).map((notice) => ({ ...notice, date })))
  if (told.length === 0) return null
  return (
    <Line>
      {told.map(({ date, text, isOpen }) => (
        <li key={`${date} ${text}`}>
          <Icon name={isOpen ? 'clock' : 'block'} size={16} />
          <span>
            {dates.length > 1 && <b>{format.plainDate(date, 'day')} </b>}
            {text}
          </span>
        </li>
      ))}
    </Line>
  )
}
