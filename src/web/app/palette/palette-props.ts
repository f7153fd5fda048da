/** What is open of the palette: the palette itself or the table of shortcuts. */
export type PaletteShown = 'palette' | 'shortcuts' | undefined

/** What the shell tells the palette. */
export interface PaletteProps {
  shown: PaletteShown
  onShow: (shown: PaletteShown) => void
  onSignOut?: () => void
}

/** What is open of the palette, and the way to where it leads. */
export type PaletteHostProps = PaletteProps & { go: (to: string) => void }
