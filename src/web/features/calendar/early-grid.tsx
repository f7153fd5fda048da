import { lazy, useState, type ComponentType } from 'react'
import { loadDayGrid } from './load-day-grid.ts'
import type { ViewProps } from './view-props.ts'

let Arrived: ComponentType<ViewProps> | undefined
const Coming = lazy(loadDayGrid)
loadDayGrid().then(
  (grid) => (Arrived = grid.default),
  () => undefined,
)

/** The grid of a day or a week. Once its code is there it is rendered with the page; a fallback that was shown stays a third of a second. */
export function EarlyGrid(props: ViewProps) {
  // Which of the two it was at first: another one would be mounted anew.
  const [Grid] = useState(() => Arrived ?? Coming)
  return <Grid {...props} />
}
