import { withMessages } from '../../i18n/catalogue.ts'
import { lazySection } from '../../ui/lazy-part.tsx'

/** What cards of the calendar say in full, and their menu; they need not be there before the cards. */
export const CardAid = lazySection(withMessages(() => import('../appointment/card-aid/card-aid.tsx')))
