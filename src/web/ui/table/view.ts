import { list, oneOf, type UrlSpec, type UrlValue } from '../url-state.ts'
import type { Column } from './columns.ts'

/** How close the rows stand. */
export type Density = 'comfortable' | 'compact'

/** How a reader wants to see a table. */
export interface TableView {
  /** Ids of the columns in sight, in their order; none: the usual ones. */
  columns: readonly string[]
  /** Widths in CSS pixels of the columns that were drawn wider or narrower, by column id. */
  widths: Readonly<Record<string, number>>
  density: Density
}

/** The view before anything was chosen. */
export const USUAL_VIEW: TableView = { columns: [], widths: {}, density: 'comfortable' }

/** Narrowest and widest column in CSS pixels. */
export const WIDTH = { least: 64, most: 960, usual: 160, first: 240 } as const

/** A width within the bounds, in whole CSS pixels. */
export const fitWidth = (width: number): number => Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, width)))

const words = list()

/** Widths by column, as `name:240,type:120`; what is no width is left out. */
const widths: UrlValue<TableView['widths']> = {
  fallback: {},
  read: (value) =>
    Object.fromEntries(
      (words.read(value) ?? []).flatMap((word) => {
        const colon = word.lastIndexOf(':')
        const width = word.slice(colon + 1)
        return colon > 0 && /^\d{1,4}$/.test(width) ? [[word.slice(0, colon), fitWidth(Number(width))]] : []
      }),
    ),
  write: (value) => words.write(Object.entries(value).map(([id, width]) => `${id}:${width}`)),
}

/** How a page keeps the view of its table in its address. */
export const TABLE_VIEW_URL: UrlSpec<TableView> = {
  columns: list(),
  widths,
  density: oneOf(['comfortable', 'compact'], 'comfortable'),
}

/** What of a column its choice must know. */
export type ColumnOption = Pick<Column<never>, 'id' | 'header' | 'optional' | 'always'>

/** The columns in sight, in their order. The first one names the row: it stays, and stays first. */
export function shownColumns<Choice extends ColumnOption>(
  columns: readonly Choice[],
  { columns: chosen }: Pick<TableView, 'columns'> = USUAL_VIEW,
): readonly Choice[] {
  if (chosen.length === 0) return columns.filter(({ optional }, index) => index === 0 || !optional)
  const [first, ...others] = columns
  if (!first) return []
  const listed = chosen.flatMap((id) => others.find((column) => column.id === id) ?? [])
  const kept = others.filter((column) => column.always && !listed.includes(column))
  return [first, ...new Set(listed), ...kept]
}

/** The CSS width of a column in a table of fixed layout; the one without a width takes what the others leave. */
export function trackOf<Row>(column: Column<Row>, index: number, widthsOf: TableView['widths']): string | undefined {
  const drawn = widthsOf[column.id]
  if (drawn !== undefined) return `${fitWidth(drawn)}px`
  return index === 0 ? undefined : (column.width ?? `${WIDTH.usual}px`)
}

/** Style variables with the room that a table of fixed layout needs: in all, and for the columns that may give way. */
export function roomOf<Row>(
  columns: readonly Column<Row>[],
  widthsOf: TableView['widths'],
  extra: number,
): Record<`--${string}`, string> {
  const groups = new Map<number, string[]>([
    [0, [`${extra}px`]],
    [720, ['0px']],
    [900, ['0px']],
    [1080, ['0px']],
  ])
  columns.forEach((column, index) => {
    groups.get(column.hideBelow ?? 0)?.push(trackOf(column, index, widthsOf) ?? `${WIDTH.first}px`)
  })
  return Object.fromEntries([...groups].map(([below, tracks]) => [`--room-${below}`, `calc(${tracks.join(' + ')})`]))
}
