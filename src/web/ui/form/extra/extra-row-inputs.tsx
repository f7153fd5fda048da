import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { Button } from '../../button.tsx'
import { media, paint, visuallyHidden } from '../../../theme/paint.ts'
import { Input, Select, TextArea } from '../field-frame.tsx'
import { DateField } from '../when/date-field.tsx'
import { jsonProblemAt, placeIn } from './json-place.ts'
import { withKind, type ExtraKind, type ExtraRow, type RowProblem } from './rows.ts'
import { size, weight } from '../../../theme/scale.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) 112px minmax(0, 3fr) auto',
  gap: 8,
  alignItems: 'start',
  '& > label > span': visuallyHidden,
  '& > p': {
    gridColumn: '1 / -1',
    margin: '-4px 0 0',
    color: paint.danger,
    fontSize: size.caption,
    fontWeight: weight.medium,
  },
  '& textarea': { minBlockSize: 32, resize: 'vertical' },
  '& textarea[data-kind="json"]': { fontFamily: 'ui-monospace, monospace', fontSize: size.body2 },
  '& > button': { minBlockSize: 32 },
  [media.compact]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    paddingBlockEnd: 10,
    borderBlockEnd: `1px solid ${paint.line}`,
    '& > .value': { gridRow: 2, gridColumn: '1 / -1' },
  },
})

const KINDS: readonly (readonly [ExtraKind, string])[] = [
  ['text', /*i18n*/ 'Text'],
  ['number', /*i18n*/ 'Number'],
  ['boolean', /*i18n*/ 'Yes or no'],
  ['date', /*i18n*/ 'Date'],
  ['json', /*i18n*/ 'JSON'],
]

interface ExtraRowInputsProps {
  row: ExtraRow
  /** Place in the list, from 1. */
  number: number
  problem: RowProblem | undefined
  onChange: (row: ExtraRow) => void
  /** Takes what is pasted into the name; answers whether it did. */
  onPaste: (text: string) => boolean
  onRemove: () => void
}

/** One name with its kind and value, and what is wrong with it below. */
export function ExtraRowInputs({ row, number, problem, onChange, onPaste, onRemove }: ExtraRowInputsProps) {
  const { i18n } = useLingui()
  const id = useId()
  const label = i18n._('Value of field {number}', { number })
  const isNameWrong = problem === 'unnamed' || problem === 'twice'
  const told = problem === undefined ? undefined : `${id}-problem`
  const value = {
    'aria-invalid': problem !== undefined && !isNameWrong,
    'aria-describedby': isNameWrong ? undefined : told,
    value: row.text,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...row, text: target.value }),
  }
  const words = (): string => {
    const place = placeIn(row.text, jsonProblemAt(row.text) ?? row.text.length)
    switch (problem) {
      case 'unnamed':
        return i18n._('Give the field a name.')
      case 'twice':
        return i18n._('Another field has this name.')
      case 'number':
        return i18n._('Enter a number, such as 12 or 3.5.')
      case 'date':
        return i18n._('Choose a date.')
      default:
        return i18n._('Invalid JSON: line {line}, character {column}.', place)
    }
  }
  const inputs: Readonly<Record<ExtraKind, () => ReactNode>> = {
    // One line keeps no line breaks.
    text: () =>
      row.text.includes('\n') ? <TextArea {...value} rows={2} /> : <Input {...value} autoComplete="off" dir="auto" />,
    number: () => <Input {...value} inputMode="decimal" autoComplete="off" dir="ltr" />,
    boolean: () => (
      <Select {...value}>
        <option value="true">{i18n._('Yes')}</option>
        <option value="false">{i18n._('No')}</option>
      </Select>
    ),
    date: () => (
      <DateField
        label={label}
        isLabelHidden
        value={row.text}
        error={told && !isNameWrong ? words() : undefined}
        onChange={(text) => onChange({ ...row, text })}
      />
    ),
    json: () => <TextArea {...value} data-kind="json" rows={1} dir="ltr" spellCheck={false} />,
  }
  return (
    <Row>
      <label>
        <span>{i18n._('Name of field {number}', { number })}</span>
        <Input
          data-part="name"
          value={row.name}
          placeholder={i18n._('Name')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={isNameWrong}
          aria-describedby={isNameWrong ? told : undefined}
          onChange={({ target }) => onChange({ ...row, name: target.value })}
          onPaste={(event) => onPaste(event.clipboardData.getData('text')) && event.preventDefault()}
        />
      </label>
      <label>
        <span>{i18n._('Kind of field {number}', { number })}</span>
        <Select
          value={row.kind}
          onChange={({ target }) => {
            const kind = KINDS.find(([name]) => name === target.value)?.[0]
            if (kind) onChange(withKind(row, kind))
          }}
        >
          {KINDS.map(([name, label]) => (
            <option key={name} value={name}>
              {i18n._(label)}
            </option>
          ))}
        </Select>
      </label>
      {row.kind === 'date' ? (
        <div className="value">{inputs.date()}</div>
      ) : (
        <label className="value">
          <span>{label}</span>
          {inputs[row.kind]()}
        </label>
      )}
      <Button kind="quiet" icon="trash" iconOnly onClick={onRemove}>
        {i18n._('Remove entry {number}', { number })}
      </Button>
      {problem !== undefined && problem !== 'date' && <p id={told}>{words()}</p>}
    </Row>
  )
}
