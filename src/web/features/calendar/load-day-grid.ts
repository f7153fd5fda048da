import { withMessages } from '../../i18n/catalogue.ts'

/** Loads the columns of hours with their texts: what a desk looks at most, and a calendar shows at once. */
export const loadDayGrid = withMessages(() => import('./day-grid.tsx'))
