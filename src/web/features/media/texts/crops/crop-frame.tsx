import { useLingui } from '@lingui/react'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Crop } from '#api/contract/crops.ts'
import { arrowWay, farWay } from '../arrow-way.ts'
import { BEGINNING, type Corner, movedCrop, sizedCrop } from './crop-moves.ts'

/** How far an arrow key goes, as a share of the picture. */
const STEP = 0.01
const CORNERS: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
]

interface Drag {
  /** Where the pointer was, as shares of the picture. */
  x: number
  y: number
  /** The crop that it was then. */
  crop: Crop
  /** The corner that stays; undefined where all of it moves. */
  stays: Corner | undefined
}

interface CropFrameProps {
  label: string
  /** Where it is, in words. */
  place: string
  crop: Crop
  /** How much of the picture's height goes with its width. */
  steep: number
  /** Whether somebody put it there. */
  isOwn: boolean
  disabled: boolean
  onCrop: (crop: Crop) => void
  onBlur: () => void
}

/** The frame of a crop on its picture: dragged, resized at its corners, moved by the arrow keys and resized with Shift. */
export function CropFrame({ label, place, crop, steep, isOwn, disabled, onCrop, onBlur }: CropFrameProps) {
  const { i18n } = useLingui()
  const drag = useRef<Drag>(undefined)
  const sharesOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.buttons !== 1) return
    const corner = event.target instanceof HTMLElement ? event.target.dataset.corner : undefined
    const pulled = corner === undefined ? undefined : CORNERS[Number(corner)]
    const stays = pulled && ({ x: 1 - pulled.x, y: 1 - pulled.y } as Corner)
    drag.current = { ...sharesOf(event), crop, stays }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const pull = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from || event.buttons !== 1) return
    const at = sharesOf(event)
    const by = { x: at.x - from.x, y: at.y - from.y }
    if (!from.stays) return onCrop(movedCrop(from.crop, by))
    onCrop(sizedCrop(from.crop, from.crop.width + (from.stays.x === 0 ? by.x : -by.x), steep, from.stays))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return
    const far = farWay(event)
    if (far) return onCrop(movedCrop(crop, far))
    const way = arrowWay(event)
    if (!way) return
    const by = { x: way.x * STEP, y: way.y * STEP }
    onCrop(event.shiftKey ? sizedCrop(crop, crop.width + by.x + by.y / steep, steep, BEGINNING) : movedCrop(crop, by))
  }
  const percent = (share: number): string => `${share * 100}%`
  return (
    <div
      className="frame"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A native slider goes one way only.
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-disabled={disabled}
      aria-roledescription={i18n._('Frame in the image: arrow keys move it, with Shift they resize it')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(crop.x * 100)}
      aria-valuetext={place}
      data-own={isOwn}
      style={{
        left: percent(crop.x),
        top: percent(crop.y),
        inlineSize: percent(crop.width),
        blockSize: percent(crop.height),
      }}
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={() => {
        drag.current = undefined
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {!disabled &&
        CORNERS.map(({ x, y }, index) => (
          <i
            key={`${x}${y}`}
            data-corner={index}
            style={{ left: percent(x), top: percent(y), cursor: x === y ? 'nwse-resize' : 'nesw-resize' }}
          />
        ))}
    </div>
  )
}
