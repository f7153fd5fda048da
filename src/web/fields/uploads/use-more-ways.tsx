import { Suspense, useState, type ReactNode } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useMenu } from '../../ui/menu-button.tsx'
import type { MoreInMenu, SourceOutcome } from './source-outcome.ts'

const Sources = lazySection(withMessages(() => import('./sources/sources.tsx')))

/**
 * The other ways to a medium than a file of this device: what the button that opens their menu needs, and where the menu and
 * its dialogs stand, which load with its first opening.
 */
export function useMoreWays(
  outcome: SourceOutcome,
  more?: MoreInMenu,
): {
  opener: ReturnType<typeof useMenu>['opener']
  sources: ReactNode
} {
  const { opener, menu } = useMenu()
  // What was chosen goes on when the menu is closed.
  const [wasOpen, setWasOpen] = useState(false)
  if (menu.anchor && !wasOpen) setWasOpen(true)
  const sources = wasOpen && (
    <Suspense>
      <Sources {...menu} {...outcome} {...(more && { more })} />
    </Suspense>
  )
  return { opener, sources }
}
