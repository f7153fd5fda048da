import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocale } from './locale-provider.tsx'

/** Mirrors the component library's own styles for right-to-left languages; the mirroring code loads only then. */
export function DirectionProvider({ children }: { children: ReactNode }) {
  const { direction } = useLocale()
  const [mirrored, setMirrored] = useState<EmotionCache>()

  // Loading code on a change of language is a side effect outside of React's data flow.
  useEffect(() => {
    if (direction === 'ltr' || mirrored !== undefined) return
    void import('@mui/stylis-plugin-rtl').then(({ default: rtlPlugin }) =>
      setMirrored(createCache({ key: 'fd-rtl', stylisPlugins: [rtlPlugin] })),
    )
  }, [direction, mirrored])

  if (direction === 'ltr') return children
  return mirrored === undefined ? null : <CacheProvider value={mirrored}>{children}</CacheProvider>
}
