import styled from '@emotion/styled'
import type { Calendar } from '#api/contract/calendars.ts'
import MiniMonth from './mini/mini-month.tsx'
import { useSheetRoom } from './use-narrow.ts'

const Side = styled('aside')({ flex: 'none', inlineSize: 256, overflowY: 'auto' })

/** What stands beside the columns: navigation, margins, the axis and this month. Pixels. */
const BESIDE = 640
const COLUMN = 132
/** Below this width the page belongs to the view. Pixels. */
const WIDE = 1680

interface SideMonthProps {
  date: string
  today: string
  calendars: readonly Calendar[]
  /** How many columns the view has; none in a view without columns. */
  columns: number
  go: (date: string) => void
}

/** The month of loads beside the view, where the screen has room for both. */
export function SideMonth({ columns, go, ...rest }: SideMonthProps) {
  const hasRoom = useSheetRoom(Math.max(WIDE, BESIDE + columns * COLUMN))
  if (!hasRoom) return null
  return (
    <Side>
      <MiniMonth {...rest} onDate={go} />
    </Side>
  )
}
