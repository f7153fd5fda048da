import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useMediaSrc } from '../../../../fields/media/use-media-src.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import { paint } from '../../../../theme/paint.ts'
import { mediaLinks } from '../media-links.ts'
import { radius, size, weight } from '../../../../theme/scale.ts'

const Save = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  paddingInline: 12,
  borderRadius: radius.control,
  color: paint.ink,
  fontSize: size.body2,
  fontWeight: weight.medium,
  textDecoration: 'none',
  '&:hover': { background: paint.hover },
  '@media (pointer: coarse)': { minBlockSize: 40 },
})

/** Hands a medium on: its address to the clipboard, its file to the disk. Nothing while it has no file. */
export function MediumLinks({ medium }: { medium: Pick<Multimedia, 'name' | 'format' | 'url'> }) {
  const { i18n } = useLingui()
  const srcOf = useMediaSrc()
  const src = medium.url ? srcOf(medium.url) : ''
  if (src === '' || !URL.canParse(src, location.href)) return null
  const { address, download, fileName } = mediaLinks(medium, src, location.href)
  return (
    <>
      <CopyButton text={address} label={i18n._('Copy URL')} iconOnly={false} />
      <Save href={download} download={fileName} target="_blank" rel="noreferrer">
        <Icon name="download" />
        {i18n._('Download')}
      </Save>
    </>
  )
}
