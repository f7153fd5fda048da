import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useWatch, type Control } from 'react-hook-form'
import type { Preset } from '#api/contract/presets.ts'
import { environmentAt } from '../../fields/media/environment-at.ts'
import { useMultimedia } from '../../fields/references.ts'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { RoomReadiness } from './room-readiness.tsx'
import { paint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import { GIVEN, originsOf, type Given } from './inheriting.ts'
import type { RoomValues } from './room-form-values.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Look = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: 20,
  alignItems: 'start',
})
const Card = styled('figure')({
  margin: 0,
  maxInlineSize: 420,
  overflow: 'hidden',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  boxShadow: paint.shadow,
  '& > span': { borderRadius: 0 },
  '& figcaption': { display: 'grid', gap: 8, padding: 14 },
  '& .title': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: 12, alignItems: 'center' },
  '& strong': { display: 'block', fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& small': { color: paint.soft, fontSize: size.body2 },
  '& p': {
    margin: 0,
    fontSize: size.body2,
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .people': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& .people > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    paddingBlock: 2,
    paddingInline: 9,
    borderRadius: radius.round,
    background: paint.canvas,
    fontSize: size.caption,
  },
  '& .people > span[data-role="host"]': { background: paint.accentTint, fontWeight: weight.medium },
})
const Gifts = styled('div')({
  fontSize: size.body2,
  '& > strong': { fontWeight: weight.semibold },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 14px', margin: '8px 0 0' },
  '& dt': { color: paint.soft },
  '& dd': { margin: 0 },
  '& dd[data-origin="preset"]': { color: paint.accentStrong, fontWeight: weight.medium },
  '& dd[data-origin="none"]': { color: paint.soft },
  '& a': { color: paint.accentStrong },
})

interface RoomLookProps {
  control: Control<RoomValues>
  /** The chosen preset, once it is read. */
  preset: Preset | undefined
}

/** The room as its guests find it, while it is typed, and what of it comes from its preset. */
export function RoomLook({ control, preset }: RoomLookProps) {
  const { i18n } = useLingui()
  const { minutes, list } = useFormat()
  const library = useMultimedia()
  const { byId } = library
  const room = useWatch({ control }) as RoomValues
  const origins = originsOf(room, preset)
  const image = origins.image === 'own' ? room.mainImage : (preset?.image ?? '')
  const description = origins.description === 'own' ? room.description : preset?.description
  const names: Record<Given, string> = {
    image: i18n._('Image'),
    logo: i18n._('Logo'),
    description: i18n._('Description'),
    assets: i18n._('Files'),
    products: i18n._('Products'),
    effectId: i18n._('Effect'),
  }
  const given: Record<Given, string | null | undefined> = {
    image: undefined,
    logo: undefined,
    description: undefined,
    assets: list((preset?.assets ?? []).map((id) => byId.get(id)?.name ?? '…')),
    products: list(preset?.products ?? []),
    effectId: preset?.effectId,
  }
  const words = (name: Given) => {
    switch (origins[name]) {
      case 'own':
        return i18n._('Set on this room')
      case 'preset':
        return given[name] ? i18n._('From the preset: {value}', { value: given[name] }) : i18n._('From the preset')
      case 'none':
        return i18n._('None')
    }
  }
  return (
    <Look>
      <Card>
        <Thumbnail url={image} type="image" ratio="16:9" environment={environmentAt(library, image)} />
        <figcaption>
          <div className="title">
            <Thumbnail url={preset?.logo ?? null} type="image" ratio="1:1" whole />
            <div>
              <strong>{room.name || i18n._('Untitled')}</strong>
              {typeof room.duration === 'number' && <small>{minutes(room.duration)}</small>}
            </div>
          </div>
          {description && <p>{description}</p>}
          <div className="people">
            {room.actors
              .filter(({ name }) => name)
              .map(({ name, role }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- Two people may have one name.
                <span key={index} data-role={role}>
                  <Icon name="user" size={13} />
                  {name}
                  {role === 'host' && ` · ${i18n._('Host')}`}
                </span>
              ))}
          </div>
        </figcaption>
      </Card>
      <RoomReadiness
        assets={(origins.assets === 'own' ? room.assets : preset?.assets) ?? []}
        image={image}
        preset={preset}
      />
      {preset && (
        <Gifts>
          <strong>{i18n._('Settings from the preset')}</strong>{' '}
          <Link to={paths.presets.one(preset.id)}>{preset.title}</Link>
          <dl>
            {GIVEN.map((name) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{names[name]}</dt>
                <dd data-origin={origins[name]}>{words(name)}</dd>
              </div>
            ))}
          </dl>
        </Gifts>
      )}
    </Look>
  )
}
