import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { media } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Icon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const MiniPopover = lazyPart(
  withMessages(() => import('./mini/mini-popover.tsx')),
  {
    leave: ({ onClose }) => onClose(),
  },
)

/** Letters that still have room beside the views of a phone. */
const LONG = 14

const Opener = styled(Button)({
  flex: 'none',
  paddingInline: 8,
  fontSize: size.h3,
  lineHeight: 1.4,
  fontWeight: weight.semibold,
  letterSpacing: '-0.014em',
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { marginInlineStart: 4 },
  // On a phone a long month keeps its line with what stands beside it.
  [media.compact]: { '&[data-long]': { fontSize: size.h4 } },
})

interface DatePickerProps {
  /** The time that is shown, in words. */
  label: string
  date: string
  today: string
  calendars: readonly Calendar[]
  go: (date: string) => void
}

/** Says what time is shown; a press opens a month that shows how full the days of the calendars are, for choosing one. */
export function DatePicker({ label, date, today, calendars, go }: DatePickerProps) {
  const { i18n } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hint = i18n._('How busy each day is')
  return (
    <>
      <Opener
        variant="text"
        color="inherit"
        aria-label={`${label}, ${hint}`}
        title={hint}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="chevronDown" size={16} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        data-long={label.length > LONG || undefined}
      >
        {label}
      </Opener>
      {anchor && <MiniPopover {...{ date, today, calendars, anchor }} onDate={go} onClose={() => setAnchor(null)} />}
    </>
  )
}
