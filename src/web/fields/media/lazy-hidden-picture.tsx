import { withMessages } from '../../i18n/catalogue.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** `HiddenPicture`, whose code comes with the first picture of another host. */
export const LazyHiddenPicture = lazyPart(
  withMessages(() => import('./hidden-picture.tsx')),
  { isQuiet: true },
)
