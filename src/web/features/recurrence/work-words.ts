import type { I18n } from '@lingui/core'
import type { SeriesWork } from '../../commands/appointments/series/scope-request.ts'

/** What a work on a series is called. */
export interface WorkWords {
  title: (name: string) => string
  /** The button where only one is meant. */
  alone: string
  /** The button, and the run, where several are. */
  many: (count: number) => string
  /** What it does to one row. */
  keep: string
  /** How many rows it does that to. */
  kept: (count: string) => string
  isDanger: boolean
}

/** The words of a work; `way` is how a series is ended. */
export function workWords(work: SeriesWork, way: string, i18n: I18n): WorkWords {
  const cancels = {
    many: (count: number) =>
      i18n._('{count, plural, one {Cancel # appointment} other {Cancel # appointments}}', { count }),
    keep: i18n._('Cancel'),
    kept: (count: string) => i18n._('{count} to cancel', { count }),
    alone: i18n._('Cancel only this one'),
    isDanger: true,
  }
  const removes = {
    many: (count: number) =>
      i18n._('{count, plural, one {Delete # appointment} other {Delete # appointments}}', { count }),
    keep: i18n._('Delete'),
    kept: (count: string) => i18n._('{count} to delete', { count }),
    alone: i18n._('Delete only this one'),
    isDanger: true,
  }
  if (work.kind === 'cancel') return { ...cancels, title: (name) => i18n._('Cancel {name}', { name }) }
  if (work.kind === 'remove') return { ...removes, title: (name) => i18n._('Delete {name}', { name }) }
  if (work.kind === 'end') {
    const title = (name: string) => i18n._('End the series of {name} here', { name })
    return { ...(way === 'delete' ? removes : cancels), title }
  }
  return {
    title: (name) => i18n._('Change {name}', { name }),
    alone: i18n._('Change only this one'),
    many: (count) => i18n._('{count, plural, one {Change # appointment} other {Change # appointments}}', { count }),
    keep: i18n._('Change'),
    kept: (count) => i18n._('{count} to change', { count }),
    isDanger: false,
  }
}
