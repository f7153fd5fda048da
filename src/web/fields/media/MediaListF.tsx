import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { errorText, type FieldProps } from '../../ui/form/field.ts'
import { paint } from '../../ui/paint.ts'
import { useMultimedia } from '../references.ts'
import { MediaPicker } from './MediaPicker.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 6, fontSize: '0.8125rem', fontWeight: 560 },
  '& > p': { margin: '0 0 8px', color: paint.soft, fontSize: '0.8125rem' },
  '& > p.error': { color: paint.danger },
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: 10,
    margin: '0 0 10px',
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'grid',
    gap: 4,
    alignContent: 'start',
    padding: 6,
    border: `1px solid ${paint.line}`,
    borderRadius: 10,
    fontSize: '0.78125rem',
  },
  '& li > div': { display: 'flex', justifyContent: 'flex-end', gap: 2 },
  '& li > div > button': { minBlockSize: 26, minInlineSize: 26, padding: 2 },
})

/** Several media in an order; the form's value is the list of their ids. */
export function MediaListF<Values extends FieldValues>({ control, name, label, help }: FieldProps<Values>) {
  const { i18n } = useLingui()
  const { byId } = useMultimedia()
  const { field, fieldState } = useController({ control, name })
  const [open, setOpen] = useState(false)
  const noteId = useId()
  const ids: readonly string[] = Array.isArray(field.value) ? field.value : []
  const error = errorText(fieldState)
  const put = (next: readonly string[]) => field.onChange(next)
  const swap = (at: number, by: number) => {
    const next = [...ids]
    const [moved] = next.splice(at, 1)
    if (moved !== undefined) next.splice(at + by, 0, moved)
    put(next)
  }
  return (
    <Group aria-describedby={(error ?? help) ? noteId : undefined}>
      <legend>{label}</legend>
      {(error ?? help) && (
        <p id={noteId} className={error ? 'error' : undefined}>
          {error ?? help}
        </p>
      )}
      {ids.length > 0 && (
        <ol>
          {ids.map((id, index) => {
            const medium = byId.get(id)
            const title = medium?.name ?? id
            return (
              <li key={id}>
                <Thumbnail url={medium?.url ?? null} type={medium?.type ?? 'image'} />
                {title}
                <div>
                  {index > 0 && (
                    <Button kind="quiet" icon="chevronStart" iconOnly onClick={() => swap(index, -1)}>
                      {i18n._('Move {name} forward', { name: title })}
                    </Button>
                  )}
                  {index < ids.length - 1 && (
                    <Button kind="quiet" icon="chevronEnd" iconOnly onClick={() => swap(index, 1)}>
                      {i18n._('Move {name} back', { name: title })}
                    </Button>
                  )}
                  <Button kind="quiet" icon="trash" iconOnly onClick={() => put(ids.filter((it) => it !== id))}>
                    {i18n._('Remove {name}', { name: title })}
                  </Button>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      <Button icon="plus" onClick={() => setOpen(true)}>
        {i18n._('Choose from the media')}
      </Button>
      <MediaPicker
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        chosen={ids}
        onPick={({ id }) => put(ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id])}
      />
    </Group>
  )
}
