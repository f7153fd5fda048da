/** What a feature may use of the features beside it. */
export interface Beside {
  /** Features whose door (`index.ts`) it may import. */
  doors: readonly string[]
  /** Modules of other features that it loads by `import()`, from `src/web/features`. */
  loads: readonly string[]
}

/**
 * What features may use of others; one that is not here uses nothing of any. Features form no circle: what two of them need
 * belongs below them.
 */
export const features: Readonly<Record<string, Beside>> = {
  appointment: {
    doors: ['booking', 'find-time', 'recurrence'],
    loads: ['export/export-one-dialog.tsx', 'find-time/find-another.tsx', 'find-time/waiting-list/wait-for-seat.tsx'],
  },
  'appointment-list': {
    doors: ['appointment', 'appointment-panels'],
    loads: [
      'appointment/cancel-dialog.tsx',
      'appointment/external/external-panel.tsx',
      'appointment/mask-dialog.tsx',
      'appointment/move-dialog.tsx',
      'guest/page.tsx',
    ],
  },
  'appointment-panels': {
    doors: ['appointment', 'recurrence'],
    loads: [
      'appointment/appointment-panel.tsx',
      'appointment/card-aid/card-aid.tsx',
      'appointment/seldom-panel.tsx',
      'booking/block-panel.tsx',
      'booking/booking-form.tsx',
      'booking/walk-in/walk-in.tsx',
      'find-time/find-page.tsx',
      'find-time/waiting-list/waiting-panel.tsx',
      'guest/guest-panel.tsx',
    ],
  },
  booking: { doors: ['recurrence'], loads: ['find-time/find-for-booking.tsx'] },
  calendar: {
    doors: ['appointment', 'appointment-panels', 'booking', 'find-time'],
    loads: ['export/export-panel.tsx', 'paper/page.tsx'],
  },
  closures: { doors: ['weekly-schedules'], loads: [] },
  guest: { doors: [], loads: ['appointment/anonymize/mask-guest-everywhere.tsx'] },
  home: { doors: [], loads: ['setup/start-page.tsx'] },
  paper: { doors: ['appointment', 'export'], loads: [] },
  team: { doors: ['weekly-schedules'], loads: ['setup/people-page.tsx'] },
}
