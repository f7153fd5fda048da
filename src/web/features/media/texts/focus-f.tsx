import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import { MIDDLE, type Focus } from '#api/core/rules/medium-focus.ts'
import { positionOf } from '../../../fields/media/media-src.ts'
import { usePictureSrc } from '../../../fields/media/use-media-src.ts'
import { useTurned } from '../../../fields/media/use-turned.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { forced, frameInForcedColors } from '../../../theme/look-parts.ts'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import { arrowWay, farWay } from './arrow-way.ts'
import type { MediumValues } from '../medium-form-values.ts'

const Sight = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-start',
  '& > .whole': {
    position: 'relative',
    maxInlineSize: '100%',
    cursor: 'crosshair',
    borderRadius: radius.control,
    outlineOffset: 2,
    touchAction: 'none',
    '&:focus-visible': { outline: `2px solid ${paint.accent}` },
    '&[aria-disabled="true"]': { cursor: 'default' },
    // A drawing may have no size of its own, so one side is given.
    '& > img': { display: 'block', blockSize: 150, maxInlineSize: '100%', borderRadius: radius.control },
    '& > i': {
      position: 'absolute',
      inlineSize: 24,
      blockSize: 24,
      margin: -12,
      border: `2px solid ${paint.surface}`,
      borderRadius: radius.round,
      boxShadow: `0 0 0 2px ${paint.ink}, inset 0 0 0 1px ${paint.ink}`,
      pointerEvents: 'none',
      [forced]: frameInForcedColors,
    },
  },
  '& > .cuts': { display: 'flex', gap: 8, margin: 0 },
  '& > .cuts img': { blockSize: 72, objectFit: 'cover', borderRadius: radius.inner, background: paint.sunken },
  '& > .cuts img:first-of-type': { aspectRatio: '2' },
  '& > .cuts img:last-of-type': { aspectRatio: '1' },
  '& > output': { flexBasis: '100%', marginBlockEnd: -6, color: paint.soft, fontSize: size.caption },
})

/** How far an arrow key goes, as a share of the picture; with Shift it goes further. */
const STEP = 0.05
const FAR = 0.2

const share = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100

interface FocusFProps {
  control: Control<MediumValues>
  label: string
  url: string
  format: string
}

/** What of a picture stays in sight where it is cut: pressed on the picture, or moved by the arrow keys. */
export function FocusF({ control, label, url, format }: FocusFProps) {
  const { i18n } = useLingui()
  const { percent } = useFormat()
  const { field, fieldState } = useController({ control, name: 'focus' })
  const disabled = useRefusal('write') !== undefined
  const src = usePictureSrc()({ url: useTurned(url.trim()), type: 'image', format }, 640)
  if (src === undefined) return null
  const { value } = field
  const at = value ?? MIDDLE
  const put = ({ x, y }: Focus) => field.onChange({ x: share(x), y: share(y) })
  const press = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (disabled || buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    put({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return
    const far = farWay(event)
    if (far) return put({ x: at.x + far.x, y: at.y + far.y })
    const way = arrowWay(event)
    if (!way) return
    const by = event.shiftKey ? FAR : STEP
    put({ x: at.x + way.x * by, y: at.y + way.y * by })
  }
  const place = i18n._('{x} from the left, {y} from the top', { x: percent(at.x), y: percent(at.y) })
  const style = positionOf({ focus: at })
  return (
    <FieldFrame
      label={label}
      help={i18n._('What stays in sight where the image is cut. Press a place, or move it with the arrow keys.')}
      changed={fieldState.isDirty}
    >
      {(attributes) => (
        <Sight>
          <div
            id={attributes.id}
            ref={field.ref}
            className="whole"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A native slider goes one way only.
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-describedby={attributes['aria-describedby']}
            aria-disabled={disabled}
            aria-roledescription={i18n._('Place in the image')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(at.x * 100)}
            aria-valuetext={place}
            onPointerDown={press}
            onPointerMove={press}
            onKeyDown={onKeyDown}
            onBlur={field.onBlur}
          >
            <img src={src} alt="" draggable={false} />
            <i style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} />
          </div>
          <p className="cuts" aria-hidden="true">
            <img src={src} alt="" style={style} />
            <img src={src} alt="" style={style} />
          </p>
          <output>{place}</output>
          {value !== null && !disabled && (
            <Button kind="quiet" icon="undo" onClick={() => field.onChange(null)}>
              {i18n._('Back to the middle')}
            </Button>
          )}
        </Sight>
      )}
    </FieldFrame>
  )
}
