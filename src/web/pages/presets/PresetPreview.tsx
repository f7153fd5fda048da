import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useWatch, type Control } from 'react-hook-form'
import { Thumbnail } from '../../fields/media/Thumbnail.tsx'
import { paint } from '../../ui/paint.ts'
import type { PresetValues } from './preset-form.ts'

const Card = styled('figure')({
  margin: 0,
  maxInlineSize: 420,
  overflow: 'hidden',
  border: `1px solid ${paint.line}`,
  borderRadius: 12,
  '& > span': { borderRadius: 0, aspectRatio: '16 / 8' },
  '& figcaption': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: 12, padding: 12 },
  '& figcaption > span:first-of-type': { aspectRatio: '1', inlineSize: 44, background: paint.surface },
  '& strong': { display: 'block', fontWeight: 620 },
  '& small': { color: paint.soft, fontSize: '0.8125rem' },
})

/** The preset as a card, while it is typed. */
export function PresetPreview({ control }: { control: Control<PresetValues> }) {
  const { i18n } = useLingui()
  const [title, description, logo, image] = useWatch({ control, name: ['title', 'description', 'logo', 'image'] })
  return (
    <Card>
      <Thumbnail url={image} type="image" />
      <figcaption>
        <Thumbnail url={logo} type="image" whole />
        <div>
          <strong>{title || i18n._('Untitled')}</strong>
          <small>{description}</small>
        </div>
      </figcaption>
    </Card>
  )
}
