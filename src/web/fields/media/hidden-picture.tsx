import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'
import { Icon } from '../../ui/icons.tsx'
import { showHost } from './show-host.ts'

/** As large as the picture would be, so that nothing moves when that comes. */
const Place = styled(ButtonBase)({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  containerType: 'inline-size',
  borderRadius: radius.control,
  color: paint.soft,
  fontSize: size.caption,
  '&:hover': { background: paint.hover, color: paint.ink },
  '&:focus-visible': { outline: `2px solid ${paint.accent}`, outlineOffset: -2 },
  '& > span:first-of-type': {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    maxBlockSize: '100%',
    maxInlineSize: '100%',
    paddingInline: 6,
    overflow: 'hidden',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  // A small one has its words for who reads it aloud, and as a tooltip.
  '@container (max-width: 120px)': {
    '& > span > b': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  '& > span > b': { fontWeight: 'inherit' },
})

/** Whose picture is not loaded, and how large its place is. */
interface HiddenPictureProps {
  /** Whose pictures are not loaded yet. */
  host: string
  /** Width to height of its place, as CSS says it, where that is not all around it. */
  ratio?: string
  tabIndex?: number | undefined
}

/** Stands for a picture of another host, in the place of the picture, until somebody wants pictures of that host. */
export function HiddenPicture({ host, ratio, tabIndex }: HiddenPictureProps) {
  const { i18n } = useLingui()
  const words = i18n._('Show images from {host}', { host })
  return (
    <Place
      style={ratio === undefined ? { blockSize: '100%' } : { aspectRatio: ratio }}
      data-tooltip={words}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={(event) => {
        // What it lies upon has another meaning.
        event.stopPropagation()
        event.preventDefault()
        showHost(i18n, host, event.currentTarget)
      }}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') event.stopPropagation()
      }}
    >
      <span>
        <Icon name="unseen" size={20} />
        <b>{words}</b>
      </span>
    </Place>
  )
}
