import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Popover from '@mui/material/Popover'
import { isDate } from '#api/time/week.ts'
import { DateField } from '../../../ui/form/when/date-field.tsx'
import MiniMonth, { type MiniMonthProps } from './mini-month.tsx'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  inlineSize: 'min(312px, calc(100vw - 48px))',
  padding: 12,
})

/** The month of loads over the page, below the button that opened it; a day that is chosen closes it. */
export default function MiniPopover({
  anchor,
  onClose,
  onDate,
  ...rest
}: MiniMonthProps & { anchor: HTMLElement; onClose: () => void }) {
  const { i18n } = useLingui()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': i18n._('How busy each day is') } }}
    >
      <Body>
        <DateField
          label={i18n._('Date')}
          isLabelHidden
          navigates
          required
          today={rest.today}
          value={rest.date}
          onChange={(next) => isDate(next) && onDate(next)}
        />
        <MiniMonth
          {...rest}
          onDate={(date) => {
            onDate(date)
            onClose()
          }}
        />
      </Body>
    </Popover>
  )
}
