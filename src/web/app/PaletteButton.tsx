import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useState, type ComponentType } from 'react'
import { withMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icons.tsx'
import { media, paint } from '../ui/paint.ts'
import { singleKeyOf } from '../ui/single-keys.ts'
import { showToast } from '../ui/toast.ts'

/** What is open of the palette: the palette itself or the table of shortcuts. */
export type PaletteShown = 'palette' | 'shortcuts' | undefined

/** What the shell tells the palette. */
export interface PaletteProps {
  shown: PaletteShown
  onShow: (shown: PaletteShown) => void
  onSignOut?: () => void
}

const load = withMessages('palette', () => import('./palette/PaletteHost.tsx'))

/** Keys with which a shortcut begins; the rest is known where the shortcuts are. */
const FIRST_KEYS = '?/gcn'

const Opener = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  minInlineSize: 32,
  paddingInline: 8,
  border: `1px solid ${paint.field}`,
  borderRadius: 8,
  background: paint.canvas,
  color: paint.soft,
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '& kbd': { font: 'inherit', fontSize: '0.75rem', marginInlineStart: 24 },
  '&:hover': { color: paint.ink },
  '@media (pointer: coarse)': { minBlockSize: 40, minInlineSize: 40 },
  [media.compact]: { border: 0, background: 'none', color: paint.ink, '& span, & kbd': { display: 'none' } },
})

/** The button of the command palette and the keys that open it; all else comes when it is asked for. */
export function PaletteButton(props: PaletteProps) {
  const { i18n } = useLingui()
  const { shown, onShow } = props
  const [Host, setHost] = useState<ComponentType<PaletteProps & { early: readonly string[] }>>()
  const [early, setEarly] = useState<readonly string[]>([])
  const awake = Host !== undefined

  // Keys are events of the window.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        // A question that is open is answered first.
        if (!event.repeat && !document.querySelector('[role=alertdialog]'))
          onShow(shown === 'palette' ? undefined : 'palette')
        return
      }
      const single = awake ? undefined : singleKeyOf(event)
      if (single === undefined || (early.length === 0 && !FIRST_KEYS.includes(single))) return
      if (single === '/') event.preventDefault()
      setEarly([...early, single])
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [awake, early, shown, onShow])

  const wanted = !awake && (shown !== undefined || early.length > 0)
  // The code is fetched for a wish, and a failure is told, since nothing else would be seen of it.
  useEffect(() => {
    if (!wanted) return
    load().then(
      ({ PaletteHost }) => setHost(() => PaletteHost),
      () => {
        setEarly([])
        onShow(undefined)
        showToast({ tone: 'no-show', text: i18n._('This page could not be loaded') })
      },
    )
  }, [wanted, onShow, i18n])

  const label = i18n._('Search and commands')
  return (
    <>
      <Opener
        type="button"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={label}
        onClick={() => onShow('palette')}
      >
        <Icon name="search" />
        <span>{i18n._('Search')}</span>
        <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>
      </Opener>
      {Host && <Host {...props} early={early} />}
    </>
  )
}
