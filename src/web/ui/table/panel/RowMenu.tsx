import styled from '@emotion/styled'
import { useId, type KeyboardEvent } from 'react'
import { Icon } from '../../icons.tsx'
import { paint } from '../../../theme/paint.ts'
import type { RowAction } from '../row-actions.ts'
import { Floating } from './Floating.tsx'
import { radius, size } from '../../../theme/scale.ts'

const Menu = styled(Floating)({
  minInlineSize: 200,
  padding: 5,
  '&:popover-open': { display: 'block' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '0 10px',
    inlineSize: '100%',
    minBlockSize: 34,
    paddingBlock: 5,
    paddingInline: 10,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
  '& .words': { gridColumn: 2 },
  '& button:hover, & button:focus-visible': { background: paint.hover },
  '& button:focus-visible': { outline: `2px solid ${paint.accent}`, outlineOffset: -2 },
  '& button.danger': { color: paint.danger },
  '& button[aria-disabled="true"]': { color: paint.soft, cursor: 'default' },
  '& small': { gridColumn: 2, maxInlineSize: 260, color: paint.soft, fontSize: size.caption },
})

interface RowMenuProps {
  label: string
  anchor: HTMLElement
  actions: readonly RowAction[]
  onClose: () => void
}

/** Arrows, Home and End walk through the menu, a letter goes to the next action that begins with it. */
function walk(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const typed = event.key.length === 1 && event.key !== ' ' ? event.key.toLocaleLowerCase() : null
  const byLetter = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(
    (item) => typed !== null && item.textContent?.trim().toLocaleLowerCase().startsWith(typed),
  )
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at <= 0 ? -1 : at - 1),
    Home: items[0],
    End: items.at(-1),
  }
  const next = Object.hasOwn(steps, event.key) ? steps[event.key] : byLetter
  if (event.key === 'Tab') close()
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** What can be done with one row. */
export default function RowMenu({ label, anchor, actions, onClose }: RowMenuProps) {
  const id = useId()
  return (
    <Menu role="menu" aria-label={label} anchor={anchor} onClose={onClose} onKeyDown={(event) => walk(event, onClose)}>
      {actions.map(({ label: words, icon, onAct, danger, disabledReason }) => (
        <button
          key={words}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={danger ? 'danger' : undefined}
          aria-disabled={disabledReason === undefined ? undefined : true}
          aria-describedby={disabledReason === undefined ? undefined : `${id}-${words}`}
          onClick={() => {
            if (disabledReason !== undefined) return
            onClose()
            onAct()
          }}
        >
          {icon && <Icon name={icon} size={17} />}
          <span className="words">{words}</span>
          {disabledReason !== undefined && <small id={`${id}-${words}`}>{disabledReason}</small>}
        </button>
      ))}
    </Menu>
  )
}
