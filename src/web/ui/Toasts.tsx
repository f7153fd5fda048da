import { useLingui } from '@lingui/react'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './icons.tsx'
import { media, paint, tonePaint } from '../theme/paint.ts'
import { currentToasts, hideToast, subscribeToasts, type ShownToast } from './toast.ts'
import { TONE_GLYPHS } from './tone-glyphs.ts'
import { radius, size } from '../theme/scale.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

const Region = styled('section')({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineStart: 20,
  zIndex: 1500,
  display: 'grid',
  gap: 8,
  inlineSize: 'min(420px, calc(100vw - 24px))',
  pointerEvents: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& output': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  // Above the navigation, and above whatever is docked on it.
  [media.compact]: {
    insetBlockEnd: 'min(calc(68px + var(--fd-dock, 0px) + var(--fd-uploads, 0px)), 70dvh)',
    insetInlineStart: 12,
  },
})
const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingBlock: 8,
  paddingInline: '12px 6px',
  border: `1px solid ${paint.line}`,
  borderInlineStartWidth: 4,
  borderRadius: radius.control,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  fontSize: size.body2,
  pointerEvents: 'auto',
  animation: `${rise} 160ms ease-out`,
  '& p': { flex: 1, minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' },
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

  return (
    <Card style={{ borderInlineStartColor: tonePaint(tone).edge }}>
      <Icon name={TONE_GLYPHS[tone]} />
      <p>{text}</p>
      {action && (
        <Button
          onClick={() => {
            leave()
            hideToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        kind="quiet"
        icon="close"
        iconOnly
        onClick={() => {
          leave()
          hideToast(id)
        }}
      >
        {i18n._('Dismiss')}
      </Button>
    </Card>
  )
}

/** Where messages appear: announced politely, waiting while pointed at or focused. One per screen. */
export function Toasts() {
  const { i18n } = useLingui()
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
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
      aria-label={i18n._('Messages')}
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
