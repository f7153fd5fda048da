import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { paint } from '../../theme/paint.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { lacksAltText } from './search-media.ts'
import { Thumbnail } from './thumbnail.tsx'
import { lacksFile, useMediaWords } from './use-media-words.ts'
import { revisedUrl } from './media-src.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Tile = styled('li')({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  padding: 6,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  background: paint.surface,
  fontSize: size.caption,
  '&[draggable="true"]': { cursor: 'grab' },
  '&[data-dragged="true"]': { opacity: 0.45 },
  '&[data-over="before"]': { boxShadow: `-3px 0 0 ${paint.accent}` },
  '&[data-over="after"]': { boxShadow: `3px 0 0 ${paint.accent}` },
  '&:dir(rtl)[data-over="before"]': { boxShadow: `3px 0 0 ${paint.accent}` },
  '&:dir(rtl)[data-over="after"]': { boxShadow: `-3px 0 0 ${paint.accent}` },
  '& img': { pointerEvents: 'none' },
  '& > b': { fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& > .state': { justifySelf: 'start', maxInlineSize: '100%' },
  '& > small': { display: 'flex', gap: 4, alignItems: 'center', color: paint.soft, fontSize: size.caption },
  '& > .tools': { display: 'flex', alignItems: 'center', gap: 2, marginBlockStart: 'auto' },
  '& > .tools > span': { marginInlineEnd: 'auto', paddingInlineStart: 4, color: paint.soft },
  '& > .tools > button': { minBlockSize: 28, minInlineSize: 28, padding: 2 },
})

/** What is done with the tile that is dragged. */
export interface TileDrag {
  dragged: boolean
  /** Where the dragged one would go. */
  over: 'before' | 'after' | undefined
  onStart: () => void
  onOver: () => void
  onDrop: () => void
  onEnd: () => void
}

interface MediaTileProps {
  id: string
  /** Undefined while the media are on their way. */
  medium: Multimedia | undefined
  /** Whether all media have been read, so that one that is not among them is gone. */
  known: boolean
  /** Place from 0. */
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  drag: TileDrag
}

/** One chosen medium: what it looks like, what it lacks, and its place, changed by buttons or by dragging. */
export function MediaTile({ id, medium, known, index, count, onMove, onRemove, drag }: MediaTileProps) {
  const { i18n } = useLingui()
  const { statusWords } = useMediaWords()
  const name = medium?.name ?? id
  const status = medium && lacksFile(medium) ? statusWords(medium.status) : undefined
  return (
    <Tile
      draggable={count > 1}
      data-dragged={drag.dragged}
      data-over={drag.over}
      onDragStart={drag.onStart}
      onDragOver={(event) => {
        event.preventDefault()
        drag.onOver()
      }}
      onDrop={(event) => {
        event.preventDefault()
        drag.onDrop()
      }}
      onDragEnd={drag.onEnd}
    >
      <Thumbnail
        url={medium ? revisedUrl(medium) : null}
        type={medium?.type ?? 'image'}
        format={medium?.format}
        environment={medium?.environment}
      />
      <b>{name}</b>
      {status && (
        <span className="state">
          <StatusChip {...status} />
        </span>
      )}
      {!medium && known && (
        <span className="state">
          <StatusChip tone="no-show" icon="warning" label={i18n._('No longer found')} />
        </span>
      )}
      {medium && !status && lacksAltText(medium) && (
        <small>
          <Icon name="warning" size={14} />
          {i18n._('No alternative text')}
        </small>
      )}
      <div className="tools">
        <span>{index + 1}</span>
        {count > 1 && (
          <>
            <Button
              kind="quiet"
              icon="chevronStart"
              iconOnly
              data-part="forward"
              disabled={index === 0}
              onClick={() => onMove(-1)}
            >
              {i18n._('Move {name} forward', { name })}
            </Button>
            <Button
              kind="quiet"
              icon="chevronEnd"
              iconOnly
              data-part="back"
              disabled={index === count - 1}
              onClick={() => onMove(1)}
            >
              {i18n._('Move {name} back', { name })}
            </Button>
          </>
        )}
        <Button kind="quiet" icon="trash" iconOnly data-part="remove" onClick={onRemove}>
          {i18n._('Remove {name}', { name })}
        </Button>
      </div>
    </Tile>
  )
}
