import { useLingui } from '@lingui/react'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { size, weight } from '../../theme/scale.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Icon } from '../../ui/icons.tsx'

const MiniPopover = lazy(withMessages(() => import('./mini/mini-popover.tsx')))

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
      <Button
        variant="text"
        color="inherit"
        aria-label={`${label}, ${hint}`}
        title={hint}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="chevronDown" size={16} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          flex: 'none',
          paddingInline: '8px',
          fontSize: size.h3,
          lineHeight: 1.4,
          fontWeight: weight.semibold,
          letterSpacing: '-0.014em',
          whiteSpace: 'nowrap',
          '& .MuiButton-endIcon': { marginInlineStart: '4px' },
        }}
      >
        {label}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <MiniPopover {...{ date, today, calendars, anchor }} onDate={go} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
