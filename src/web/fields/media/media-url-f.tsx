import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import { Button } from '../../ui/button.tsx'
import { errorText, type FieldProps } from '../../ui/form/field.ts'
import { FieldFrame, Input } from '../../ui/form/field-frame.tsx'
import { useInheritedHelp, type InheritedValue } from '../../ui/form/inherited.tsx'
import { media } from '../../theme/paint.ts'
import { DropPlace } from '../uploads/drop-place.tsx'
import { useUploadInto } from '../uploads/use-upload-into.tsx'
import { MediaPicker } from './media-picker.tsx'
import { Thumbnail } from './thumbnail.tsx'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 148px) minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  '& > [data-inherited="true"]': { opacity: 0.6 },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > div:first-of-type': { maxInlineSize: 148 } },
})

const isPicture = ({ type, url }: Multimedia): boolean => type === 'image' && url !== null

interface MediaUrlFProps {
  /** The address that holds while the field is empty. */
  inherited?: InheritedValue<string> | undefined
}

/** The address of a picture: written, or taken from the organization's media; the form's value is the address. */
export function MediaUrlF<Values extends FieldValues>(props: FieldProps<Values> & MediaUrlFProps) {
  const { control, name, label, help, inherited } = props
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const [open, setOpen] = useState(false)
  const upload = useUploadInto({ only: 'image', onReady: (medium) => field.onChange(medium.url ?? '') })
  const url = typeof field.value === 'string' ? field.value : ''
  const isOwn = url !== ''
  const [failed, setFailed] = useState<string>()
  const missing = isOwn && failed === url ? i18n._('No image at this URL.') : undefined
  const from = useInheritedHelp(isOwn ? undefined : inherited, false, '')
  return (
    <FieldFrame label={label} help={missing ?? from ?? help} error={errorText(fieldState)} changed={fieldState.isDirty}>
      {(attributes) => (
        <DropPlace single {...upload.into}>
          <Row>
            <div data-inherited={!isOwn && inherited !== undefined}>
              <Thumbnail url={isOwn ? url : (inherited?.value ?? '')} type="image" whole onFail={setFailed} />
            </div>
            <div>
              <Input
                {...attributes}
                name={name}
                ref={field.ref}
                dir="ltr"
                inputMode="url"
                placeholder="https://"
                value={url}
                onChange={field.onChange}
                onBlur={field.onBlur}
                autoComplete="off"
                spellCheck={false}
              />
              <span className="ways">
                <Button icon="media" onClick={() => setOpen(true)}>
                  {i18n._('Choose from library')}
                </Button>
                {isOwn && (
                  <Button kind="quiet" icon="close" onClick={() => field.onChange('')}>
                    {inherited ? i18n._('Use the inherited image') : i18n._('No image')}
                  </Button>
                )}
              </span>
              {upload.shown}
            </div>
            <MediaPicker
              open={open}
              onClose={() => setOpen(false)}
              title={label}
              chosen={[]}
              isChosen={(medium) => isOwn && (medium.url === url || mediumAt(url) === medium.id)}
              offers={isPicture}
              onPick={(_, [medium]) => field.onChange(medium?.url ?? '')}
              {...upload.into}
            />
          </Row>
        </DropPlace>
      )}
    </FieldFrame>
  )
}
