import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Preset } from '#api/contract/presets.ts'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import { needsOf, type Need } from '#api/core/rules/readiness.ts'
import { useMultimedia } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { paint, tonePaint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Icon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'

const Part = styled('div')({
  display: 'grid',
  gap: 4,
  fontSize: size.body2,
  '& > strong': { fontWeight: weight.semibold },
  '& p': { display: 'flex', alignItems: 'center', gap: 8, margin: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28 },
  '& a': { color: paint.accentStrong, overflowWrap: 'anywhere' },
  '& svg': { flexShrink: 0, color: paint.soft },
  '& li svg': { color: tonePaint('pending').text },
  '& li span': { color: paint.soft },
})

interface RoomReadinessProps {
  /** Ids of the media that the room shows, its own or its preset's. */
  assets: readonly string[]
  /** The address of its main image; empty for none. */
  image: string
  preset: Preset | undefined
}

/** What the media of a room still need before it goes out to guests. */
export function RoomReadiness({ assets, image, preset }: RoomReadinessProps) {
  const { i18n } = useLingui()
  const { list } = useFormat()
  const { items } = useMultimedia()
  const words: Record<Need, string> = {
    file: i18n._('no file'),
    altText: i18n._('no alternative text'),
    captions: i18n._('no captions'),
    transcript: i18n._('no transcript'),
  }
  const addresses = [image, preset?.logo ?? ''].filter(Boolean)
  const isShown = ({ id, url }: Multimedia): boolean =>
    assets.includes(id) || addresses.some((address) => address === url || mediumAt(address) === id)
  const shown = items?.filter(isShown) ?? []
  if (shown.length === 0) return null
  const lacking = shown.flatMap((medium) => {
    const needs = needsOf(medium)
    return needs.length === 0 ? [] : [{ medium, needs }]
  })
  return (
    <Part>
      <strong>{i18n._('Readiness of files')}</strong>
      {lacking.length === 0 ? (
        <p>
          <Icon name="check" size={18} />
          {i18n._('{count, plural, one {The file is ready.} other {All # files are ready.}}', { count: shown.length })}
        </p>
      ) : (
        <MuiList>
          {lacking.map(({ medium, needs }) => (
            <li key={medium.id}>
              <Icon name="warning" size={18} />
              <Link to={paths.multimedia.one(medium.id)}>{medium.name}</Link>
              <span>{list(needs.map((need) => words[need]))}</span>
            </li>
          ))}
        </MuiList>
      )}
    </Part>
  )
}
