import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Multimedia } from '../../../api/contract/multimedia.ts'
import { Thumbnail } from '../../fields/media/Thumbnail.tsx'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { paint } from '../../ui/paint.ts'
import { Bone } from '../../ui/Skeletons.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { paths } from '../paths.ts'
import { useMediaWords } from './useMediaWords.ts'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 38vw), 1fr))',
  gap: 14,
  margin: 0,
  padding: 14,
  listStyle: 'none',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& a': {
    display: 'grid',
    gap: 2,
    blockSize: '100%',
    alignContent: 'start',
    padding: 8,
    border: `1px solid ${paint.line}`,
    borderRadius: 12,
    color: paint.ink,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: paint.accent, background: paint.hover },
  '& strong': { marginBlockStart: 8, fontSize: '0.84375rem', fontWeight: 570, overflowWrap: 'anywhere' },
  '& small': { color: paint.soft, fontSize: '0.75rem' },
  '& a > span:last-of-type:not(:first-of-type)': { justifySelf: 'start', marginBlockStart: 6 },
})

interface GalleryProps {
  /** Absent while the first answer is on its way. */
  media: readonly Multimedia[] | undefined
  refreshing: boolean
}

/** Media side by side, each with what it looks like. */
export function Gallery({ media, refreshing }: GalleryProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { types, statuses } = useMediaWords()
  const facts = ({ type, width, height, duration, size }: Multimedia) =>
    [
      types[type] ?? type,
      width && height ? `${format.number(width)} × ${format.number(height)}` : undefined,
      duration === null ? undefined : i18n._('{seconds} s', { seconds: format.number(duration) }),
      size === null ? undefined : format.bytes(size),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Grid aria-label={i18n._('Multimedia')} aria-busy={refreshing || media === undefined}>
      {media === undefined
        ? Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <Bone height="180px" />
            </li>
          ))
        : media.map((medium) => {
            const status = statuses[medium.status] ?? { label: medium.status, tone: 'neutral' as const }
            return (
              <li key={medium.id}>
                <Link to={paths.multimedia.one(medium.id)}>
                  <Thumbnail url={medium.url} type={medium.type} alt={medium.altText ?? ''} />
                  <strong>{medium.name}</strong>
                  <small>{facts(medium)}</small>
                  {medium.status !== 'ready' && <StatusChip tone={status.tone} label={status.label} />}
                </Link>
              </li>
            )
          })}
    </Grid>
  )
}
