import styled from '@emotion/styled'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import { mediaIcon, positionOf } from './media-src.ts'
import { usePictureSet, usePictureSrc } from './use-media-src.ts'
import { radius } from '../../theme/scale.ts'

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: paint.sunken,
  color: paint.soft,
  '& img, & video': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', minBlockSize: 0, minInlineSize: 0 },
  '&[data-fit="contain"] img': { objectFit: 'contain', padding: 4 },
})

/** How wide it is shown: as it is laid out, where the browser can tell before it loads. */
const FRAME = 'auto, 320px'
const SMALL = 'auto, 96px'

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
  /** Stands small among many, so that the smallest picture will do. */
  small?: boolean
  /** Told when there is nothing to be seen at the address. */
  onFail?: (url: string) => void
}

/** A small view of a medium: the picture or the film's first frame, and a sign of its type for everything else. */
export function Thumbnail({
  url,
  type,
  format,
  alt = '',
  whole = false,
  environment,
  small = false,
  onFail,
}: ThumbnailProps) {
  const srcOf = usePictureSrc()
  const setOf = usePictureSet()
  const [failed, setFailed] = useState<string>()
  const width = small && globalThis.devicePixelRatio < 1.5 ? 256 : 640
  // Also a look around is shown small here, and a drawing never as it is: it may take for ever to draw.
  const isPicture = type === 'image' || type === 'immersive'
  const src = failed === url ? undefined : srcOf({ url, type, format }, width)
  const fail = () => {
    setFailed(url ?? undefined)
    if (url !== null) onFail?.(url)
  }
  const style = whole ? undefined : positionOf(environment)
  return (
    <Frame data-fit={whole ? 'contain' : 'cover'}>
      {src !== undefined && isPicture ? (
        <img
          srcSet={setOf({ url, type, format })}
          sizes={small ? SMALL : FRAME}
          src={src}
          alt={alt}
          style={style}
          loading="lazy"
          decoding="async"
          onError={fail}
        />
      ) : src !== undefined && type === 'video' ? (
        <video src={src} preload="metadata" muted playsInline aria-hidden="true" tabIndex={-1} onError={fail} />
      ) : (
        <Icon name={mediaIcon(type)} size={28} />
      )}
    </Frame>
  )
}
