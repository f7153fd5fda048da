import styled from '@emotion/styled'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { useEffect, useRef } from 'react'
import { clockOf, minutesOf, minutesPerDay } from '#api/time/clock.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { media } from '../../../theme/paint.ts'

const Box = styled('div')({
  inlineSize: 132,
  maxBlockSize: 296,
  overflowY: 'auto',
  fontVariantNumeric: 'tabular-nums',
  [media.compact]: { inlineSize: 'auto', maxBlockSize: 'none' },
})

interface TimePickProps {
  label: string
  /** The chosen time `HH:mm`, empty for none. */
  time: string
  /** Minutes between the times. */
  step: number
  /** The time to begin at where none is chosen. */
  usual: string
  min?: string | undefined
  max?: string | undefined
  /** Whether it takes the focus as it appears. */
  isFirst?: boolean
  onTime: (time: string) => void
}

/** The times of a day in steps, as a list that begins at the chosen one; digits lead to the times that begin with them. */
export function TimePick({ label, time, step, usual, min = '00:00', max = '23:59', isFirst, onTime }: TimePickProps) {
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const times = Array.from({ length: Math.ceil(minutesPerDay / step) }, (_, index) => clockOf(index * step)).filter(
    (it) => it >= min && it <= max,
  )
  const wanted = minutesOf(time || usual) ?? 0
  const from = times.findLast((it) => (minutesOf(it) ?? 0) <= wanted) ?? times[0]
  useEffect(() => {
    const at = box.current?.querySelector<HTMLElement>('[tabindex="0"]')
    at?.scrollIntoView?.({ block: 'center' })
    if (isFirst) at?.focus()
  }, [isFirst])
  return (
    <Box ref={box}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The browser's own list opens by itself and cannot lie in a sheet. */}
      <MenuList role="listbox" aria-label={label} disablePadding>
        {times.map((it) => (
          <MenuItem
            key={it}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An option of the list above.
            role="option"
            selected={it === time}
            aria-selected={it === time}
            tabIndex={it === from ? 0 : -1}
            onClick={() => onTime(it)}
          >
            {format.clock(it)}
          </MenuItem>
        ))}
      </MenuList>
    </Box>
  )
}
