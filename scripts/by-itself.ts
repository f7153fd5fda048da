// What the dashboard loads by `import()` without anybody opening anything, by paths from src/web: the build gives it files by
// these lists (scripts/chunks.ts), and src/loaded-later.test.ts holds them against the sources.

/**
 * Panels that come once their page stands: each shows what it asks for itself, in a frame of its own, and has no field in which
 * anybody types, by the reason for which it does not come with its page.
 */
export const BY_ITSELF: Readonly<Record<string, readonly string[]>> = {
  'a chart: no first load carries one': ['features/reports/plot-panel.tsx'],
  'it waits for answers of its own anyway, and what is typed into does not wait for it': [
    'features/media/medium-aside-panel.tsx',
    'features/media/viewer/stage/stage-panel.tsx',
    'features/services/in-use-panel.tsx',
    'features/weekly-schedules/preview/typed-preview-panel.tsx',
  ],
}

/** What a page that stands asks for without a place of its own: where files may be dropped. */
export const QUIET: readonly string[] = ['fields/uploads/drop/target.tsx']

/** What comes behind every page, once it has its rows, in one file. */
export const BEHIND_EVERY_PAGE: readonly string[] = [
  'app/guard.tsx',
  'client/open-stream.ts',
  'client/writing/writer.ts',
  'fields/refusals/say-refusals.ts',
  'fields/zone-input.tsx',
  'offline/open-offline.ts',
  'offline/service-worker/register.ts',
  'offline/start-offline.ts',
  'ui/form/combo/combo.tsx',
  'ui/form/when/when-popover.tsx',
  'ui/overlay/question-dialog.tsx',
  'ui/overlay/tooltip.tsx',
  'ui/tooltips.tsx',
]

/** What is opened day by day: it comes in one file or two, and nobody waits for what only pages have because it shares a file with that. */
export const OFTEN: readonly string[] = [
  'app/palette/palette-host.tsx',
  'features/appointment/appointment-panel.tsx',
  'features/appointment/cancel-dialog.tsx',
  'features/appointment/move-dialog.tsx',
  'features/booking/booking-form.tsx',
  'features/booking/quick-add/quick-line.tsx',
  'features/booking/walk-in/walk-in.tsx',
  'features/find-time/find-page.tsx',
  'ui/overlay/action-menu.tsx',
  'ui/panel/docked-panel.tsx',
]

const APPOINTMENT = ['features/appointment/appointment-panel.tsx', 'ui/panel/docked-panel.tsx']

/**
 * What stands open at an address of a page, and comes right behind the page there: nobody looks at the page alone. An address is as
 * the router writes it; the panel of the calendar and of the list is in their query, `:id` for any record.
 */
export const OPENED_AT: Readonly<Record<string, readonly string[]>> = {
  '/appointments/:id': APPOINTMENT,
  '/appointments/new': ['features/booking/booking-form.tsx', 'ui/panel/docked-panel.tsx'],
  '/appointments?open=:id': APPOINTMENT,
  '/appointments?open=block': ['features/booking/block-panel.tsx', 'ui/panel/docked-panel.tsx'],
  '/appointments?open=find': ['features/find-time/find-page.tsx'],
  '/appointments?open=waiting': ['features/find-time/waiting-list/waiting-panel.tsx', 'ui/panel/docked-panel.tsx'],
  '/appointments?open=walk-in': ['features/booking/walk-in/walk-in.tsx'],
  '/appointments/list?open=:id': APPOINTMENT,
  '/multimedia/:id': ['features/media/viewer/stage/stage-panel.tsx', 'features/media/medium-aside-panel.tsx'],
}
