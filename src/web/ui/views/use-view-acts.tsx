import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { showToast } from '../toast.ts'
import { RenameField } from './rename-field.tsx'
import { changeView, removeView, restoreView, type SavedView, type Shelf } from './shelf.ts'
import type { ChangeShelf } from './use-shelf.ts'

interface ViewActs {
  view: SavedView
  shelf: Shelf
  change: ChangeShelf
  /** What is said once it is deleted. */
  deleted: string
}

/**
 * What can be done with anything saved under a name: buttons that rename and delete it, and the field that stands in the place
 * of its row while it is renamed.
 */
export function useViewActs({ view: { id, name }, shelf, change, deleted }: ViewActs): {
  renaming: ReactNode
  buttons: ReactNode
} {
  const { i18n } = useLingui()
  const [isRenaming, setRenaming] = useState(false)
  const rename = (next: string) => {
    if (next !== name) change((now) => changeView(now, id, { name: next }))
    setRenaming(false)
  }
  const remove = () => {
    change((now) => removeView(now, id))
    const undo = () => change((now) => restoreView(now, shelf, id))
    showToast({ text: deleted, action: { label: i18n._('Undo'), run: undo } })
  }
  return {
    renaming: isRenaming && <RenameField name={name} onEnd={rename} />,
    buttons: (
      <>
        <Button kind="quiet" icon="edit" iconOnly onClick={() => setRenaming(true)}>
          {i18n._('Rename “{name}”', { name })}
        </Button>
        <Button kind="quiet" icon="trash" iconOnly onClick={remove}>
          {i18n._('Delete “{name}”', { name })}
        </Button>
      </>
    ),
  }
}
