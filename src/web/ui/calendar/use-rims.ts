import { useMemo } from 'react'
import { type SecondMark, secondAxis } from './geometry/second-axis.ts'
import type { Scene } from './scene.ts'

const AXIS_WIDTH = 56
const SECOND_WIDTH = 58
const HEAD = 64
const ROW = 24

const PINNED = 'p'
const NONE: readonly SecondMark[] = []

/** Where pinned columns stay, side by side from the axis on: where the grid scrolls, every column has its least width. */
const pinsOf = (columns: readonly string[], axis: number, width: number): (number | undefined)[] =>
  columns.map((each, index) => {
    const before = columns.slice(0, index).filter((other) => other === PINNED).length
    return each === PINNED ? axis + before * width : undefined
  })

/** What stays in sight at the rims while the grid scrolls: the second axis, where pinned columns stand, and lengths in px. */
export function useRims({ props, shown, strip }: Scene) {
  const { columns, secondZone, minColumnWidth = 150 } = props
  const second = useMemo(
    () => (secondZone === undefined ? NONE : secondAxis(columns, secondZone, shown)),
    [columns, secondZone, shown],
  )
  const axis = AXIS_WIDTH + (secondZone === undefined ? 0 : SECOND_WIDTH)
  const pinKey = columns.map((column) => (column.pinned ? PINNED : '-')).join(' ')
  const pins = useMemo(() => pinsOf(pinKey.split(' '), axis, minColumnWidth), [pinKey, axis, minColumnWidth])
  const lead = axis + minColumnWidth * pins.filter((pin) => pin !== undefined).length
  const top = HEAD + (strip.rows > 0 ? strip.rows * ROW + 5 : 0)
  return { second, axis, pins, lead, top }
}
