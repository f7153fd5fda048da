import styled from '@emotion/styled'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { flushSync } from 'react-dom'
import { coarse } from '../../theme/look-parts.ts'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { useSingleKeys } from '../../ui/single-keys.ts'

/** One of the things that can be made from the calendar. */
export interface Making {
  label: string
  icon: IconName
  /** The key that does the same. */
  keys?: string
  /** Stands at the end of the item. */
  count?: number
  /** The label where the count belongs to it. */
  spoken?: string
  act: () => void
}

interface NewItemsProps {
  anchor: HTMLElement
  /** The id of the button that opened the menu, and names it. */
  named: string
  made: readonly Making[]
  onClose: () => void
}

const Words = styled('span')({ flex: 1, marginInlineEnd: 24 })
const Key = styled('kbd')({
  minInlineSize: 18,
  paddingInline: 4,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.card,
  color: paint.soft,
  font: 'inherit',
  fontSize: size.overline,
  textAlign: 'center',
  [coarse]: { display: 'none' },
})

/** The open menu of what can be made from the calendar. */
export default function NewItems({ anchor, named, made, onClose }: NewItemsProps) {
  const format = useFormat()
  const [keysOn] = useSingleKeys()
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        // It stands apart from the page's landmarks, and whatever is in sight belongs to one.
        root: { role: 'region', 'aria-labelledby': named },
        list: { 'aria-labelledby': named },
      }}
    >
      {made.map(({ label, icon, keys, count, spoken, act }) => (
        <MenuItem
          key={label}
          aria-label={spoken ?? label}
          aria-keyshortcuts={keys !== undefined && keysOn ? keys.toLowerCase() : undefined}
          onClick={() => {
            // The menu lets go of the focus before the act gives it to something else.
            flushSync(onClose)
            act()
          }}
          style={{ gap: 10 }}
        >
          <Icon name={icon} size={18} />
          <Words>{label}</Words>
          {keys !== undefined && keysOn && <Key aria-hidden="true">{keys}</Key>}
          {count !== undefined && <span aria-hidden="true">{format.number(count)}</span>}
        </MenuItem>
      ))}
    </Menu>
  )
}
