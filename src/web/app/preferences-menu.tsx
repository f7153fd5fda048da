import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { PreferencesProps } from './preferences/preferences-panel.tsx'

const PreferencesPanel = lazyPart(() => import('./preferences/preferences-panel.tsx'), {
  leave: ({ onClose }) => onClose(),
})

/** The button at the end of the app bar that opens the preferences; they belong to the address at which they were opened. */
export function PreferencesMenu(props: PreferencesProps) {
  const { i18n } = useLingui()
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ anchor: HTMLElement; key: string }>()
  // Whoever goes elsewhere, by the palette above them or by a key, is done with them.
  const anchor = opened?.key === key ? opened.anchor : undefined
  return (
    <>
      <Button
        kind="quiet"
        icon="settings"
        iconOnly
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, key })}
      >
        {i18n._('Display and connection')}
      </Button>
      {anchor && <PreferencesPanel {...props} anchor={anchor} onClose={() => setOpened(undefined)} />}
    </>
  )
}
