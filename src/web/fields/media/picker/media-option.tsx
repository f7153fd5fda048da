import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { Icon } from '../../../ui/icons.tsx'
import { forced, frameInForcedColors } from '../../../theme/look-parts.ts'
import { paint } from '../../../theme/paint.ts'
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
  minInlineSize: 0,
  color: paint.ink,
  fontSize: size.body2,
  lineHeight: 1.4,
  cursor: 'pointer',
  '& > :first-child': { border: `1px solid ${paint.line}` },
  '&:hover > :first-child': { borderColor: paint.strongLine },
  '&[aria-selected="true"] > :first-child': {
    borderColor: paint.accent,
    boxShadow: `0 0 0 1px ${paint.accent}`,
    [forced]: frameInForcedColors,
  },
  // The ring of the focus lies around the picture, as around the tiles of the library.
  '&:focus-visible': { outline: 0 },
  '&:focus-visible > :first-child': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& > strong': {
    marginBlockStart: 8,
    fontWeight: weight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > small': {
    color: paint.soft,
    fontSize: size.caption,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .place': {
    position: 'absolute',
    insetBlockStart: 7,
    insetInlineEnd: 7,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 24,
    blockSize: 24,
    paddingInline: 6,
    borderRadius: radius.round,
    background: paint.accentFill,
    color: paint.accentFillInk,
    fontSize: size.caption,
    fontWeight: weight.semibold,
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
  const lack = lacksFile(medium)
    ? statusWords(medium.status).label
    : lacksAltText(medium)
      ? i18n._('No alternative text')
      : undefined
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
      <Thumbnail
        url={revisedUrl(medium)}
        type={medium.type}
        format={medium.format}
        environment={medium.environment}
        ratio="4:3"
        whole={!many}
        isPressed
      />
      <strong title={medium.name}>{medium.name}</strong>
      <small>{[typeWords(medium.type), lack ?? facts(medium)].filter(Boolean).join(' · ')}</small>
      {place !== undefined && (
        <span className="place" aria-hidden="true">
          {many ? place : <Icon name="check" size={15} />}
        </span>
      )}
    </Tile>
  )
}
