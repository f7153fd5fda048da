import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { dateOf } from '#api/time/zoned.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { useWalkedChoices } from '../../ui/walk-choices.ts'
import { paint } from '../../theme/paint.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { FreeTimesFailed } from '../../commands/appointments/free-times/free-times-failed.tsx'
import type { Slot } from '../../commands/appointments/free-times/free-slots.ts'
import { size, weight } from '../../theme/scale.ts'

interface FreeTimesProps {
  label: string
  slots: readonly Slot[]
  /** IANA zone in which the times are said. */
  zone: string
  /** Starts of the chosen times, epoch milliseconds. */
  chosen: readonly number[]
  clinic: Clinic
  /** Whether several people are asked, so that each time says whose it is. */
  named: boolean
  loading?: boolean
  /** Why nothing is known of what is free. */
  error?: unknown
  /** Said where nothing is free. */
  none: string
  onPick: (slot: Slot) => void
}

const FIRST = 8

const Group = styled('fieldset')({
  '& > legend': { marginBlockEnd: 6, fontSize: size.body2, fontWeight: weight.medium },
  '& > p, & > fieldset > legend': { margin: '0 0 4px', color: paint.soft, fontSize: size.caption },
  '& > fieldset > div': { display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockEnd: 8 },
  '& > fieldset > div > button': {
    display: 'inline-grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 0,
    paddingBlock: 4,
    paddingInline: 10,
  },
  // Its arrow stands where the times begin.
  '& > button': { marginInlineStart: -10 },
  '& > fieldset > div > button > small': { color: paint.soft, fontSize: size.overline, fontWeight: weight.regular },
  '& > fieldset > div > button[aria-pressed="true"]': {
    borderColor: paint.accent,
    background: paint.accentTint,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
  },
})

/** Free times to press, in groups by day: one stop of the Tab key, within which arrows walk. */
export function FreeTimes({
  label,
  slots,
  zone,
  chosen,
  clinic,
  named,
  loading = false,
  error,
  none,
  onPick,
}: FreeTimesProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [count, setCount] = useState(FIRST)
  const days = new Map<string, Slot[]>()
  const shown = slots.slice(0, count)
  for (const slot of shown) {
    const day = dateOf(slot.start, zone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  const starts = shown.map(({ start }) => start)
  const { group, choiceOf } = useWalkedChoices(
    starts.map(String),
    String(starts.find((it) => chosen.includes(it)) ?? starts[0]),
  )
  return (
    <Group aria-busy={loading} {...group}>
      <legend>{label}</legend>
      {error ? <FreeTimesFailed error={error} /> : null}
      {slots.length === 0 && !error && <p>{loading ? i18n._('Loading…') : none}</p>}
      {[...days].map(([day, own]) => (
        <fieldset key={day}>
          <legend>{format.plainDate(day, 'day')}</legend>
          <div>
            {own.map((slot) => {
              const who = clinic.calendars.get(slot.calendarIds[0] ?? '')?.name
              return (
                <Button
                  key={slot.start}
                  {...choiceOf(String(slot.start))}
                  aria-pressed={chosen.includes(slot.start)}
                  onClick={() => onPick(slot)}
                >
                  {format.time(slot.start, zone)}
                  {named && who && <small>{who}</small>}
                </Button>
              )
            })}
          </div>
        </fieldset>
      ))}
      {slots.length > count && (
        <Button kind="quiet" icon="chevronDown" onClick={() => setCount(count + 2 * FIRST)}>
          {i18n._('More free times')}
        </Button>
      )}
    </Group>
  )
}
