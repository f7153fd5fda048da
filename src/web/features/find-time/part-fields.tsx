import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { DayPart } from '#api/core/rules/waiting.ts'
import { clockOf, minutesOf } from '#api/time/clock.ts'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { TimeField } from '../../ui/form/when/time-field.tsx'
import { Chips, FieldRow } from './styles.ts'
import { PART_NAMES, type PartName, PARTS } from './windows.ts'
import { PART_LABELS } from './words.ts'

const isNamed = (part: DayPart, name: PartName) => PARTS[name].from === part.from && PARTS[name].to === part.to
const namedOf = (part: DayPart) => PART_NAMES.find((name) => isNamed(part, name))

const readPart = (from: string, to: string): DayPart | undefined => {
  if (from === '' && to === '') return undefined
  const begins = from === '' ? 0 : minutesOf(from)
  const ends = to === '' || to === '00:00' ? 1440 : minutesOf(to)
  return begins !== undefined && ends !== undefined && ends > begins ? { from: begins, to: ends } : undefined
}

interface PartFieldsProps {
  parts: readonly DayPart[]
  onChange: (parts: readonly DayPart[]) => void
}

/** Parts of the day: those with a name to press, and one from a clock time to another. */
export function PartFields({ parts, onChange }: PartFieldsProps) {
  const { i18n } = useLingui()
  const named = parts.flatMap((part) => namedOf(part) ?? [])
  const own = parts.find((part) => namedOf(part) === undefined)
  const [typed, setTyped] = useState({
    from: own ? clockOf(own.from) : '',
    to: own && own.to < 1440 ? clockOf(own.to) : '',
  })
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    const part = readPart(next.from, next.to)
    onChange([...named.map((name) => PARTS[name]), ...(part ? [part] : [])])
  }
  const press = (name: PartName) => {
    const others = parts.filter((part) => !isNamed(part, name))
    onChange(others.length < parts.length ? others : [...others, PARTS[name]])
  }
  const isRead = [typed.from, typed.to].every((it) => it === '' || minutesOf(it) !== undefined)
  const isWrong = isRead && (typed.from !== '' || typed.to !== '') && readPart(typed.from, typed.to) === undefined
  return (
    <FieldGroup label={i18n._('Part of the day')}>
      <Chips style={{ marginBlockEnd: 10 }}>
        {PART_NAMES.map((name) => (
          <button key={name} type="button" aria-pressed={named.includes(name)} onClick={() => press(name)}>
            {i18n._(PART_LABELS[name])}
          </button>
        ))}
      </Chips>
      <FieldRow>
        <TimeField label={i18n._('From')} value={typed.from} onChange={(from) => type({ from })} />
        <TimeField
          label={i18n._('Must end by')}
          value={typed.to}
          error={isWrong ? i18n._('Enter a time after the start.') : undefined}
          onChange={(to) => type({ to })}
        />
      </FieldRow>
    </FieldGroup>
  )
}
