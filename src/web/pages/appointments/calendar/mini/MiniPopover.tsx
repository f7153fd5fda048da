import styled from '@emotion/styled'
import { PopoverPanel } from '../../../../ui/overlay/PopoverPanel.tsx'
import MiniMonth, { type MiniMonthProps } from './MiniMonth.tsx'

const Body = styled('div')({ inlineSize: 'min(288px, calc(100vw - 48px))', padding: 12 })

/** The month of loads over the page, beside the button that opened it; a day that is chosen closes it. */
export default function MiniPopover({
  anchor,
  onClose,
  onDate,
  ...rest
}: MiniMonthProps & { anchor: HTMLElement; onClose: () => void }) {
  return (
    <PopoverPanel anchor={anchor} onClose={onClose}>
      <Body>
        <MiniMonth
          {...rest}
          onDate={(date) => {
            onDate(date)
            onClose()
          }}
        />
      </Body>
    </PopoverPanel>
  )
}
