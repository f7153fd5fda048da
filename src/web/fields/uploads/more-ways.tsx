import { useLingui } from '@lingui/react'
import { Suspense, useState } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useMenu } from '../../ui/menu-button.tsx'
import type { SourceOutcome } from './source-outcome.ts'

const Sources = lazySection(withMessages(() => import('./sources/sources.tsx')))

/** A button with the other ways to a medium than a file of this device; what they are loads with its first opening. */
export function MoreWays({
  kind,
  refused,
  ...ways
}: SourceOutcome & { kind?: 'primary' | 'plain'; refused?: string | undefined }) {
  const { i18n } = useLingui()
  const { opener, menu } = useMenu()
  // What was chosen goes on when the menu is closed.
  const [wasOpen, setWasOpen] = useState(false)
  if (menu.anchor && !wasOpen) setWasOpen(true)
  return (
    <>
      <Button {...(kind && { kind })} icon="chevronDown" iconOnly refused={refused} {...opener}>
        {i18n._('More ways to add')}
      </Button>
      {wasOpen && (
        <Suspense>
          <Sources {...menu} {...ways} />
        </Suspense>
      )}
    </>
  )
}
