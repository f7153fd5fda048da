import { useLingui } from '@lingui/react'
import { useState, Fragment, useRef } from 'react'
import type { DayPart, PreferredWindow } from '#api/core/rules/waiting.ts'
import { clockOf, minutesOf, minutesPerDay } from '#api/time/clock.ts'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { TimeField } from '../../ui/form/when/time-field.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { FieldRow } from './styles.ts'
import { PART_NAMES, type PartName, PARTS, ANY_TIME } from './windows.ts'
import { PART_LABELS } from './words.ts'
import { isDate } from '#api/time/week.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { DateField } from '../../ui/form/when/date-field.tsx'
import { toggled } from './criteria.ts'
import styled from '@emotion/styled'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const isNamed = (part: DayPart, name: PartName) => PARTS[name].from === part.from && PARTS[name].to === part.to
const namedOf = (part: DayPart) => PART_NAMES.find((name) => isNamed(part, name))

const readPart = (from: string, to: string): DayPart | undefined => {
  if (from === '' && to === '') return undefined
  const begins = from === '' ? 0 : minutesOf(from)
  const ends = to === '' || to === '00:00' ? minutesPerDay : minutesOf(to)
  return begins !== undefined && ends !== undefined && ends > begins ? { from: begins, to: ends } : undefined
}

interface PartFieldsProps {
  parts: readonly DayPart[]
  onChange: (parts: readonly DayPart[]) => void
}

/** Parts of the day: those with a name to press, and one from a clock time to another. */
function PartFields({ parts, onChange }: PartFieldsProps) {
  const { i18n } = useLingui()
  const named = parts.flatMap((part) => namedOf(part) ?? [])
  const own = parts.find((part) => namedOf(part) === undefined)
  const [typed, setTyped] = useState({
    from: own ? clockOf(own.from) : '',
    to: own && own.to < minutesPerDay ? clockOf(own.to) : '',
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
      <ChoiceChips
        style={{ marginBlockEnd: 10 }}
        choices={PART_NAMES.map((name) => ({
          key: name,
          label: i18n._(PART_LABELS[name]),
          isOn: named.includes(name),
          onPress: () => press(name),
        }))}
      />
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

interface WindowFieldsProps {
  window: PreferredWindow
  today: string
  onChange: (window: PreferredWindow) => void
}

/** One preferred window: days of the week, parts of the day, dates. */
function WindowFields({ window, today, onChange }: WindowFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { days, parts, from, to } = window
  const change = (next: Partial<PreferredWindow>) => onChange({ ...window, ...next })
  return (
    <>
      <FieldGroup label={i18n._('Days of the week')}>
        <ChoiceChips
          choices={format.weekdays().map((iso) => ({
            key: String(iso),
            label: format.weekday(iso, 'short'),
            name: format.weekday(iso, 'long'),
            isOn: days.includes(iso - 1),
            onPress: () => change({ days: toggled(days, iso - 1) }),
          }))}
        />
      </FieldGroup>
      <PartFields parts={parts} onChange={(next) => change({ parts: next })} />
      <FieldRow>
        <DateField
          label={i18n._('From date')}
          today={today}
          value={from}
          onChange={(day) => change({ from: isDate(day) ? day : '' })}
        />
        <DateField
          label={i18n._('Until date')}
          today={today}
          value={to}
          error={from !== '' && to !== '' && to < from ? i18n._('Earlier than the first date.') : undefined}
          onChange={(day) => change({ to: isDate(day) ? day : '' })}
        />
      </FieldRow>
    </>
  )
}

/** A week of choices; more would be “at any time”. */
const MOST = 7

const Other = styled('fieldset')({
  display: 'grid',
  gap: 16,
  padding: '4px 14px 14px',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  '& > legend': { paddingInline: 6, fontSize: size.body2, fontWeight: weight.semibold },
  '& > div:last-of-type > button': { justifySelf: 'start' },
})

interface WindowsFieldsProps {
  /** At least one. */
  windows: readonly PreferredWindow[]
  /** Today's date where the time is looked for. */
  today: string
  onChange: (windows: readonly PreferredWindow[]) => void
}

/** The windows any of which would do; all but the first can be taken away. */
export function WindowsFields({ windows, today, onChange }: WindowsFieldsProps) {
  const { i18n } = useLingui()
  const adder = useRef<HTMLButtonElement>(null)
  // The fields of a window hold what is typed into them: they must follow it when one before it goes.
  const [keys, setKeys] = useState<readonly string[]>(() => windows.map(() => crypto.randomUUID()))
  const put = (at: number, window: PreferredWindow) => onChange(windows.map((it, own) => (own === at ? window : it)))
  const add = () => {
    setKeys([...keys, crypto.randomUUID()])
    onChange([...windows, ANY_TIME])
  }
  const remove = (at: number) => {
    setKeys(keys.filter((_, own) => own !== at))
    onChange(windows.filter((_, own) => own !== at))
    adder.current?.focus()
  }
  return (
    <>
      {windows.map((window, at) => {
        const fields = <WindowFields window={window} today={today} onChange={(next) => put(at, next)} />
        return at === 0 ? (
          <Fragment key={keys[at]}>{fields}</Fragment>
        ) : (
          <Other key={keys[at]}>
            <legend>{i18n._('Or, choice {number}', { number: at + 1 })}</legend>
            {fields}
            <div>
              <Button
                icon="trash"
                kind="quiet"
                aria-label={i18n._('Remove choice {number}', { number: at + 1 })}
                onClick={() => remove(at)}
              >
                {i18n._('Remove')}
              </Button>
            </div>
          </Other>
        )
      })}
      {windows.length < MOST && (
        <div>
          <Button ref={adder} icon="plus" kind="quiet" onClick={add} style={{ whiteSpace: 'normal' }}>
            {i18n._('Add another option')}
          </Button>
        </div>
      )}
    </>
  )
}
