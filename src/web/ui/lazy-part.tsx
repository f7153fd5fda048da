import { useLingui } from '@lingui/react'
import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from './error-state.tsx'
import { Opening } from './opening.tsx'
import { showToast } from './toast.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** What becomes of a part whose code cannot be loaded. */
interface WhenMissing<Props> {
  /** Takes back what asked for the part; without it the message offers to try again. */
  leave?: (props: Props) => void
  /** Nothing is said: the part only adds to what is there. */
  isQuiet?: boolean
  /** It is said where the part would stand, rather than in a message. */
  inPlace?: boolean
  /** It is a panel, a dialog or a menu, for which is what somebody types while its code comes. */
  takesKeys?: boolean
}

const isClosable = (props: object): props is { onClose: () => void } =>
  'onClose' in props && typeof props.onClose === 'function'

/**
 * A part of the page whose code comes as it is first shown, and without which the page goes on: a failed `lazy` takes
 * away all that stands in the same boundary, with what was typed in it, and fails for good. This says so in a message, and
 * shown anew it asks again. What is no part but the page itself is `lazy` within an `ErrorBoundary` instead.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { leave, isQuiet = false, inPlace = false, takesKeys = false }: WhenMissing<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const { i18n } = useLingui()
    const [Part, show] = useState(() => loaded)
    const [tries, setTries] = useState(0)
    const [isMissing, setMissing] = useState(false)
    const [isComing, setComing] = useState(true)
    const text = i18n._('Couldn’t load this. Check your connection and try again.')
    const again = () => {
      setMissing(false)
      setComing(true)
      setTries(tries + 1)
    }
    const tell = useEffectEvent(() => {
      if (inPlace && !leave) return setMissing(!isQuiet)
      const action = { label: i18n._('Try again'), run: again }
      if (!isQuiet) showToast({ key: 'missing-part', tone: 'no-show', text, ...(!leave && { action }) })
      return leave?.(props)
    })
    // Not `lazy`: only what is on the page can say that its code is missing, and ask for it again.
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      load().then(
        (module) => {
          loaded = module.default
          if (!isGone) show(() => module.default)
        },
        () => {
          if (isGone) return
          setComing(false)
          tell()
        },
      )
      return () => {
        isGone = true
      }
    }, [Part, tries])
    if (isMissing) return <ErrorState description={text} retry={again} />
    if (Part) return <Part {...props} />
    return takesKeys && isComing ? <Opening /> : null
  }
}

/**
 * As `lazyPart`, for a part whose place a `Suspense` keeps meanwhile. Where its code is missing, what can be closed is closed
 * with a message, and anything else says so where it would stand, and can be asked for again there.
 */
export function lazySection<Props extends object>(
  load: Load<Props>,
  { isQuiet = false }: Pick<WhenMissing<Props>, 'isQuiet'> = {},
) {
  const Closed = lazyPart(load, { isQuiet, leave: (props) => isClosable(props) && props.onClose() })
  const InPlace = lazyPart(load, { isQuiet, inPlace: true })
  const Missing = (props: Props) => (isClosable(props) ? <Closed {...props} /> : <InPlace {...props} />)
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Missing })))
}
