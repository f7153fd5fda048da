import { withMessages } from '../../i18n/catalogue.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** Says that files which are over the page can be let go here; its code comes with the first of them. */
export const DropOverlay = lazyPart(
  withMessages(() => import('./drop/overlay.tsx')),
  { isQuiet: true },
)
