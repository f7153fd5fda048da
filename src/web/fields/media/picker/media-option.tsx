import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { Icon } from '../../../ui/icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { mediaIcon } from '../media-src.ts'
import { lacksAltText } from '../search-media.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { lacksFile, useMediaWords } from '../use-media-words.ts'
import { revisedUrl } from '../media-src.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Tile = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 3,
  minInlineSize: 0,
  padding: 7,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  color: paint.ink,
  fontSize: size.body2,
  cursor: 'pointer',
  '&:hover': { borderColor: paint.ink },
  '&[aria-selected="true"]': {
    borderColor: paint.accent,
    background: paint.accentTint,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
  },
  '& > strong': {
    marginBlockStart: 4,
    fontWeight: weight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > small': {
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    minBlockSize: '1.3em',
    color: paint.soft,
    fontSize: size.caption,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  '& > .state': { justifySelf: 'start', maxInlineSize: '100%', overflow: 'hidden' },
  '& > .place': {
    position: 'absolute',
    insetBlockStart: 12,
    insetInlineEnd: 12,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 26,
    blockSize: 26,
    paddingInline: 6,
    borderRadius: radius.round,
    background: paint.accent,
    color: paint.accentInk,
    fontSize: size.caption,
    fontWeight: weight.semibold,
    boxShadow: paint.shadow,
  },
})

interface MediaOptionProps {
  medium: Multimedia
  /** Its place in the whole list, and how many there are: not all of them need be in the page. */
  index: number
  count: number
  /** Place among the chosen ones, from 1; undefined where it is not chosen. */
  place: number | undefined
  /** Whether several can be chosen, so that the place says something. */
  many: boolean
  /** Whether the Tab key leads here. */
  current: boolean
  onChoose: () => void
}

/** One medium to choose: what it looks like, its name, and what it lacks. */
export function MediaOption({ medium, index, count, place, many, current, onChoose }: MediaOptionProps) {
  const { i18n } = useLingui()
  const { facts, typeWords, statusWords } = useMediaWords()
  const state = statusWords(medium.status)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The list that holds it has the keys.
    <Tile
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A native option shows no pictures.
      role="option"
      tabIndex={current ? 0 : -1}
      aria-selected={place !== undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      onClick={onChoose}
    >
      <Thumbnail url={revisedUrl(medium)} type={medium.type} format={medium.format} whole={!many} />
      <strong title={medium.name}>{medium.name}</strong>
      <small>
        <Icon name={mediaIcon(medium.type)} size={14} />
        {[typeWords(medium.type), facts(medium)].filter(Boolean).join(' · ')}
      </small>
      {lacksFile(medium) ? (
        <span className="state">
          <StatusChip {...state} />
        </span>
      ) : (
        lacksAltText(medium) && (
          <small>
            <Icon name="warning" size={14} />
            {i18n._('No alternative text')}
          </small>
        )
      )}
      {place !== undefined && (
        <span className="place" aria-hidden="true">
          {many ? place : <Icon name="check" size={15} />}
        </span>
      )}
    </Tile>
  )
}
