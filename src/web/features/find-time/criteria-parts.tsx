import { useLingui } from '@lingui/react'
import type { Service } from '#api/contract/services.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useNow } from '../../client/use-now.ts'
import { houseZone, zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { FieldFrame, Input, Select } from '../../ui/form/field-frame.tsx'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { personChoices, thingChoices } from '../../commands/appointments/form/choices.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { type Criteria, toggled, windowsOf } from './criteria.ts'
import { FieldRow } from './styles.ts'
import { ANY_TIME } from './windows.ts'
import { WindowsFields } from './windows-fields.tsx'

/** What every part of the question shows and changes. */
export interface CriteriaProps {
  criteria: Criteria
  onChange: (change: Partial<Criteria>) => void
  clinic: Clinic
}

interface ServiceChoiceProps extends CriteriaProps {
  choices: readonly { value: string; label: string }[]
  /** What is said while none is chosen. */
  none: string
  isLabelHidden?: boolean
}

/** For which service; another one brings its own length, and other people offer it. */
export function ServiceChoice({ criteria, onChange, clinic, choices, none, isLabelHidden }: ServiceChoiceProps) {
  const { i18n } = useLingui()
  return (
    <FieldFrame label={i18n._('Service')} isLabelHidden={isLabelHidden}>
      {(attributes) => (
        <Select
          {...attributes}
          value={criteria.serviceId ?? ''}
          onChange={({ target }) => {
            const next = clinic.services.get(target.value)
            onChange({ serviceId: next?.id ?? null, people: [], ...(next && { minutes: next.duration }) })
          }}
        >
          <option value="">{none}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}

const activeOf = (service: Service): string[] =>
  (service.calendars ?? []).filter(({ active }) => active).map(({ calendarId }) => calendarId)

/** With whom: who offers the service, and who was chosen before. */
export function PeopleChips({ criteria, onChange, clinic }: CriteriaProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { serviceId, people } = criteria
  const service = serviceId === null ? undefined : clinic.services.get(serviceId)
  const persons = personChoices(clinic, undefined, i18n, format).filter(
    ({ value }) => !service || activeOf(service).includes(value) || people.includes(value),
  )
  return (
    <FieldGroup label={i18n._('With')}>
      <ChoiceChips
        choices={[
          {
            key: 'anyone',
            label: i18n._('Anyone'),
            isOn: people.length === 0,
            onPress: () => onChange({ people: [] }),
          },
          ...persons.map(({ value, label }) => ({
            key: value,
            label,
            isOn: people.includes(value),
            onPress: () => onChange({ people: toggled(people, value) }),
          })),
        ]}
      />
    </FieldGroup>
  )
}

/** For how long, and with which resource. */
export function LengthFields({ criteria, onChange, clinic }: CriteriaProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { resource, minutes } = criteria
  return (
    <FieldRow>
      <FieldFrame label={i18n._('Length')} unit={i18n._('minutes')}>
        {(attributes) => (
          <Input
            {...attributes}
            type="number"
            min={1}
            max={1440}
            step={5}
            value={minutes === 0 ? '' : minutes}
            onChange={({ target }) => {
              const typed = Math.round(Number(target.value))
              onChange({ minutes: typed > 0 && typed <= 1440 ? typed : 0 })
            }}
          />
        )}
      </FieldFrame>
      <FieldFrame label={i18n._('Resource')}>
        {(attributes) => (
          <Select {...attributes} value={resource} onChange={({ target }) => onChange({ resource: target.value })}>
            <option value="">{i18n._('Service default')}</option>
            <option value="any">{i18n._('Any available')}</option>
            {thingChoices(clinic, format).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
    </FieldRow>
  )
}

/** On which days and at what times; any of several windows will do. */
export function WhenFields({ criteria, onChange, clinic }: CriteriaProps) {
  const now = useNow()
  const zone = criteria.people[0]
    ? zoneOfFirst(criteria.people, clinic.calendars)
    : houseZone(clinic.calendars.values())
  return (
    <WindowsFields
      windows={windowsOf(criteria)}
      today={dateOf(now, zone)}
      onChange={([first = ANY_TIME, ...others]) => onChange({ ...first, others })}
    />
  )
}
