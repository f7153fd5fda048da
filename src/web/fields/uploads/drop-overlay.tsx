import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import type { UploadLimits } from './use-upload-limits.ts'
import { radius, size, weight } from '../../theme/scale.ts'

// It takes no pointer, so that what is below it goes on to be what the files are over.
const Overlay = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1400,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: paint.accentTint,
    opacity: 0.88,
    outline: `3px dashed ${paint.accent}`,
    outlineOffset: -14,
  },
  '& > p': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    margin: 0,
    padding: '22px 34px',
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
    background: paint.raised,
    color: paint.ink,
    boxShadow: paint.shadow,
    textAlign: 'center',
  },
  '& svg': { color: paint.accent },
  '& strong': { fontSize: size.h4, fontWeight: weight.semibold },
  '& span': { color: paint.soft, fontSize: size.body2 },
})

/** Says that files which are over the page can be let go here, and how large they may be. */
export default function DropOverlay({ limits: { maxSize } }: { limits: UploadLimits }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Overlay>
      <p>
        <Icon name="upload" size={36} />
        <strong>{i18n._('Drop files or folders to upload them')}</strong>
        <span>
          {maxSize === null
            ? i18n._('You can check the files before they are uploaded.')
            : i18n._('Up to {size} each. You can check the files before they are uploaded.', {
                size: format.bytes(maxSize),
              })}
        </span>
      </p>
    </Overlay>
  )
}
