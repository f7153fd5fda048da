import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { isZone } from '#api/time/offset.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paint } from '../../theme/paint.ts'
import { errorText, type FieldProps } from './field.ts'
import { instantOf, offsetAt, wallClockOf } from './wall-clock.ts'
import { size } from '../../theme/scale.ts'
import { HiddenStatus } from '../hidden.ts'
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
  /**
   * For whom the time is. Where another one comes with a zone of their own, the time that was typed stays as it stands and is
   * meant on their clock; what was set otherwise, such as a free time that was pressed, stays the instant that it is.
   */
  whose?: string | null
  /** Told the instant that was typed or chosen, for a field that goes along with it; null where it is none. */
  onInstant?: (instant: string | null) => void
}

/** A time as a person typed or chose it on the clock of a zone. */
interface Said {
  /** `YYYY-MM-DDTHH:mm`, or what was typed as it is while that is none. */
  clock: string
  /** ISO text; null where it is none. */
  instant: string | null
  zone: string
  whose: string | null | undefined
  /** Whether it was first said on another clock, and is meant on this one since. */
  isKept?: boolean
  /** The instant that it was until then, while the form still holds that. */
  before?: string | null | undefined
}

/**
 * A date and time on the clock of a zone; the form's value is the instant in ISO text with `Z`, or null. A time that a
 * clock change skips is refused in words; of one that it repeats the reader says which is meant.
 */
export function DateTimeF<Values extends FieldValues>(props: FieldProps<Values> & DateTimeFProps) {
  const { control, name, label, help, required, disabled, step = 5, whose, onInstant } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const [device] = useState(ownZone)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  const zone = isZone(props.zone) ? props.zone : 'UTC'
  const instant = typeof field.value === 'string' && Number.isFinite(Date.parse(field.value)) ? field.value : null
  const value: unknown = field.value ?? null
  /** Whether the form has not heard yet what the time means on another clock. */
  const isAhead = said?.before !== undefined && said.before === value
  // What is no instant, such as a time that a clock change skips, still stands as it was typed; an instant takes its place.
  if (instant !== null && typed !== '' && !isAhead) setTyped('')
  const isSaid = said !== null && (isAhead || said.instant === value)
  if (said?.before !== undefined && !isAhead) setSaid({ ...said, before: undefined })
  if (isSaid && (said.zone !== zone || said.whose !== whose)) {
    const isKept = said.zone !== zone && said.whose !== whose
    // Of a clock that is only looked at the instant is the same.
    const clock = isKept || instant === null ? said.clock : wallClockOf(instant, zone)
    const next = isKept ? instantOf(clock, zone).instant : said.instant
    if (next === null) setTyped(clock)
    const before = next === said.instant ? undefined : said.instant
    setSaid({ clock, instant: next, zone, whose, isKept, before })
  }
  const shown = isAhead ? said.clock : instant === null ? typed : wallClockOf(instant, zone)
  const both = instantOf(shown, zone).both
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const aside = instant
    ? i18n._('{place} time, UTC{offset}', { place, offset: offsetAt(instant, zone) })
    : i18n._('{place} time', { place })
  const tell = (next: string | null) => {
    onChange(next)
    onInstant?.(next)
  }
  const tellKept = useEffectEvent(() => said && tell(said.instant))
  // The value is the form's, which hears only here what it is on another clock.
  useEffect(() => {
    if (isAhead) tellKept()
  }, [isAhead])
  const kept =
    isSaid && said.isKept && instant !== null
      ? i18n._('{time} stays, and now means {place} time.', { time: format.time(instant, zone), place })
      : undefined
  const yours =
    instant && offsetAt(instant, device) !== offsetAt(instant, zone)
      ? i18n._('{time} on your clock.', { time: format.dateTime(instant, device, 'day') })
      : undefined
  return (
    <>
      <DateTimeField
        {...{ label, aside, required, disabled, name, ref, zone, step, onBlur }}
        help={[help, kept, yours].filter(Boolean).join(' ') || undefined}
        error={errorText(fieldState)}
        value={shown}
        onChange={(wallClock) => {
          const read = instantOf(wallClock, zone)
          setTyped(read.instant === null ? wallClock : '')
          setSaid({ clock: wallClock, instant: read.instant, zone, whose })
          tell(read.instant)
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
                    onChange={() => {
                      onChange(it.instant)
                      setSaid({ clock: shown, instant: it.instant, zone, whose })
                    }}
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
      {whose !== undefined && <HiddenStatus>{kept}</HiddenStatus>}
    </>
  )
}
