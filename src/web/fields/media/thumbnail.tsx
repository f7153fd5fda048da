import styled from '@emotion/styled'
import type { PictureRatio } from '#api/contract/crops.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import { HiddenPicture } from './hidden-picture.tsx'
import { cropFor, cropStyle, mediaIcon, positionOf, seenOf } from './media-src.ts'
import { usePictureHost, usePictureSet, usePictureSrc } from './use-media-src.ts'
import { useTurned } from './use-turned.ts'
import { radius } from '../../theme/scale.ts'

const Frame = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: paint.sunken,
  color: paint.soft,
  '& img, & video': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', minBlockSize: 0, minInlineSize: 0 },
  '&[data-fit="contain"] img': { objectFit: 'contain', padding: 4 },
})

/** How wide it is shown, in CSS pixels, where the browser cannot tell before it loads. */
const FRAME = 320
const SMALL = 96

interface ThumbnailProps {
  url: string | null
  type: string
  /** Of its bytes, where that is known. */
  format?: string | undefined
  /** Read out instead of the picture; empty where the name stands beside it. */
  alt?: string
  /** Shows the whole picture, as a logo wants, instead of filling the frame. */
  whole?: boolean
  /** Of its medium, which says what stays in sight where the frame cuts it. */
  environment?: Multimedia['environment'] | undefined
  /** Width to height of its frame: a crop for this shape is shown. */
  ratio?: PictureRatio
  /** Stands small among many, so that the smallest picture will do. */
  small?: boolean
  /** Whether it is part of something that is pressed, so that nothing in it can be. */
  isPressed?: boolean
  /** Of the button that stands for a picture of another host. */
  tabIndex?: number | undefined
  /** Told when there is nothing to be seen at the address. */
  onFail?: (url: string) => void
}

/** A small view of a medium: the picture, what stands for it or the film's first frame, and a sign of its type for everything else. */
export function Thumbnail({
  url,
  type,
  format,
  alt = '',
  whole = false,
  environment,
  ratio = '16:10',
  small = false,
  isPressed = false,
  tabIndex,
  onFail,
}: ThumbnailProps) {
  const srcOf = usePictureSrc()
  const setOf = usePictureSet()
  const hostOf = usePictureHost()
  const [failed, setFailed] = useState<string>()
  const width = small && globalThis.devicePixelRatio < 1.5 ? 256 : 640
  // Also a look around is shown small here, and a drawing never as it is: it may take for ever to draw.
  const plain = seenOf({ url, type, format }, environment)
  const seen = { ...plain, url: useTurned(plain.url) }
  const isPicture = seen.type === 'image' || seen.type === 'immersive'
  const src = failed === seen.url ? undefined : srcOf(seen, width)
  const fail = () => {
    setFailed(seen.url ?? undefined)
    if (url !== null && plain.url === url) onFail?.(url)
  }
  const crop = whole ? undefined : cropFor(environment, ratio)
  const style = whole ? undefined : crop ? cropStyle(crop) : positionOf(environment)
  const host = hostOf(seen)
  const shown = Math.round((small ? SMALL : FRAME) / (crop?.width ?? 1))
  return (
    <Frame data-fit={whole ? 'contain' : 'cover'} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      {src !== undefined && isPicture ? (
        <img
          srcSet={setOf(seen)}
          sizes={`auto, ${shown}px`}
          src={src}
          alt={alt}
          style={style}
          loading="lazy"
          decoding="async"
          onError={fail}
        />
      ) : src !== undefined && type === 'video' ? (
        <video src={src} preload="metadata" muted playsInline aria-hidden="true" tabIndex={-1} onError={fail} />
      ) : host !== undefined && isPressed ? (
        <small>{host}</small>
      ) : host !== undefined ? (
        <HiddenPicture host={host} tabIndex={tabIndex} />
      ) : (
        <Icon name={mediaIcon(type)} size={28} />
      )}
    </Frame>
  )
}
