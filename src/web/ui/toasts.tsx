import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { media, railed } from '../theme/paint.ts'
import {
  currentToastHost,
  currentToasts,
  enterToastHost,
  hideToast,
  subscribeToastHost,
  subscribeToasts,
  type ShownToast,
} from './toast.ts'
import { TONE_GLYPHS } from './tone-glyphs.ts'
import { sideColumn } from '../theme/scale.ts'

const Region = styled('section')({
  position: 'fixed',
  // Above the bar that saves, which must stay in reach.
  insetBlockEnd: 'calc(20px + var(--fd-save-bar, 0px))',
  // In the middle of the sheet, never over the side column.
  insetInline: `${sideColumn.wide}px var(--fd-panel, 0px)`,
  zIndex: 1500,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 12,
  pointerEvents: 'none',
  '& output': { display: 'grid', justifyItems: 'center', gap: 8, maxInlineSize: '100%' },
  ...railed({ insetInlineStart: sideColumn.rail }),
  // Above the navigation, and above whatever is docked on it.
  [media.compact]: {
    insetBlockEnd: 'min(calc(68px + var(--fd-dock, 0px) + var(--fd-uploads, 0px) + var(--fd-save-bar, 0px)), 70dvh)',
    insetInlineStart: 0,
  },
})

function ToastCard({ toast, held, leave }: { toast: ShownToast; held: boolean; leave: () => void }) {
  const { i18n } = useLingui()
  const { id, text, tone = 'neutral', action, duration = action ? 10_000 : 6000 } = toast

  // The time to read runs only while nobody points at the messages or has the focus in them (WCAG 2.2.1).
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hideToast(id), duration)
    return () => clearTimeout(timer)
  }, [held, id, duration])

  const end = () => {
    leave()
    hideToast(id)
  }
  return (
    <SnackbarContent
      // The region around it is what is announced.
      role="presentation"
      message={
        <>
          <Icon name={TONE_GLYPHS[tone]} />
          {text}
        </>
      }
      action={
        <>
          {action && (
            <Button
              kind="quiet"
              onClick={() => {
                end()
                action.run()
              }}
            >
              {action.label}
            </Button>
          )}
          <Button kind="quiet" icon="close" iconOnly onClick={end}>
            {i18n._('Dismiss')}
          </Button>
        </>
      }
    />
  )
}

/**
 * Where messages appear: announced politely, waiting while pointed at or focused. A window over everything has one of its
 * own, within reach of its keys, which then shows them in place of the page's.
 */
export function Toasts() {
  const { i18n } = useLingui()
  const [host] = useState(() => Symbol('messages'))
  useEffect(() => enterToastHost(host), [host])
  const isForemost = useSyncExternalStore(subscribeToastHost, currentToastHost) === host
  const all = useSyncExternalStore(subscribeToasts, currentToasts)
  const toasts = isForemost ? all : []
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  // The button that was pressed goes with its message, and the focus must not be lost with it.
  const leave = () => {
    if (!region.current?.contains(document.activeElement)) return
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')
    back?.focus()
  }
  return (
    <Region
      ref={region}
      // Only the one that shows them is a landmark: two of the same name could not be told apart.
      aria-label={isForemost ? i18n._('Messages') : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <output aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={pointed || focused} leave={leave} />
        ))}
      </output>
    </Region>
  )
}
