import type { Calendar } from '#api/contract/calendars.ts'
import { fold } from '#api/values/fold.ts'
import type { TimeGridColumn } from '../../../ui/calendar/index.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'

/** Which calendars have a column, in order, and which of them stay in sight. Pinned ones come first. */
export type CalendarColumns = Pick<CalendarView, 'calendars' | 'pinned'>

/** What the menu of a column works on. */
export interface ColumnActionsProps {
  column: TimeGridColumn
  choice: CalendarColumns
  set: SetUrlState<CalendarView>
}

/** Puts the pinned ones first, each part in its order, and forgets pins of calendars without a column. */
export function arranged({ calendars, pinned }: CalendarColumns): CalendarColumns {
  const ids = [...new Set(calendars)]
  const kept = ids.filter((id) => pinned.includes(id))
  return { calendars: [...kept, ...ids.filter((id) => !pinned.includes(id))], pinned: kept }
}

/** Gives some calendars a column at the end, or takes theirs away. One column always stays. */
export function withShown(
  { calendars, pinned }: CalendarColumns,
  ids: readonly string[],
  on: boolean,
): CalendarColumns {
  const rest = calendars.filter((id) => !ids.includes(id))
  if (on) return arranged({ calendars: [...calendars, ...ids], pinned })
  return arranged({ calendars: rest.length > 0 ? rest : calendars.slice(0, 1), pinned })
}

/** Pins a column behind those pinned before, or lets it go to the place that it would have among the others. */
export function withPin({ calendars, pinned }: CalendarColumns, id: string, on: boolean): CalendarColumns {
  return arranged({ calendars, pinned: on ? [...pinned, id] : pinned.filter((other) => other !== id) })
}

/** How far a column can go towards the start and the end: a pinned one stays among the pinned. */
export function roomToMove({ calendars, pinned }: CalendarColumns, id: string): { before: number; after: number } {
  const own = calendars.filter((other) => pinned.includes(other) === pinned.includes(id))
  const at = own.indexOf(id)
  return { before: Math.max(0, at), after: at === -1 ? 0 : own.length - 1 - at }
}

/** Moves a column by some places, towards the start where negative; it stops at the ends of its part. */
export function moved(choice: CalendarColumns, id: string, by: number): CalendarColumns {
  const { before, after } = roomToMove(choice, id)
  const from = choice.calendars.indexOf(id)
  if (from === -1) return choice
  const to = from + Math.max(-before, Math.min(after, by))
  return arranged({ ...choice, calendars: choice.calendars.toSpliced(from, 1).toSpliced(to, 0, id) })
}

/** Exactly these columns; pins of them stay. */
export const onlyThese = ({ pinned }: CalendarColumns, ids: readonly string[]): CalendarColumns =>
  arranged({ calendars: ids, pinned })

/** Whether two choices show the same columns in the same order, with the same pins. */
export const sameChoice = (a: CalendarColumns, b: CalendarColumns): boolean =>
  a.calendars.join() === b.calendars.join() && a.pinned.join() === b.pinned.join()

/** Every tag that some of the calendars carry and others do not, with the ids of those that do; most used first. */
export function tagsOf(calendars: readonly Calendar[]): readonly { tag: string; ids: readonly string[] }[] {
  const byTag = new Map<string, string[]>()
  for (const { id, tags } of calendars) {
    // Other deployments leave tags out.
    for (const tag of new Set(tags ?? [])) byTag.set(tag, [...(byTag.get(tag) ?? []), id])
  }
  return [...byTag]
    .filter(([, ids]) => ids.length < calendars.length)
    .map(([tag, ids]) => ({ tag, ids }))
    .toSorted((a, b) => b.ids.length - a.ids.length || (a.tag < b.tag ? -1 : 1))
}

/** Whether every word of the search stands in the name or a tag, letter case and accents aside. */
export function isFound({ name, tags }: Pick<Calendar, 'name' | 'tags'>, search: string): boolean {
  const text = fold([name, ...(tags ?? [])].join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
