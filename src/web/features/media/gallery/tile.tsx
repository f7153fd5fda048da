import { memo, useState } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { mediaIcon, revisedUrl } from '../../../fields/media/media-src.ts'
import { Icon } from '../../../ui/icons.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { playTime } from '../../../fields/media/play-time.ts'
import type { TileWords } from './use-tile-words.ts'

interface TileProps {
  medium: Multimedia
  /** The page of the medium; the grid opens it in its own way unless a new tab is asked for. */
  href: string
  /** Place among all of them, from 0. */
  index: number
  /** Place in its row, from 0. */
  column: number
  selected: boolean
  /** Whether the Tab key leads here. */
  current: boolean
  words: TileWords
  /** Whether all of it is shown; while a page is flung there is time for its name alone. */
  whole: boolean
}

/** What a medium looks like, how long it takes, and what it lacks. */
function Picture({ medium, words }: Pick<TileProps, 'medium' | 'words'>) {
  const { type, duration, format } = medium
  const url = revisedUrl(medium)
  const [failed, setFailed] = useState<string>()
  const src = url === failed ? undefined : words.srcOf({ url, type, format })
  const fail = () => setFailed(url ?? undefined)
  const lack = words.lackOf(medium)
  const isSeen = src !== undefined && (type === 'image' || type === 'immersive' || type === 'video')
  return (
    <span className="picture" data-marked={!isSeen || duration !== null || lack !== undefined}>
      {!isSeen ? (
        <Icon name={mediaIcon(type)} size={28} />
      ) : type === 'video' ? (
        <video src={src} preload="metadata" muted playsInline aria-hidden="true" tabIndex={-1} onError={fail} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={fail} />
      )}
      {duration !== null && <span className="length">{playTime(duration)}</span>}
      {lack && (
        <span className="badge">
          <StatusChip {...lack} />
        </span>
      )}
    </span>
  )
}

/**
 * One medium: what it looks like, its name, what is known of it, and what it lacks. Its grid hears keys and clicks. It is
 * made of plain elements, and its words come from outside: in a fast scroll a dozen of them are made in each frame.
 */
export const Tile = memo(function Tile({ medium, href, index, column, selected, current, words, whole }: TileProps) {
  const { name } = medium
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A table cell cannot be a tile.
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={selected}
      className="tile"
      data-index={index}
    >
      <a href={href} tabIndex={current ? 0 : -1} draggable={false}>
        {whole ? <Picture medium={medium} words={words} /> : <span className="picture" />}
        <span className="words">
          <strong data-tooltip={name}>{name}</strong>
          {whole && (
            <>
              <br />
              <small>{words.factsOf(medium)}</small>
            </>
          )}
        </span>
      </a>
      {whole && (
        <label className="box">
          <input type="checkbox" tabIndex={-1} checked={selected} readOnly aria-label={words.select(name)} />
        </label>
      )}
    </div>
  )
})
