import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { PreferencesProps } from './preferences/preferences-panel.tsx'

const PreferencesPanel = lazyPart(() => import('./preferences/preferences-panel.tsx'), {
  leave: ({ onClose }) => onClose(),
})

/** The button at the end of the app bar that opens the preferences. */
export function PreferencesMenu(props: PreferencesProps) {
  const { i18n } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        kind="quiet"
        icon="settings"
        iconOnly
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {i18n._('Display and connection')}
      </Button>
      {anchor && <PreferencesPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
