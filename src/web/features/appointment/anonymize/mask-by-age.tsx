import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { addDays, isDate } from '#api/time/week.ts'
import { dateOf, startOfDay } from '#api/time/zoned.ts'
import { useApi } from '../../../client/api-context.ts'
import { errorWords } from '../../../client/error-words.ts'
import { queryAllOf } from '../../../client/query.ts'
import { choicesByName } from '../../../fields/named-choices.ts'
import { houseZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Pair } from '../../../ui/form/form-errors.tsx'
import { SelectF } from '../../../ui/form/select-f.tsx'
import { DateF } from '../../../ui/form/when/date-f.tsx'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { useNow } from '../../../client/use-now.ts'
import { maskableBefore } from './mask-changes.ts'
import { MaskPlanDialog } from './mask-plan-dialog.tsx'

/** Guests are looked at, nothing else: the whole of old appointments need not travel. */
const FIELDS = ['title', 'startDate', 'endDate', 'guests', 'calendarIds', 'blocked']

/** Masks the guests of everything that ended before a date: counted and shown first, confirmed by typing, run in sight. */
export function MaskByAge({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const clinic = useClinic()
  const now = useNow()
  const zone = houseZone(clinic.calendars.values())
  const today = dateOf(now, zone)
  const { control } = useForm({
    defaultValues: {
      before: addDays(today, -365),
      serviceId: null as string | null,
      calendarId: null as string | null,
    },
  })
  const [before, serviceId, calendarId] = useWatch({ control, name: ['before', 'serviceId', 'calendarId'] })
  const instant = isDate(before) && before <= today ? startOfDay(before, zone) : undefined
  const found = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, {
      query: {
        endDate: formatInstant(instant ?? 0),
        fields: FIELDS,
        ...(serviceId && { serviceId }),
        ...(calendarId && { calendarId }),
      },
    }),
    enabled: instant !== undefined,
    // What is masked for good must be looked up anew, whatever was seen before.
    staleTime: 0,
  })
  const plan = useMemo(() => maskableBefore(found.data?.items ?? [], instant ?? 0), [found.data, instant])
  const ended = (found.data?.items ?? []).filter((it) => Date.parse(it.endDate) <= (instant ?? 0)).length
  const calendars = choicesByName(clinic.calendars.values(), format.compare)
  const services = choicesByName(clinic.services.values(), format.compare)
  return (
    <MaskPlanDialog
      width={720}
      title={i18n._('Anonymize guests of old appointments')}
      plan={plan}
      isComing={found.isFetching}
      zone={zone}
      onClose={onClose}
    >
      <DateF
        control={control}
        name="before"
        label={i18n._('Ended before')}
        today={today}
        max={today}
        required
        help={instant === undefined ? i18n._('Choose a date that isn’t in the future.') : ''}
      />
      <Pair>
        <SelectF
          control={control}
          name="serviceId"
          label={i18n._('Service')}
          none={i18n._('All services')}
          options={services}
        />
        <SelectF
          control={control}
          name="calendarId"
          label={i18n._('Person or resource')}
          none={i18n._('All calendars')}
          options={calendars}
        />
      </Pair>
      <output>
        {instant !== undefined && found.isFetching && i18n._('Counting…')}
        {found.error && errorWords(i18n, found.error).title}
        {found.data &&
          !found.isFetching &&
          (ended === 0
            ? i18n._('No appointments ended before {date}.', { date: format.plainDate(before) })
            : i18n._(
                '{count, plural, =0 {Nothing left to anonymize} one {# appointment still names guests} other {# appointments still name guests}}, of {ended, plural, one {# that} other {# that}} ended before {date}.',
                { count: plan.length, ended, date: format.plainDate(before) },
              ))}
      </output>
    </MaskPlanDialog>
  )
}
