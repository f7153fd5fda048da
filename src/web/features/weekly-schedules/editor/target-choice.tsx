import { zonePlace } from '../../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { useApi } from '../../../client/api-context.ts'
import { StrandedCount } from '../../../commands/conflict-resolution/stranded-count.tsx'
import { queryAllOf } from '../../../client/query.ts'
import { errorSentence } from '../../../fields/error-sentence.ts'
import { Select } from '../../../ui/form/field-frame.tsx'
import type { CopyTarget } from './copy-week.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

interface TargetChoiceProps {
  calendar: Calendar
  chosen: boolean
  /** Undefined while it is not chosen, or its schedules are on their way. */
  target: CopyTarget | undefined
  /** Name that a new schedule gets. */
  newName: string
  /** How many coming appointments it would leave outside the hours. */
  stranded: number | undefined
  onChange: (target: CopyTarget | undefined, chosen: boolean) => void
}

/** One calendar to copy to, and which of its schedules takes the week; they are asked for when it is ticked. */
export function TargetChoice({ calendar, chosen, target, newName, stranded, onChange }: TargetChoiceProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const [schedules, setSchedules] = useState<readonly WeeklySchedule[]>([])
  const [error, setError] = useState('')
  const tick = async (on: boolean) => {
    setError('')
    onChange(undefined, on)
    if (!on) return
    try {
      const query = { calendarId: calendar.id }
      // Their versions are what the change is based on, so they are read anew.
      const { items } = await queryClient.fetchQuery(queryAllOf(api, contract.weeklySchedules.list, { query }))
      setSchedules(items)
      onChange({ calendar, schedule: items[0] }, true)
    } catch (failure) {
      setError(errorSentence(i18n, failure))
      onChange(undefined, false)
    }
  }
  return (
    <div className="target">
      <label>
        <Checkbox checked={chosen} onChange={({ target: box }) => void tick(box.checked)} />
        <span>
          {calendar.name} <small>{zonePlace(calendar.timezone)}</small>
        </span>
      </label>
      {chosen && !target && <output>{i18n._('Loading…')}</output>}
      {target && (
        <Select
          aria-label={i18n._('What to do with {calendar}', { calendar: calendar.name })}
          value={target.schedule?.id ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ calendar, schedule: schedules.find(({ id }) => id === currentTarget.value) }, true)
          }
        >
          {schedules.map(({ id, name }) => (
            <option key={id} value={id}>
              {i18n._('Replace the hours of “{name}”', { name })}
            </option>
          ))}
          <option value="">{i18n._('New schedule “{name}”', { name: newName })}</option>
        </Select>
      )}
      {target && <StrandedCount count={stranded} />}
      {error !== '' && <p role="alert">{error}</p>}
    </div>
  )
}
