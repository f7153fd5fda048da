import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useContext } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { MediumPlace } from '../medium-place.ts'
import { revisedUrl } from '../../media/media-src.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Link } from '../../../ui/link.tsx'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  maxInlineSize: 460,
  padding: 6,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  fontSize: size.body2,
  '& > strong': { fontWeight: weight.medium, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { color: paint.accent },
})

/** The medium that has the bytes of a file already, and the way to it. */
export function TwinThere({ medium, onUse }: { medium: Multimedia; onUse: (() => void) | undefined }) {
  const { i18n } = useLingui()
  const placeOf = useContext(MediumPlace)
  const { name } = medium
  return (
    <Frame className="twin">
      <Thumbnail url={revisedUrl(medium)} type={medium.type} format={medium.format} />
      <strong title={name}>{name}</strong>
      {onUse ? (
        <Button onClick={onUse} aria-label={i18n._('Use “{name}”', { name })}>
          {i18n._('Use this')}
        </Button>
      ) : (
        // A new tab, so that the files here are not lost.
        placeOf && (
          <Link to={placeOf(medium.id)} target="_blank" aria-label={i18n._('Show “{name}” in a new tab', { name })}>
            {i18n._('Show')}
          </Link>
        )
      )}
    </Frame>
  )
}
