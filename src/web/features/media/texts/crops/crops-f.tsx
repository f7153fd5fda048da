import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { type Crop, isCrop, PICTURE_RATIOS, type PictureRatio } from '#api/contract/crops.ts'
import { shapeOfRatio, widestCrop } from '#api/core/rules/crop-boxes.ts'
import { MIDDLE } from '#api/core/rules/medium-focus.ts'
import { cropRefused, ratioWords } from '../../../../fields/media/crop-words.ts'
import { cropStyle } from '../../../../fields/media/media-src.ts'
import { usePictureSrc } from '../../../../fields/media/use-media-src.ts'
import { useTurned } from '../../../../fields/media/use-turned.ts'
import { useRefusal } from '../../../../fields/rights/use-refusal.ts'
import { useFormat } from '../../../../i18n/locale-provider.tsx'
import { Button } from '../../../../ui/button.tsx'
import { errorText } from '../../../../ui/form/field.ts'
import { FieldFrame, Select } from '../../../../ui/form/field-frame.tsx'
import type { MediumValues } from '../../medium-form-values.ts'
import { CropFrame } from './crop-frame.tsx'
import { Cutting } from './crop-look.ts'
import { ShareInput } from './share-input.tsx'

interface CropsFProps {
  control: Control<MediumValues>
  label: string
  url: string
  format: string
}

/** What of a picture is shown in each shape, where somebody wants another part than the focal point gives. The file stays whole. */
export function CropsF({ control, label, url, format }: CropsFProps) {
  const { i18n } = useLingui()
  const { percent } = useFormat()
  const { field, fieldState } = useController({ control, name: 'crops' })
  const [focus, width, height] = useWatch({ control, name: ['focus', 'width', 'height'] })
  const [ratio, setRatio] = useState<PictureRatio>('16:9')
  const [seen, setSeen] = useState<number>()
  const disabled = useRefusal('write') !== undefined
  const src = usePictureSrc()({ url: useTurned(url.trim()), type: 'image', format }, 640)
  const words = ratioWords(i18n)
  if (src === undefined) return null

  // What is seen is turned as it shall be; until then the record says how it is.
  const picture = seen ?? (width && height ? width / height : undefined)
  const shape = shapeOfRatio(ratio)
  const own = field.value[ratio]
  const crop = own ?? widestCrop(picture ?? shape, shape, focus ?? MIDDLE)
  const put = (next: Crop | undefined) => {
    const { [ratio]: _before, ...others } = field.value
    field.onChange(next ? { ...others, [ratio]: next } : others)
  }
  const isWrong = !isCrop(crop)
  const place = i18n._('{x} from the left, {y} from the top, {width} wide', {
    x: percent(crop.x),
    y: percent(crop.y),
    width: percent(crop.width),
  })
  const steep = (picture ?? shape) / shape
  return (
    <div>
      <FieldFrame
        label={label}
        help={
          own
            ? i18n._('Guests see this part in this shape. The file stays whole.')
            : i18n._('This shape follows the focal point until you move or resize the frame.')
        }
        error={isWrong ? cropRefused(i18n) : errorText(fieldState)}
        changed={fieldState.isDirty}
      >
        {(attributes) => (
          <Select
            {...attributes}
            ref={field.ref}
            value={ratio}
            onChange={({ target }) => setRatio(target.value as PictureRatio)}
          >
            {PICTURE_RATIOS.map((it) => (
              <option key={it} value={it}>
                {field.value[it] ? i18n._('{shape}, cropped', { shape: words[it] }) : words[it]}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <Cutting>
        <div className="whole">
          <img
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSeen(naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : undefined)
            }
          />
          {picture !== undefined && (
            <CropFrame
              label={i18n._('Crop: {shape}', { shape: words[ratio] })}
              place={place}
              crop={crop}
              steep={steep}
              isOwn={own !== undefined}
              disabled={disabled}
              onCrop={put}
              onBlur={field.onBlur}
            />
          )}
        </div>
        {picture !== undefined && !isWrong && (
          <p className="cut" aria-hidden="true" style={{ aspectRatio: ratio.replace(':', ' / ') }}>
            <img src={src} alt="" style={cropStyle(crop)} />
          </p>
        )}
        <output>{place}</output>
        {picture !== undefined && (
          <div className="numbers">
            <ShareInput
              label={i18n._('From the left')}
              share={crop.x}
              isInvalid={isWrong}
              disabled={disabled}
              onShare={(x) => put({ ...crop, x })}
            />
            <ShareInput
              label={i18n._('From the top')}
              share={crop.y}
              isInvalid={isWrong}
              disabled={disabled}
              onShare={(y) => put({ ...crop, y })}
            />
            <ShareInput
              label={i18n._('Width')}
              share={crop.width}
              isInvalid={isWrong}
              disabled={disabled}
              onShare={(wide) => put({ ...crop, width: wide, height: wide * steep })}
            />
          </div>
        )}
        {own && !disabled && (
          <Button kind="quiet" icon="undo" onClick={() => put(undefined)}>
            {i18n._('Reset to the focal point')}
          </Button>
        )}
      </Cutting>
    </div>
  )
}
