import type { Format } from '../../../i18n/format.ts'

/** The names of some calendars in a sentence; one that is gone has none. */
export const calendarNames = (
  ids: readonly string[],
  calendars: ReadonlyMap<string, { name: string }>,
  format: Pick<Format, 'list'>,
): string => format.list(ids.flatMap((id) => calendars.get(id)?.name ?? []))
