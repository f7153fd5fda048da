import { lazy, Suspense, type ComponentProps } from 'react'

// Nothing of it is in sight at first, and what it can open is a long list.
const OpenPanels = lazy(() => import('./open-panels.tsx'))

/** What stands beside the calendar or the list, and the keys of the desk; it comes while the page reads its records. */
export function Panels(props: ComponentProps<typeof OpenPanels>) {
  return (
    <Suspense fallback={null}>
      <OpenPanels {...props} />
    </Suspense>
  )
}
