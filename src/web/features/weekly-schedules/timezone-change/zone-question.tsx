import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffect, useId } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { useOpenedAt } from '../../../client/use-now.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint, tonePaint } from '../../../theme/paint.ts'
import type { ScheduleValues } from '../schedule-form-values.ts'
import { storedDays } from '../editor/hours.ts'
import { minutesAhead } from './shift-hours.ts'
import type { Keep } from './zone-change.ts'
import { answerZone, isZoneAsked, newZone } from './zone-effects.ts'
import { ZoneTable } from './zone-table.tsx'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Radio } from '../../../ui/form/radio.tsx'

const tone = tonePaint('external')
const Box = styled('fieldset')({
  padding: 16,
  border: `1px solid ${tone.edge}`,
  borderRadius: radius.sheet,
  display: 'grid',
  gap: 12,
  fontSize: size.body2,
  '& > legend': { paddingInline: 6, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2, lineHeight: 1.5 },
  '& p.error': { color: paint.danger, fontWeight: weight.medium },
  '& > .answers': { display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 10px',
    padding: '10px 12px',
    border: `1px solid ${paint.field}`,
    borderRadius: radius.control,
    cursor: 'pointer',
  },
  '& label:has(input:checked)': { borderColor: paint.accent, background: paint.accentTint },
  '& label b': { fontWeight: weight.semibold },
  '& .meaning': { gridColumn: 2, color: paint.soft, fontSize: size.body2 },
})

/** What is meant by another zone: the same clock times there, or the same moments; with both side by side. */
export default function ZoneQuestion({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const name = useId()
  const now = useOpenedAt()
  const { control, getValues, setValue, clearErrors } = form
  const [timezone, zoneChange, week] = useWatch({ control, name: ['timezone', 'zoneChange', 'week'] })
  const days = storedDays(week).map((ranges) => ({ ranges }))
  const { errors } = useFormState({ control, name: 'zoneChange' })
  const { stored, shift } = zoneChange
  const zone = newZone({ timezone, zoneChange })

  const answer = (to: string | undefined, keep: Keep | null) => {
    const next = answerZone(getValues(), to, keep, now)
    const touch = { shouldDirty: true, shouldTouch: true }
    if (next.zoneChange.shift !== shift) {
      setValue('week', next.week, touch)
      setValue('overrides', next.overrides, touch)
      setValue('office', next.office, touch)
    }
    setValue('zoneChange', next.zoneChange, touch)
    clearErrors('zoneChange')
  }
  // The old zone is written in the field again, far from here: nothing else would move the hours back.
  const isBack = shift !== 0 && (timezone.trim() === '' || timezone.trim() === stored)
  useEffect(() => {
    if (isBack) answer(undefined, null)
  })
  if (zone === undefined) return null

  const ahead = minutesAhead(zone, stored, now)
  if (ahead === 0 && shift === 0) {
    return (
      <Box>
        <legend>{i18n._('The same clocks')}</legend>
        <p>
          {i18n._('Clocks in {stored} and {zone} agree today; hours stay as they are.', {
            stored: format.zone(stored),
            zone: format.zone(zone),
          })}
        </p>
        <ZoneTable week={days} shift={0} stored={stored} zone={zone} ahead={0} now={now} />
      </Box>
    )
  }
  const given = isZoneAsked({ timezone, zoneChange }, now) ? null : zoneChange.keep
  const far = format.minutes(Math.abs(ahead))
  const choices = [
    {
      keep: 'clock',
      label: i18n._('Keep the clock times'),
      text: i18n._('{time} stays {time}, now in {zone}. The actual moment changes.', {
        time: format.clock('09:00'),
        zone: format.zone(zone),
      }),
    },
    {
      keep: 'moments',
      label: i18n._('Keep the real times (clock shifts)'),
      text:
        ahead > 0
          ? i18n._('Every time moves {time} later to stay the same real time.', { time: far })
          : i18n._('Every time moves {time} earlier to stay the same real time.', { time: far }),
    },
  ] as const
  return (
    <Box aria-describedby={`${name}-note`}>
      <legend>{i18n._('What should the new time zone keep?')}</legend>
      {errors.zoneChange?.message && (
        <p className="error" role="alert">
          {errors.zoneChange.message}
        </p>
      )}
      <div className="answers">
        {choices.map(({ keep, label, text }) => (
          <label key={keep}>
            <Radio name={name} checked={given === keep} onChange={() => answer(zone, keep)} />
            <b>{label}</b>
            <span className="meaning">{text}</span>
          </label>
        ))}
      </div>
      <ZoneTable week={days} shift={shift} stored={stored} zone={zone} ahead={ahead} now={now} />
      <p id={`${name}-note`}>
        {i18n._(
          'Uses today’s time difference, {date}: {zone} and {stored} may change clocks on different days, so times between are an hour off. Hours past midnight are cut there. Out-of-office days stay whole; exceptions move like the week. Nothing is saved until you save.',
          { date: format.date(now, zone), zone: format.zone(zone), stored: format.zone(stored) },
        )}
      </p>
    </Box>
  )
}
