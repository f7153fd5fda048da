export { OpenEvent } from './open-event.tsx'
export { default as TimeGrid } from './time-grid.tsx'

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
