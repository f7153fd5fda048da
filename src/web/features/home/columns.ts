import { paint } from '../../theme/paint.ts'

/** Where the lists and what helps to plan stand side by side. */
export const BESIDE = '@media (min-width: 1200px)'

/** How much wider the lists are than the column beside them. */
export const LISTS_SHARE = 1.7

/** What keeps the column beside the lists apart from them. */
export const asideEdge = { marginInlineStart: 20, paddingInlineStart: 20, borderInlineStart: `1px solid ${paint.line}` }
