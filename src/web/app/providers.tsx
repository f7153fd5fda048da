import { type ReactNode, useEffect } from 'react'
import { pageComes } from '../client/first-read.ts'
import { DirectionProvider } from '../i18n/direction-provider.tsx'
import { LocaleProvider, useLocale } from '../i18n/locale-provider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { useStore } from '../store/store.ts'
import { followScheme } from '../theme/scheme.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { followLostFocus } from '../ui/lost-focus.ts'

function Look({ children }: { children: ReactNode }) {
  const { direction } = useLocale()
  return (
    <AppTheme direction={direction}>
      {children}
      <Explanations />
    </AppTheme>
  )
}

const Tooltips = lazyPart(() => import('../ui/tooltips.tsx'), { isQuiet: true })

/** They explain what is pointed at, which nobody does before the page stands. */
const Explanations = () => !useStore(pageComes) && <Tooltips />

/** Language, direction and look: what every screen needs, signed in or not. */
export function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  // The device and other tabs can change the colors at any time.
  useEffect(followScheme, [])
  // Keys are heard wherever the focus is; where it goes that nobody took is the whole page's.
  useEffect(followLostFocus, [])
  return (
    <LocaleProvider initial={locale}>
      <DirectionProvider>
        <Look>{children}</Look>
      </DirectionProvider>
    </LocaleProvider>
  )
}
