import { Suspense, useState, type ReactNode } from 'react'
import { withMessages } from '../../../i18n/catalogue.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { useMenu } from '../../../ui/menu-button.tsx'
import type { SourceOutcome } from '../source-outcome.ts'

const Sources = lazySection(withMessages(() => import('./sources.tsx')))

/**
 * As `useMoreWays`, for what loads late itself: a page and what comes after it sharing one would be a file more for the page to
 * ask for first.
 */
export function useWaysHere(outcome: SourceOutcome): {
  opener: ReturnType<typeof useMenu>['opener']
  sources: ReactNode
} {
  const { opener, menu } = useMenu()
  const [wasOpen, setWasOpen] = useState(false)
  if (menu.anchor && !wasOpen) setWasOpen(true)
  const sources = wasOpen && (
    <Suspense>
      <Sources {...menu} {...outcome} />
    </Suspense>
  )
  return { opener, sources }
}
