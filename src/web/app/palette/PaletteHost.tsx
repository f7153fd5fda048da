import type { PaletteProps } from '../PaletteButton.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

/** What is open of the palette, and the way to where it leads. */
export type PaletteHostProps = PaletteProps & { go: (to: string) => void }

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
