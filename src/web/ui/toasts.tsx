import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Tone } from '../theme/tones.ts'
import { Button } from './button.tsx'
import { useGiveWay } from './give-way.ts'
import { Hidden } from './hidden.ts'
import { Icon, type IconName } from './icons.tsx'
import { aboveDock, BESIDE_DOCK, besidePanel, DOCKED_ROOM, media, railed } from '../theme/paint.ts'
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

/** What a message says by its icon where that of the tone, which is of appointments, would say something else. */
const MESSAGE_ICONS: Partial<Record<Tone, IconName>> = { 'no-show': 'warning', pending: 'warning' }

const Region = styled('section')({
  position: 'fixed',
  // Above the bar that saves, which must stay in reach.
  insetBlockEnd: 'calc(20px + var(--fd-save-bar, 0px))',
  // In the middle of the sheet, never over the side column, nor over what can be pressed of a run or of uploads.
  insetInline: `${sideColumn.wide}px max(${BESIDE_DOCK})`,
  ...besidePanel({ insetInlineEnd: `max(${DOCKED_ROOM}px, ${BESIDE_DOCK})` }),
  zIndex: 1500,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 12,
  pointerEvents: 'none',
  '& output': { display: 'grid', justifyItems: 'center', gap: 8, maxInlineSize: '100%' },
  ...railed({ insetInlineStart: sideColumn.rail }),
  // Where there is no room beside those, above them.
  [media.belowWide]: { insetBlockEnd: `min(${aboveDock(20)} + var(--fd-save-bar, 0px), 70dvh)`, insetInlineEnd: 0 },
  // Above the navigation, and above whatever is docked on it.
  [media.compact]: {
    insetBlockEnd: `min(${aboveDock(68)} + var(--fd-save-bar, 0px), 70dvh)`,
    insetInlineStart: 0,
  },
  // Below the bar of a phone.
  '&&[data-at="start"]': { insetBlock: 'calc(12px + var(--fd-bar, 0px)) auto' },
})

/** The key that goes to the messages and back: they are the last stop of a page, and go before the way there is gone. */
const MESSAGES_KEY = 'F8'

/** Marks what is docked beside the page and tells what happens; on it or within it `data-act` marks what the key of the messages goes to. */
export const MESSAGE_DOCK = 'data-message-dock'

interface ToastCardProps {
  toast: ShownToast
  held: boolean
  /** Whether the key of the messages goes to what it offers. */
  isStop: boolean
  /** Whether it goes there first of all messages. */
  isReached: boolean
  leave: () => void
}

function ToastCard({ toast, held, isStop, isReached, leave }: ToastCardProps) {
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
      data-toast={id}
      message={
        <>
          <Icon name={MESSAGE_ICONS[tone] ?? TONE_GLYPHS[tone]} />
          {text}
        </>
      }
      action={
        <>
          {action && (
            <>
              {isReached && (
                <Hidden> {i18n._('{action}: press {key}.', { action: action.label, key: MESSAGES_KEY })}</Hidden>
              )}
              <Button
                kind="quiet"
                data-act={isStop || undefined}
                onClick={() => {
                  end()
                  action.run()
                }}
              >
                {action.label}
              </Button>
            </>
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
 * Where messages appear: announced politely, waiting while pointed at or focused, one key away from anywhere. A window over
 * everything has one of its own, within reach of its keys, which then shows them in place of the page's.
 */
export function Toasts() {
  const { i18n } = useLingui()
  const [host] = useState(() => Symbol('messages'))
  useEffect(() => enterToastHost(host), [host])
  const isForemost = useSyncExternalStore(subscribeToastHost, currentToastHost) === host
  const all = useSyncExternalStore(subscribeToasts, currentToasts)
  const toasts = isForemost ? all : []
  const own = toasts.findLast(({ action, isNews }) => action && !isNews)
  const news = toasts.findLast(({ action, isNews }) => action && isNews)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLOutputElement>(null)
  const isAtStart = useGiveWay(list, toasts.length > 0)
  const cameFrom = useRef<HTMLElement | null>(null)
  // The button that was pressed goes with its message, and the focus must not be lost with it.
  const goBack = () => {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')
    back?.focus()
  }
  const leave = () => {
    if (region.current?.contains(document.activeElement)) goBack()
  }
  /** What the key goes to, one after the other, before it goes back. */
  const stopsOf = (dock: HTMLElement | null): HTMLElement[] => {
    const offered = (toast?: ShownToast) =>
      toast && region.current?.querySelector<HTMLElement>(`[data-toast="${toast.id}"] [data-act]`)
    // A run that stands at the edge of the page is as far away, with its own way back. What came by itself can wait for it.
    const docked = dock?.matches('[data-act]') ? dock : dock?.querySelector<HTMLElement>('[data-act]')
    const stops = [offered(own), docked, offered(news)].filter((it) => it instanceof HTMLElement)
    // Where nothing is offered, the newest message can still be dismissed.
    const last = [...(region.current?.querySelectorAll('button') ?? [])].at(-1)
    return stops.length === 0 && last ? [last] : stops
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const isMeant = key === MESSAGES_KEY && !ctrlKey && !metaKey && !altKey && !shiftKey
    const { activeElement: at } = document
    if (!(isMeant || (region.current?.contains(at) && key === 'Escape'))) return
    // A letter that is only written must not look through the whole page.
    const dock = document.querySelector<HTMLElement>(`[${MESSAGE_DOCK}]`)
    const isWithin = [region.current, dock].some((it) => it?.contains(at))
    const stops = stopsOf(dock)
    // From within, what comes behind it; a stop that is not among them, such as another button there, is left.
    const place = stops.findIndex((it) => it === at)
    const to = isWithin ? (isMeant && place >= 0 ? stops[place + 1] : undefined) : stops[0]
    if (!isWithin && !to) return
    // No panel or grid behind may take it for its own.
    event.preventDefault()
    event.stopPropagation()
    if (!isWithin) cameFrom.current = at instanceof HTMLElement && at !== document.body ? at : null
    if (to) to.focus()
    else goBack()
  })
  useEffect(() => {
    if (!isForemost) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [isForemost])
  return (
    <Region
      ref={region}
      data-at={isAtStart ? 'start' : undefined}
      // Only the one that shows them is a landmark: two of the same name could not be told apart.
      aria-label={isForemost ? i18n._('Messages') : undefined}
      aria-keyshortcuts={isForemost ? MESSAGES_KEY : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true)
        const isFromHere = currentTarget.contains(relatedTarget) || relatedTarget?.closest(`[${MESSAGE_DOCK}]`)
        if (relatedTarget instanceof HTMLElement && !isFromHere) cameFrom.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <output ref={list} aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            held={pointed || focused}
            isStop={toast === own || toast === news}
            isReached={toast === (own ?? news)}
            leave={leave}
          />
        ))}
      </output>
    </Region>
  )
}
