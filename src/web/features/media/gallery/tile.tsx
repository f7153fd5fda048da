import { memo, useState, type SyntheticEvent } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { cropFor, cropStyle, mediaIcon, positionOf, revisedUrl, seenOf } from '../../../fields/media/media-src.ts'
import { HiddenPicture } from '../../../fields/media/hidden-picture.tsx'
import { spriteId, type IconName } from '../../../ui/icons.tsx'
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
  /** Marked as changed a moment ago. */
  fresh: boolean
  /** Whether the Tab key leads here. */
  current: boolean
  words: TileWords
  /** Whether all of it is shown; while a page is flung there is time for its name alone. */
  whole: boolean
}

const Mark = ({ name, sign = false }: { name: IconName; sign?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={sign ? 'sign' : undefined}>
    <use href={`#${spriteId(name)}`} />
  </svg>
)

/** What a picture without a frame of its own says of its kind. */
const KINDS: Readonly<Record<string, IconName>> = {
  video: 'play',
  audio: 'sound',
  presentation: 'slides',
  immersive: 'around',
}

/** No head is cut off a portrait, and no edge off a logo, unless a focal point says what may be cut. */
const fit = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
  if (image.naturalWidth < image.naturalHeight * 1.15) image.dataset.upright = 'true'
}

/** What a medium looks like, of which kind it is, and what it lacks. */
function Picture({ medium, words }: Pick<TileProps, 'medium' | 'words'>) {
  const { type, format } = medium
  const { url, ...seen } = seenOf({ url: revisedUrl(medium), type, format }, medium.environment)
  const [failed, setFailed] = useState<string>()
  const src = url === failed ? undefined : words.srcOf({ url, ...seen })
  const fail = () => setFailed(url ?? undefined)
  const lack = words.lackOf(medium)
  const isSeen = src !== undefined && ['image', 'immersive', 'video'].includes(seen.type)
  const crop = cropFor(medium.environment, '4:3')
  const position = crop ? cropStyle(crop) : positionOf(medium.environment)
  const kind = isSeen ? KINDS[type] : undefined
  return (
    <span
      className="picture"
      data-marked={!isSeen || kind !== undefined || lack !== undefined}
      data-cropped={crop && 'true'}
    >
      {!isSeen ? (
        <Mark name={mediaIcon(type)} sign />
      ) : seen.type === 'video' ? (
        <video src={src} preload="metadata" muted playsInline aria-hidden="true" tabIndex={-1} onError={fail} />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          data-focused={position && 'true'}
          style={position}
          onLoad={fit}
          onError={fail}
        />
      )}
      {kind && (
        <span className="mark">
          <Mark name={kind} />
        </span>
      )}
      {lack && (
        <span className="mark lack" data-tone={lack.tone}>
          <Mark name={lack.icon} />
        </span>
      )}
    </span>
  )
}

/** What is known of a medium in a line, or what it lacks. */
function Facts({ medium, words }: Pick<TileProps, 'medium' | 'words'>) {
  const lack = words.lackOf(medium)
  if (!lack) return <small>{words.factsOf(medium)}</small>
  return (
    <small>
      {words.typeOf(medium)} · <span>{lack.label}</span>
    </small>
  )
}

/**
 * One medium: what it looks like, its name, what is known of it, and what it lacks. Its grid hears keys and clicks. It is
 * made of plain elements, and its words come from outside: in a fast scroll a dozen of them are made in each frame.
 */
export const Tile = memo(function Tile({
  medium,
  href,
  index,
  column,
  selected,
  fresh,
  current,
  words,
  whole,
}: TileProps) {
  const { name } = medium
  const host = whole ? words.hostOf(seenOf(medium, medium.environment)) : undefined
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A table cell cannot be a tile.
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={selected}
      className="tile"
      data-index={index}
      data-fresh={fresh || undefined}
    >
      <a href={href} tabIndex={current ? 0 : -1} draggable={false}>
        {whole ? <Picture medium={medium} words={words} /> : <span className="picture" />}
        <span className="words">
          <strong data-tooltip={name}>{name}</strong>
          {whole && (
            <>
              <br />
              <Facts medium={medium} words={words} />
            </>
          )}
        </span>
      </a>
      {host !== undefined && <HiddenPicture host={host} ratio="4 / 3" tabIndex={current ? 0 : -1} />}
      {whole && (
        <label className="box">
          <input type="checkbox" tabIndex={-1} checked={selected} readOnly aria-label={words.select(name)} />
        </label>
      )}
    </div>
  )
})
