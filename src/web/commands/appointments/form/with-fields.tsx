import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import type { Service } from '#api/contract/services.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { FieldGroup } from '../../../ui/form/field-group.tsx'
import { Pair } from '../../../ui/form/form-errors.tsx'
import { SelectF } from '../../../ui/form/select-f.tsx'
import { TickList } from '../../../ui/form/tick-list.tsx'
import { useSearched } from '../../../ui/form/use-searched.tsx'
import type { Clinic } from '../records/queries.ts'
import type { AppointmentValues } from './appointment-values.ts'
import { personChoices } from './choices.ts'

interface WithFieldsProps {
  control: Control<AppointmentValues>
  clinic: Clinic
  service: Service | undefined
  /** Label of the choice of nobody in particular, where that may be. */
  none?: string
  /** Stands beside the person. */
  beside?: ReactNode
}

/**
 * With whom an appointment is: one person as a rule, and through the last line of that list further people, rooms and things,
 * all of whom must be free. Whoever books with one person meets no further field.
 */
export function WithFields({ control, clinic, service, none, beside }: WithFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [calendarId, resourceId, also] = useWatch({ control, name: ['calendarId', 'resourceId', 'also'] })
  const [isOpen, setIsOpen] = useState(false)
  const isSeveral = isOpen || also.some((id) => id !== calendarId && id !== resourceId)
  const options = useMemo(() => personChoices(clinic, service, i18n, format), [clinic, service, i18n, format])
  const action = { label: i18n._('Several people or resources…'), run: () => setIsOpen(true) }
  const person = (
    <SelectF
      control={control}
      name="calendarId"
      label={i18n._('With')}
      {...(none !== undefined && { none })}
      options={options}
      {...(!isSeveral && { action })}
    />
  )
  return (
    <>
      {beside ? (
        <Pair>
          {person}
          {beside}
        </Pair>
      ) : (
        person
      )}
      {isSeveral && <AlsoF {...{ control, clinic }} taken={[calendarId, resourceId]} />}
    </>
  )
}

interface AlsoFProps {
  control: Control<AppointmentValues>
  clinic: Clinic
  /** Ids of who is chosen in fields of their own. */
  taken: readonly (string | null)[]
}

/** Who and what else is booked: first the people, then rooms and things. */
function AlsoF({ control, clinic, taken }: AlsoFProps) {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const { field } = useController({ control, name: 'also' })
  const ordered = useMemo(() => {
    const isThing = (type: string) => Number(type === 'asset')
    return [...clinic.calendars.values()].toSorted(
      (a, b) => isThing(a.type) - isThing(b.type) || compare(a.name, b.name),
    )
  }, [clinic.calendars, compare])
  const others = ordered.filter(({ id }) => !taken.includes(id))
  const { shown, search } = useSearched(others, i18n._('Search people and resources'), ({ id }) =>
    field.value.includes(id),
  )
  return (
    <FieldGroup label={i18n._('Also with')} help={i18n._('All of them must be free.')}>
      {search}
      <TickList options={shown} ticked={field.value} onTick={field.onChange} onBlur={field.onBlur} />
    </FieldGroup>
  )
}
