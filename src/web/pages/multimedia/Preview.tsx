import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useWatch, type Control } from 'react-hook-form'
import { typeOfFormat } from '../../../api/core/rules/media-type.ts'
import { useApi } from '../../client/api-context.ts'
import { mediaSrc } from '../../fields/media/media-src.ts'
import { Thumbnail } from '../../fields/media/Thumbnail.tsx'
import { paint } from '../../ui/paint.ts'
import type { MediumValues } from './medium-form.ts'

const Frame = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  '& img, & video': {
    maxInlineSize: '100%',
    maxBlockSize: 340,
    borderRadius: 10,
    border: `1px solid ${paint.line}`,
    background: paint.canvas,
  },
  '& audio': { inlineSize: 'min(420px, 100%)' },
  '& .none': { inlineSize: 200 },
})

/** The medium itself: seen, heard or, where the page cannot show it, opened. */
export function Preview({ control }: { control: Control<MediumValues> }) {
  const { i18n } = useLingui()
  const { baseUrl } = useApi()
  const [url, type, format, altText, name] = useWatch({ control, name: ['url', 'type', 'format', 'altText', 'name'] })
  const kind = type ?? typeOfFormat(format) ?? 'image'
  if (url.trim() === '' || !/^(https?:\/\/[^/]|\/)/i.test(url)) {
    return (
      <Frame>
        <span className="none">
          <Thumbnail url={null} type={kind} />
        </span>
      </Frame>
    )
  }
  const src = mediaSrc(url.trim(), baseUrl)
  const shown =
    kind === 'image' || (kind === 'immersive' && format.startsWith('image/')) ? (
      <img src={src} alt={altText || name} />
    ) : kind === 'video' ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are not part of a medium
      <video src={src} controls preload="metadata" aria-label={altText || name} />
    ) : kind === 'audio' ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are not part of a medium
      <audio src={src} controls preload="metadata" aria-label={altText || name} />
    ) : (
      <span className="none">
        <Thumbnail url={null} type={kind} />
      </span>
    )
  return (
    <Frame>
      {shown}
      <a href={src} target="_blank" rel="noreferrer">
        {i18n._('Open in a new tab')}
      </a>
    </Frame>
  )
}
