import { useLingui } from '@lingui/react'
import { useForm, useWatch } from 'react-hook-form'
import type { Calendar } from '#api/contract/calendars.ts'
import { MINUTE } from '#api/time/durations.ts'
import { UUID } from '#api/values/uuid.ts'
import { useNow } from '../../../client/use-now.ts'
import { AlikeDialog } from '../../../fields/bulk/alike-dialog.tsx'
import { useCalendarLabels } from '../../../fields/labels/calendars.ts'
import { sentenceWords } from '../../../fields/record/issue-words.ts'
import { ZoneF } from '../../../fields/zone-f.tsx'
import { isZone } from '#api/time/offset.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Notice } from '../../../ui/form/notice.tsx'
import { SelectF } from '../../../ui/form/select-f.tsx'
import { SwitchF } from '../../../ui/form/switch-f.tsx'
import { TextF } from '../../../ui/form/text-f.tsx'
import { AS_THEY_ARE, type AlikeCalendars } from './alike-calendars.ts'
import { zoneShifts } from './zone-shifts.ts'

/** The question what shall be the same for many calendars. */
export interface EditCalendarsProps {
  calendars: readonly Calendar[]
  /** What shall be, or null where nothing shall change. */
  answer: (values: AlikeCalendars | null) => void
}

/** Nine in the morning of some day: an example of what the clocks show before and after. */
const NINE = Date.UTC(2026, 0, 5, 9)

/** Changes zone, kind and user group of many calendars at once; what is left empty stays as it is in each. */
export default function EditCalendars({ calendars, answer }: EditCalendarsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const labels = useCalendarLabels()
  const now = useNow()
  const form = useForm<AlikeCalendars>({ defaultValues: AS_THEY_ARE })
  const { control, formState, handleSubmit, setError } = form
  const [timezone, noGroup] = useWatch({ control, name: ['timezone', 'noGroup'] })
  const { isDirty } = formState
  const submit = handleSubmit((values) => {
    const zone = values.timezone.trim()
    const group = values.userGroupId.trim()
    if (zone !== '' && !isZone(zone)) {
      setError('timezone', { message: i18n._('Unknown zone. Example: Europe/Madrid.') }, { shouldFocus: true })
    } else if (!values.noGroup && group !== '' && !UUID.test(group)) {
      setError('userGroupId', { message: sentenceWords(i18n, 'must be a UUID') }, { shouldFocus: true })
    } else answer(values)
  })
  const count = calendars.length
  const words = i18n._('{count, plural, one {Change # calendar} other {Change # calendars}}', { count })
  const shifts = zoneShifts(calendars, timezone.trim(), now)
  return (
    <AlikeDialog title={words} dirty={isDirty} onSubmit={(event) => void submit(event)} onCancel={() => answer(null)}>
      <ZoneF control={control} name="timezone" label={labels.timezone} />
      {shifts.length > 0 && (
        <Notice
          severity="info"
          icon="clock"
          title={i18n._('Upcoming appointments stay at the same moment')}
          text={shifts
            .map(({ from, count: some, minutes }) =>
              i18n._(
                '{count, plural, one {# calendar in {from}} other {# calendars in {from}}}: {before} is then shown as {after}.',
                {
                  count: some,
                  from,
                  before: format.time(NINE, 'UTC'),
                  after: format.time(NINE + minutes * MINUTE, 'UTC'),
                },
              ),
            )
            .join(' ')}
        />
      )}
      <SwitchF
        control={control}
        name="withSchedules"
        label={i18n._('Weekly schedules too, keeping their clock times')}
        help={i18n._('Otherwise they stay in the zone they have. Schedules in a zone of their own always stay.')}
        disabled={shifts.length === 0}
      />
      <SelectF
        control={control}
        name="type"
        label={labels.type}
        options={[
          { value: '', label: i18n._('No change') },
          { value: 'agent', label: i18n._('Person') },
          { value: 'asset', label: i18n._('Resource') },
        ]}
      />
      <TextF
        control={control}
        name="userGroupId"
        label={labels.userGroupId}
        help={i18n._('ID of the user group this belongs to.')}
        disabled={noGroup}
      />
      <SwitchF control={control} name="noGroup" label={i18n._('No user group')} />
    </AlikeDialog>
  )
}
