import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { CheckField } from '../../ui/form/check-field.tsx'

const Group = styled('fieldset')({
  margin: '0 0 16px',
  '& legend': { fontSize: size.body2, fontWeight: weight.medium },
  '& .all': { display: 'flex', gap: 4, marginBlock: 4, marginInlineStart: -12 },
  '& .columns': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: '0 16px' },
  '& .none': { margin: '4px 0 0', color: paint.danger, fontSize: size.caption, fontWeight: weight.medium },
})

interface ColumnChoiceProps {
  headers: readonly string[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  disabled: boolean
}

/** Which columns a file gets; their order is the list's. */
export function ExportColumns({ headers, chosen, onChange, disabled }: ColumnChoiceProps) {
  const { i18n } = useLingui()
  const noteId = useId()
  const none = chosen.size === 0
  const toggle = (header: string, on: boolean): void => {
    const others = headers.filter((it) => it !== header && chosen.has(it))
    onChange(new Set(on ? [...others, header] : others))
  }
  return (
    <Group disabled={disabled} aria-describedby={none ? noteId : undefined}>
      <legend>{i18n._('Columns')}</legend>
      <div className="all">
        <Button kind="quiet" onClick={() => onChange(new Set(headers))}>
          {i18n._('All columns')}
        </Button>
        <Button kind="quiet" onClick={() => onChange(new Set())}>
          {i18n._('No columns')}
        </Button>
      </div>
      <div className="columns">
        {headers.map((header) => (
          <CheckField key={header} label={header} checked={chosen.has(header)} onTick={(on) => toggle(header, on)} />
        ))}
      </div>
      {none && (
        <p id={noteId} className="none">
          {i18n._('Choose at least one column.')}
        </p>
      )}
    </Group>
  )
}
