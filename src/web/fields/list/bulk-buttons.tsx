import { useLingui } from '@lingui/react'
import { Button } from '../../ui/button.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { RecordAction } from './record-actions.ts'

interface BulkButtonsProps<T> {
  actions: readonly RecordAction<T>[]
  /** Id of the action whose records are being read. */
  busy: string | null
  /** Why none of it can be done with this key. */
  refused: string | undefined
  onAct: (action: RecordAction<T>) => void
}

/** What can be done with the ticked records: the usual actions as buttons, the rare ones in a menu. */
export function BulkButtons<T>({ actions, busy, refused, onAct }: BulkButtonsProps<T>) {
  const { i18n } = useLingui()
  const rare = actions.filter((action) => action.rare)
  return (
    <>
      {actions
        .filter((action) => !action.rare)
        .map((action) => (
          <Button
            key={action.id}
            icon={action.icon}
            busy={busy === action.id}
            refused={refused}
            onClick={() => onAct(action)}
          >
            {action.label}
          </Button>
        ))}
      {rare.length > 0 && (
        <MenuButton
          icon="more"
          busy={rare.some(({ id }) => id === busy)}
          actions={rare.map((action) => ({
            label: action.label,
            icon: action.icon,
            danger: action.danger ?? false,
            disabledReason: refused,
            onAct: () => onAct(action),
          }))}
        >
          {i18n._('More actions')}
        </MenuButton>
      )}
    </>
  )
}
