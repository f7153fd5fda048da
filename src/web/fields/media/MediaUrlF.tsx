import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { errorText, type FieldProps } from '../../ui/form/field.ts'
import { FieldFrame, Input } from '../../ui/form/FieldFrame.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'start',
  '& > div': { display: 'grid', justifyItems: 'start', gap: 6 },
})

/** The address of a picture: written, or taken from the organization's media; the form's value is the address. */
export function MediaUrlF<Values extends FieldValues>({ control, name, label, help }: FieldProps<Values>) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const [open, setOpen] = useState(false)
  const url = typeof field.value === 'string' ? field.value : ''
  return (
    <FieldFrame label={label} help={help} error={errorText(fieldState)}>
      {(attributes) => (
        <Row>
          <Thumbnail url={url} type="image" whole />
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
            <Button icon="media" onClick={() => setOpen(true)}>
              {i18n._('Choose from the media')}
            </Button>
          </div>
          <MediaPicker
            open={open}
            onClose={() => setOpen(false)}
            title={label}
            chosen={[]}
            offers={(medium) => medium.type === 'image' && medium.url !== null}
            onPick={(medium) => {
              field.onChange(medium.url ?? '')
              setOpen(false)
            }}
          />
        </Row>
      )}
    </FieldFrame>
  )
}
