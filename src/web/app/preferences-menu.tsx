import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { PreferencesProps } from './preferences/preferences-panel.tsx'

const PreferencesPanel = lazy(() => import('./preferences/preferences-panel.tsx'))

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
      {anchor && (
        <Suspense fallback={null}>
          <PreferencesPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
