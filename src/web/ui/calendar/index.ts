import { lazy } from 'react'

/** The time grid as its own chunk: put it under a Suspense boundary. */
export const TimeGrid = lazy(() => import('./time-grid.tsx'))

export type {
  BandKind,
  CardPattern,
  LensColumn,
  LensStretch,
  TimeGridAction,
  TimeGridBand,
  TimeGridColumn,
  TimeGridCreation,
  TimeGridEvent,
  TimeGridMove,
  TimeGridPicking,
  TimeGridProps,
  TimeGridResize,
  TimeGridTarget,
  TimeGridTexts,
} from './time-grid-props.ts'
export { dayFrame, daySpan } from './geometry/day-frame.ts'
export { lastsDays } from './geometry/bars.ts'
