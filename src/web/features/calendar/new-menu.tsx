import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId } from 'react'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { useMenu } from '../../ui/menu-button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { useSingleKeys } from '../../ui/single-keys.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { type CalendarView, closedPanel } from '../../commands/appointments/view/view-state.ts'

interface NewMenuProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  narrow: boolean
  /** How many are on the waiting list. */
  waiting: number
  onBook: () => void
  /** Why nothing can be booked here, in words; absent where it can. */
  shut?: string | undefined
}

interface Making {
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
})

/** Everything that can be made from the calendar, the appointment first. */
export function NewMenu({ view, set, narrow, waiting, onBook, shut }: NewMenuProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const [keysOn] = useSingleKeys()
  const { opener, menu } = useMenu()
  const open = (what: string) => () => set({ ...closedPanel, open: what }, { replace: false })
  const list = i18n._('Waiting list')
  const made: readonly Making[] = [
    { label: i18n._('New appointment'), icon: 'book', keys: 'N', act: onBook },
    { label: i18n._('Walk-in'), icon: 'walk', keys: 'W', act: open('walk-in') },
    { label: i18n._('Find a time'), icon: 'find', act: open('find') },
    { label: i18n._('Block time'), icon: 'block', act: open('block') },
    {
      label: list,
      icon: 'hold',
      act: open('waiting'),
      ...(waiting > 0 && { count: waiting, spoken: i18n._('Waiting list ({count})', { count: waiting }) }),
    },
  ]
  return (
    <>
      <Button
        kind={view.open === '' ? 'primary' : 'plain'}
        icon="plus"
        iconOnly={narrow}
        refused={shut}
        id={`${id}button`}
        {...opener}
      >
        {i18n._('New')}
        {!narrow && <Icon name="chevronDown" size={16} />}
      </Button>
      <Menu
        anchorEl={menu.anchor}
        open={menu.anchor !== null}
        onClose={menu.onClose}
        slotProps={{
          // It stands apart from the page's landmarks, and whatever is in sight belongs to one.
          root: { role: 'region', 'aria-labelledby': `${id}button` },
          list: { 'aria-labelledby': `${id}button` },
        }}
      >
        {made.map(({ label, icon, keys, count, spoken, act }) => (
          <MenuItem
            key={label}
            aria-label={spoken ?? label}
            aria-keyshortcuts={keys !== undefined && keysOn ? keys.toLowerCase() : undefined}
            onClick={() => {
              menu.onClose()
              act()
            }}
            sx={{ gap: '10px' }}
          >
            <Icon name={icon} size={18} />
            <Words>{label}</Words>
            {keys !== undefined && keysOn && <Key aria-hidden="true">{keys}</Key>}
            {count !== undefined && <span aria-hidden="true">{format.number(count)}</span>}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
