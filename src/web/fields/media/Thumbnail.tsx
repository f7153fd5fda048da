import styled from '@emotion/styled'
import { useState } from 'react'
import { useApi } from '../../client/api-context.ts'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../ui/paint.ts'
import { mediaIcon, mediaSrc } from './media-src.ts'

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: 8,
  background: paint.canvas,
  color: paint.soft,
  '& img, & video': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', minBlockSize: 0, minInlineSize: 0 },
  '&[data-fit="contain"] img': { objectFit: 'contain', padding: 4 },
})

interface ThumbnailProps {
  url: string | null
  type: string
  /** Read out instead of the picture; empty where the name stands beside it. */
  alt?: string
  /** Shows the whole picture, as a logo wants, instead of filling the frame. */
  whole?: boolean
}

/** A small view of a medium: the picture or the film's first frame, and a sign of its type for everything else. */
export function Thumbnail({ url, type, alt = '', whole = false }: ThumbnailProps) {
  const { baseUrl } = useApi()
  const [failed, setFailed] = useState<string>()
  const src = url === null || url === '' || failed === url ? undefined : mediaSrc(url, baseUrl)
  const fail = () => setFailed(url ?? undefined)
  return (
    <Frame data-fit={whole ? 'contain' : 'cover'}>
      {src !== undefined && (type === 'image' || type === 'immersive') ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={fail} />
      ) : src !== undefined && type === 'video' ? (
        <video src={src} preload="metadata" muted playsInline aria-hidden="true" tabIndex={-1} onError={fail} />
      ) : (
        <Icon name={mediaIcon(type)} size={28} />
      )}
    </Frame>
  )
}
