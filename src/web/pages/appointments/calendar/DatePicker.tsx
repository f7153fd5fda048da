import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { Button } from '../../../ui/Button.tsx'

const MiniPopover = lazy(withMessages('calendarViews', () => import('./mini/MiniPopover.tsx')))

interface DatePickerProps {
  date: string
  today: string
  calendars: readonly Calendar[]
  go: (date: string) => void
}

/** Opens a month that shows how full the days of the calendars are, for choosing one. */
export function DatePicker({ date, today, calendars, go }: DatePickerProps) {
  const { i18n } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        kind="quiet"
        icon="calendar"
        iconOnly
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {i18n._('How busy the days are')}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <MiniPopover {...{ date, today, calendars, anchor }} onDate={go} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
