import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocale } from './locale-provider.tsx'

/** Properties that a browser of today still knows under its own prefix only. */
const PREFIXED = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'print-color-adjust',
  'text-decoration',
  'user-select',
])

/** Says these under both names. The library's own list is for browsers long gone, and takes half of the time that rules take. */
const prefixed: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !PREFIXED.has(element.props)) return
  element.return = `-webkit-${element.value}${element.value}`
}

const INVALID = ':invalid'
const FIREFOX = '@supports (-moz-appearance: none)'

/**
 * Keeps to Firefox, which paints a glow around it, what the library says of an input that is `:invalid`. Wherever a rule asks for that,
 * Chromium works out the styles of the input, its fieldset and its form anew with each letter, before it paints the letter.
 */
const inFirefox: StylisPlugin = (element) => {
  const { type, props, root } = element
  if (type !== 'rule' || !Array.isArray(props) || !props.some((selector) => selector.includes(INVALID))) return
  if (root?.props[0] === FIREFOX) return
  // No length: it has been compiled.
  element.children = [{ ...element, root: element, length: 0 }]
  element.props = [FIREFOX]
}

const straight = createCache({ key: 'fd', stylisPlugins: [inFirefox, prefixed] })

/** The styles of the page. Mirrors those of the component library for right-to-left languages; that code loads only then. */
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

  const cache = direction === 'ltr' ? straight : mirrored
  return cache === undefined ? null : <CacheProvider value={cache}>{children}</CacheProvider>
}
