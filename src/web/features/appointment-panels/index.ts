import { lazy } from 'react'

// The door: what other features may use of this one. None of it is in sight at first, and what it can open is a long list.
export const Panels = lazy(() => import('./panels.tsx'))
