import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { dateOf } from '#api/time/zoned.ts'
import { useNow } from '../../../client/use-now.ts'
import { useScheduleLabels } from '../../../fields/labels/weekly-schedules.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useCalendars } from '../../../fields/references.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Pair } from '../../../ui/form/form-errors.tsx'
import { Notice } from '../../../ui/form/notice.tsx'
import { DateF } from '../../../ui/form/when/date-f.tsx'
import { useStoredSchedules } from '../preview/use-preview.ts'
import type { ScheduleValues } from '../schedule-form-values.ts'
import { addingUp, comingNext } from './validity.ts'
import { validityWords } from './validity-words.ts'

/** From when until when a schedule holds, and what else holds on these days or comes after it. */
export function ValidityPart({ form, id = '' }: { form: UseFormReturn<ScheduleValues>; id: string | undefined }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const labels = useScheduleLabels()
  const { control } = form
  const [calendarId, serviceIds, from, until] = useWatch({
    control,
    name: ['calendarId', 'serviceIds', 'effectiveFrom', 'effectiveUntil'],
  })
  const calendar = useCalendars().byId.get(calendarId)
  const today = dateOf(useNow(), knownZone(calendar))
  const stored = useStoredSchedules(calendarId).data?.items
  const typed = useMemo(
    () => ({
      id,
      calendarId,
      serviceIds,
      configuration: { ...(from && { effectiveFrom: from }), ...(until && { effectiveUntil: until }) },
    }),
    [id, calendarId, serviceIds, from, until],
  )
  const adding = addingUp(typed, stored ?? [])
  const next = comingNext(typed, stored ?? [], from || today)
  return (
    <>
      <Pair>
        <DateF
          control={control}
          name="effectiveFrom"
          label={labels.effectiveFrom}
          today={today}
          help={i18n._('Leave blank for always. Several weeks can be prepared ahead.')}
        />
        <DateF control={control} name="effectiveUntil" label={labels.effectiveUntil} today={today} />
      </Pair>
      {adding.length > 0 && (
        <Notice
          severity="info"
          icon="week"
          title={i18n._('These hours add up with another schedule')}
          text={i18n._(
            '{names} also holds on these days, for the same services. Give one of them an end, or keep both.',
            {
              names: format.list(
                adding.map(
                  ({ name, configuration }) => `“${name}” (${validityWords(i18n, format, configuration, today)})`,
                ),
              ),
            },
          )}
        />
      )}
      {next && adding.length === 0 && (
        <p>
          {i18n._('Next comes “{name}”, from {date}.', {
            name: next.name,
            date: format.plainDate(next.configuration.effectiveFrom ?? ''),
          })}
        </p>
      )}
    </>
  )
}
