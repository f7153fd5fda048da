import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../icons.tsx'
import type { RowAction } from '../table/row-actions.ts'
import { ownEvents, useBeside } from './beside.ts'

interface ActionMenuProps {
  label: string
  anchor: HTMLElement
  /** Where it stands instead of beside its anchor, in pixels of the window: what was pressed is larger than a button. */
  at?: { x: number; y: number }
  actions: readonly RowAction[]
  onClose: () => void
}

/** What can be done with one thing, beside the button that asked; what destroys stands last, apart from the rest. */
export default function ActionMenu({ label, anchor, at, actions, onClose }: ActionMenuProps) {
  const id = useId()
  const isRtl = useTheme().direction === 'rtl'
  const beside = useBeside(anchor)
  const item = ({ label: words, icon, onAct, danger, disabledReason }: RowAction) => {
    const isOff = disabledReason !== undefined
    const own = `${id}-${actions.findIndex((action) => action.label === words)}`
    return (
      <MenuItem
        key={words}
        className={danger ? 'fd-danger' : undefined}
        // It stays in reach of the keys, so that its reason can be heard.
        aria-disabled={isOff || undefined}
        aria-labelledby={own}
        aria-describedby={isOff ? `${own}-reason` : undefined}
        onClick={() => {
          if (isOff) return
          // The menu lets go of the focus before the action gives it to something else.
          flushSync(onClose)
          onAct()
        }}
      >
        {icon && (
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
        )}
        <ListItemText
          primary={words}
          secondary={disabledReason}
          slotProps={{ primary: { id: own }, secondary: { id: `${own}-reason` } }}
        />
      </MenuItem>
    )
  }
  const usual = actions.filter(({ danger }) => !danger)
  const destroying = actions.filter(({ danger }) => danger)
  return (
    <Menu
      {...beside}
      {...ownEvents}
      {...(at
        ? {
            anchorReference: 'anchorPosition',
            anchorPosition: { left: at.x, top: at.y },
            transformOrigin: { vertical: 'top', horizontal: isRtl ? 'right' : 'left' },
          }
        : { anchorEl: anchor })}
      onClose={onClose}
      slotProps={{
        // It stands apart from the page's landmarks, and whatever is in sight belongs to one.
        root: { role: 'region', 'aria-label': label },
        list: { 'aria-label': label, disabledItemsFocusable: true },
      }}
    >
      {usual.map(item)}
      {usual.length > 0 && destroying.length > 0 && <Divider component="li" />}
      {destroying.map(item)}
    </Menu>
  )
}
