import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { isZone } from '#api/time/offset.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paint } from '../../theme/paint.ts'
import { errorText, type FieldProps } from './field.ts'
import { instantOf, offsetAt, wallClockOf } from './wall-clock.ts'
import { size } from '../../theme/scale.ts'
import { DateTimeField } from './when/date-time-field.tsx'
import { Radio } from './radio.tsx'

const Which = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  margin: '4px 0 0',
  fontSize: size.body2,
  '& > legend': { color: paint.soft, fontSize: size.caption },
  '& > label': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 28 },
})

interface DateTimeFProps {
  /** IANA zone whose clock the field shows; it is named beside the label. One that this device does not know counts as UTC. */
  zone: string
  /** Minutes between the offered times; 5 unless told. */
  step?: number
  /** Told the instant that was typed or chosen, for a field that goes along with it; null where it is none. */
  onInstant?: (instant: string | null) => void
}

/**
 * A date and time on the clock of a zone; the form's value is the instant in ISO text with `Z`, or null. A time that a
 * clock change skips is refused in words; of one that it repeats the reader says which is meant.
 */
export function DateTimeF<Values extends FieldValues>(props: FieldProps<Values> & DateTimeFProps) {
  const { control, name, label, help, required, disabled, step = 5, onInstant } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const [device] = useState(ownZone)
  const [typed, setTyped] = useState('')
  const zone = isZone(props.zone) ? props.zone : 'UTC'
  const instant = typeof field.value === 'string' && Number.isFinite(Date.parse(field.value)) ? field.value : null
  // What is no instant, such as a time that a clock change skips, still stands as it was typed; an instant takes its place.
  if (instant !== null && typed !== '') setTyped('')
  const shown = instant === null ? typed : wallClockOf(instant, zone)
  const both = instantOf(shown, zone).both
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const aside = instant
    ? i18n._('{place} time, UTC{offset}', { place, offset: offsetAt(instant, zone) })
    : i18n._('{place} time', { place })
  const yours =
    instant && offsetAt(instant, device) !== offsetAt(instant, zone)
      ? i18n._('{time} on your clock.', { time: format.dateTime(instant, device, 'day') })
      : undefined
  return (
    <DateTimeField
      {...{ label, aside, required, disabled, name, ref, zone, step, onBlur }}
      help={[help, yours].filter(Boolean).join(' ') || undefined}
      error={errorText(fieldState)}
      value={shown}
      onChange={(wallClock) => {
        const read = instantOf(wallClock, zone)
        setTyped(read.instant === null ? wallClock : '')
        onChange(read.instant)
        onInstant?.(read.instant)
      }}
      complain={(wallClock) =>
        instantOf(wallClock, zone).problem === 'skipped'
          ? i18n._('This time doesn’t exist on that day: the clocks go forward.')
          : undefined
      }
      popup={
        both && (
          <Which disabled={disabled}>
            <legend>{i18n._('This time happens twice on that day. Which one do you mean?')}</legend>
            {both.map((it, index) => (
              <label key={it.instant}>
                <Radio
                  name={`${name}-which`}
                  checked={Date.parse(it.instant) === Date.parse(instant ?? '')}
                  onChange={() => onChange(it.instant)}
                />
                {index === 0
                  ? i18n._('Before the clocks go back (UTC{offset})', { offset: it.offset })
                  : i18n._('After the clocks went back (UTC{offset})', { offset: it.offset })}
              </label>
            ))}
          </Which>
        )
      }
    />
  )
}
