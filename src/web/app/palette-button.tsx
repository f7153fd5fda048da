import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useState, type ComponentType } from 'react'
import { withMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icons.tsx'
import { Opening } from '../ui/opening.tsx'
import { media, paint, railed } from '../theme/paint.ts'
import { showToast } from '../ui/toast.ts'
import type { PaletteHostProps, PaletteProps } from './palette/palette-props.ts'
import { useGo } from './palette/use-go.tsx'
import { useShortcuts } from './palette/use-shortcuts.ts'
import { radius, size } from '../theme/scale.ts'

const load = withMessages(() => import('./palette/palette-host.tsx'))

const Opener = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 8,
  minBlockSize: 32,
  minInlineSize: 32,
  paddingInline: 8,
  border: `1px solid ${paint.strongLine}`,
  borderRadius: radius.control,
  inlineSize: '100%',
  background: paint.surface,
  color: paint.soft,
  fontSize: size.body2,
  '& kbd': { font: 'inherit', fontSize: size.caption, marginInlineStart: 'auto' },
  '&:hover': { color: paint.ink },
  '@media (pointer: coarse)': { minBlockSize: 40, minInlineSize: 40 },
  ...railed({ '& span, & kbd': { display: 'none' } }),
  [media.compact]: {
    inlineSize: 'auto',
    border: 0,
    background: 'none',
    color: paint.ink,
    '& span, & kbd': { display: 'none' },
  },
})

/** The button of the command palette and the keys of the shell; what they show comes when it is asked for. */
export function PaletteButton({ shown, onShow, onSignOut }: PaletteProps) {
  const { i18n } = useLingui()
  const { go, way } = useGo()
  const [Host, setHost] = useState<ComponentType<PaletteHostProps>>()
  const isSearchAwaited = useShortcuts({ shown, onShow, go })

  const wanted = Host === undefined && shown !== undefined
  // The code is fetched for a wish, and a failure is told, since nothing else would be seen of it.
  useEffect(() => {
    if (!wanted) return
    load().then(
      ({ PaletteHost }) => setHost(() => PaletteHost),
      () => {
        onShow(undefined)
        showToast({ tone: 'no-show', text: i18n._('Couldn’t load this page') })
      },
    )
  }, [wanted, onShow, i18n])

  const label = i18n._('Search and commands')
  return (
    <>
      <Opener
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        data-tooltip={label}
        onClick={() => onShow('palette')}
      >
        <Icon name="search" />
        <span>{i18n._('Search')}</span>
        <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>
      </Opener>
      {way}
      {(wanted || isSearchAwaited) && <Opening />}
      {Host && <Host shown={shown} onShow={onShow} go={go} {...(onSignOut && { onSignOut })} />}
    </>
  )
}
