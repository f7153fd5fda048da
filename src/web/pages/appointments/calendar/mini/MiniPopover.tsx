import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Popover from '@mui/material/Popover'
import { Input } from '../../../../ui/form/FieldFrame.tsx'
import { visuallyHidden } from '../../../../theme/paint.ts'
import MiniMonth, { type MiniMonthProps } from './MiniMonth.tsx'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  inlineSize: 'min(312px, calc(100vw - 48px))',
  padding: 12,
})
const Hidden = styled('span')(visuallyHidden)

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
      slotProps={{ paper: { role: 'dialog', 'aria-label': i18n._('How busy the days are') } }}
    >
      <Body>
        <label>
          <Hidden>{i18n._('Date')}</Hidden>
          <Input
            type="date"
            value={rest.date}
            required
            onChange={({ target }) => target.value && onDate(target.value)}
          />
        </label>
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
