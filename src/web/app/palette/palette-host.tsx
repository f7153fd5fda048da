import { CommandPalette } from './command-palette.tsx'
import type { PaletteHostProps } from './palette-props.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

/** The palette and the table of shortcuts: everything that comes with the first wish for one of them. */
export function PaletteHost({ shown, onShow, onSignOut, go }: PaletteHostProps) {
  return (
    <>
      {shown === 'palette' && (
        <CommandPalette
          onClose={() => onShow(undefined)}
          onShortcuts={() => onShow('shortcuts')}
          {...(onSignOut && { onSignOut })}
          go={go}
        />
      )}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={() => onShow(undefined)} />}
    </>
  )
}
