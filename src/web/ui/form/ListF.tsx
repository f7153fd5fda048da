import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useFieldArray, type ArrayPath, type Control, type FieldArray, type FieldValues } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { paint } from '../paint.ts'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 6, fontWeight: 600, fontSize: '0.84375rem' },
  '& > p': { margin: '0 0 8px', color: paint.soft, fontSize: '0.8125rem' },
  '& > .entry': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: 8,
    marginBlockEnd: 10,
  },
  '& > .entry > div': { display: 'grid', gap: 10 },
})

interface ListFProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  control: Control<Values>
  name: Name
  label: string
  /** A fresh entry. */
  make: () => FieldArray<Values, Name>
  /** The fields of an entry; `index` goes into their names. */
  children: (index: number) => ReactNode
  addLabel: string
  /** Said while the list is empty. */
  none?: string
  /** Most entries allowed. */
  most?: number
}

/** A list of alike entries (guests, reminders, actors) with add and remove. */
export function ListF<Values extends FieldValues, Name extends ArrayPath<Values>>(props: ListFProps<Values, Name>) {
  const { control, name, label, make, children, addLabel, none, most = 100 } = props
  const { i18n } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name })
  return (
    <Group>
      <legend>{label}</legend>
      {fields.length === 0 && none && <p>{none}</p>}
      {fields.map((entry, index) => (
        <div key={entry.id} className="entry">
          <div>{children(index)}</div>
          <Button kind="quiet" icon="trash" iconOnly onClick={() => remove(index)}>
            {i18n._('Remove entry {number}', { number: index + 1 })}
          </Button>
        </div>
      ))}
      <Button icon="plus" disabled={fields.length >= most} onClick={() => append(make())}>
        {addLabel}
      </Button>
    </Group>
  )
}
