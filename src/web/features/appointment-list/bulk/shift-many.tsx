import { useLingui } from '@lingui/react'
import { useForm, useWatch } from 'react-hook-form'
import { minuteOfDay } from '#api/time/zoned.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { NumberF } from '../../../ui/form/number-f.tsx'
import { SelectF } from '../../../ui/form/select-f.tsx'
import { displayName } from '../../../commands/appointments/records/appointment-name.ts'
import { shifted } from './shifted.ts'
import { useRuns } from '../../../commands/appointments/runs/use-runs.ts'
import type { WorkProps } from './work.ts'
import { WorkForm } from './work-form.tsx'

const MOST_DAYS = 366

/** Moves several appointments by whole days, each at its own clock time; the service refuses where the time is taken. */
export function ShiftMany({ records, leftOut, version, onClose }: WorkProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const runs = useRuns(version)
  const { control, formState } = useForm({ defaultValues: { days: 7 as number | string | null, way: 'later' } })
  const [days, way] = useWatch({ control, name: ['days', 'way'] })
  const count = records.length
  const isWhole = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
  const by = isWhole ? days * (way === 'later' ? 1 : -1) : 0
  const title = i18n._('{count, plural, one {Move # appointment} other {Move # appointments}}', { count })
  const [first] = records
  /** Those that come to stand at another clock time: on the day that they move to there is none such. */
  const skipped = isWhole
    ? records.flatMap((record) => {
        const zone = runs.zoneOf(record)
        const { startDate } = shifted(record, by, zone)
        const isKept = minuteOfDay(Date.parse(startDate), zone) === minuteOfDay(Date.parse(record.startDate), zone)
        return isKept ? [] : [`${displayName(i18n, record)}, ${format.dateTime(startDate, zone, 'day')}`]
      })
    : []
  const there = first && isWhole ? shifted(first, by, runs.zoneOf(first)) : undefined
  return (
    <WorkForm
      leftOut={leftOut}
      title={title}
      description={i18n._('Each keeps its clock time and calendars. The server refuses taken times; you’ll see which.')}
      submit={title}
      ready={isWhole}
      dirty={formState.isDirty}
      begin={() =>
        runs.change({
          title,
          records,
          strict: true,
          changesOf: (record) => shifted(record, by, runs.zoneOf(record)),
        })
      }
      onClose={onClose}
    >
      <NumberF
        control={control}
        name="days"
        label={i18n._('By how many days')}
        unit={i18n._('days')}
        min={1}
        max={MOST_DAYS}
        required
      />
      <SelectF
        control={control}
        name="way"
        label={i18n._('Direction')}
        options={[
          { value: 'later', label: i18n._('Later') },
          { value: 'earlier', label: i18n._('Earlier') },
        ]}
      />
      {first && there && (
        <output>
          {i18n._('{name}: from {before} to {after}', {
            name: displayName(i18n, first),
            before: format.dateTimeRange(first.startDate, first.endDate, runs.zoneOf(first)),
            after: format.dateTimeRange(there.startDate, there.endDate, runs.zoneOf(first)),
          })}
        </output>
      )}
      {skipped.length > 0 && (
        <p role="note">
          {i18n._('Clocks go forward, so these start at another time: {moved}', { moved: skipped.join('; ') })}
        </p>
      )}
    </WorkForm>
  )
}
