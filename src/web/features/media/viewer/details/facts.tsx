import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { playTime } from '../../../../fields/media/play-time.ts'
import { useMediaWords } from '../../../../fields/media/use-media-words.ts'
import { useFormat } from '../../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../../i18n/own-zone.ts'
import { paint } from '../../../../theme/paint.ts'
import { size } from '../../../../theme/scale.ts'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 14px',
  margin: 0,
  fontSize: size.body2,
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& code': { fontSize: size.caption },
})

/** What is known of a medium's file. */
export function Facts({ medium }: { medium: Multimedia }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { typeWords } = useMediaWords()
  const { width, height, duration, size, sha256 } = medium
  const zone = ownZone()
  const rows: readonly (readonly [string, string | undefined])[] = [
    [i18n._('Type'), typeWords(medium.type)],
    [i18n._('Format'), medium.format],
    [i18n._('Size'), size == null ? undefined : format.bytes(size)],
    [
      i18n._('Dimensions'),
      width && height ? `${format.number(width)} × ${format.number(height)} ${i18n._('pixels')}` : undefined,
    ],
    [i18n._('Length'), duration == null ? undefined : playTime(duration)],
    [i18n._('Created'), format.dateTime(medium.createdAt, zone)],
    [i18n._('Changed'), format.dateTime(medium.updatedAt, zone)],
  ]
  return (
    <List>
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {sha256 && (
        <div style={{ display: 'contents' }}>
          <dt>{i18n._('SHA-256')}</dt>
          <dd>
            <code data-tooltip={sha256}>{sha256.slice(0, 12)}…</code>
          </dd>
        </div>
      )}
    </List>
  )
}
