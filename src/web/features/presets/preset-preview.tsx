import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useWatch, type Control } from 'react-hook-form'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { environmentAt } from '../../fields/media/environment-at.ts'
import { useMultimedia } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import type { PresetValues } from './preset-form-values.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Card = styled('figure')({
  margin: 0,
  maxInlineSize: 460,
  overflow: 'hidden',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  boxShadow: paint.shadow,
  '& > span': { borderRadius: 0 },
  '& figcaption': { display: 'grid', gap: 12, padding: 14 },
  '& .title': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: 12, alignItems: 'start' },
  '& .title > span': { background: paint.surface },
  '& strong': { display: 'block', fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& small': { color: paint.soft, fontSize: size.body2, overflowWrap: 'anywhere' },
  '& .media': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 6 },
  '& .media > b': {
    display: 'grid',
    placeItems: 'center',
    color: paint.soft,
    fontSize: size.body2,
    fontWeight: weight.medium,
  },
})

/** Media shown before the rest becomes a number. */
const SHOWN = 4

/** The preset as a card, while it is typed. */
export function PresetPreview({ control }: { control: Control<PresetValues> }) {
  const { i18n } = useLingui()
  const { number } = useFormat()
  const library = useMultimedia()
  const { byId } = library
  const [title, description, logo, image, assets] = useWatch({
    control,
    name: ['title', 'description', 'logo', 'image', 'assets'],
  })
  const shown = assets.slice(0, assets.length === SHOWN + 1 ? SHOWN + 1 : SHOWN)
  return (
    <Card>
      <Thumbnail url={image} type="image" ratio="16:9" environment={environmentAt(library, image)} />
      <figcaption>
        <div className="title">
          <Thumbnail url={logo} type="image" ratio="1:1" whole />
          <div>
            <strong>{title || i18n._('Untitled')}</strong>
            <small>{description}</small>
          </div>
        </div>
        {shown.length > 0 && (
          <div className="media" aria-hidden="true">
            {shown.map((id, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- A medium may be named twice.
              <Thumbnail
                key={index}
                url={byId.get(id)?.url ?? null}
                type={byId.get(id)?.type ?? 'image'}
                format={byId.get(id)?.format}
                environment={byId.get(id)?.environment}
              />
            ))}
            {assets.length > shown.length && <b>+{number(assets.length - shown.length)}</b>}
          </div>
        )}
      </figcaption>
    </Card>
  )
}
