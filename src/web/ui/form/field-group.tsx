import styled from '@emotion/styled'
import { useId, type ReactNode, type Ref } from 'react'
import { Icon } from '../icons.tsx'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

const Group = styled('fieldset')({
  '& > legend': { marginBlockEnd: 6, fontSize: size.body2, fontWeight: weight.medium },
  // A search stands apart from what it searches.
  '& > [data-search]': { marginBlockEnd: 8 },
  '& > .note': { margin: '0 0 8px', color: paint.soft, fontSize: size.caption },
  '& > .error': {
    display: 'flex',
    gap: 5,
    margin: '0 0 8px',
    color: paint.danger,
    fontSize: size.caption,
    fontWeight: weight.medium,
  },
})

interface FieldGroupProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** The frame of a field that is made of several inputs: its name, its help or what is wrong, read out with each of them. */
export function FieldGroup({ label, help, error, required, disabled, ref, children }: FieldGroupProps) {
  const id = useId()
  const note = error ?? help
  return (
    <Group ref={ref} disabled={disabled} aria-describedby={note ? id : undefined}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {note && (
        <p id={id} className={error === undefined ? 'note' : 'error'}>
          {error !== undefined && <Icon name="warning" size={14} />}
          {note}
        </p>
      )}
      {children}
    </Group>
  )
}
