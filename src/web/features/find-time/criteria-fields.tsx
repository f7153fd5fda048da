import { useLingui } from '@lingui/react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Folded } from '../../ui/folded.ts'
import { FieldFrame, Input, Select } from '../../ui/form/field-frame.tsx'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { Fields } from '../../ui/form/form-errors.tsx'
import { Icon } from '../../ui/icons.tsx'
import { personChoices, serviceChoices, thingChoices } from '../../commands/appointments/form/choices.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { type Criteria, toggled, windowsOf } from './criteria.ts'
import { Chips, FieldRow } from './styles.ts'
import { ANY_TIME } from './windows.ts'
import { WindowsFields } from './windows-fields.tsx'

interface CriteriaFieldsProps {
  criteria: Criteria
  onChange: (change: Partial<Criteria>) => void
  clinic: Clinic
  /** Whether all but service and people is folded away, so that what is free stands in sight. */
  folds?: boolean
}

/** What is looked for: service, people, thing, length, days, parts of the day, dates. */
export function CriteriaFields({ criteria, onChange, clinic, folds = false }: CriteriaFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { serviceId, people, resource, minutes } = criteria
  const service = serviceId === null ? undefined : clinic.services.get(serviceId)
  const offering = (service?.calendars ?? []).filter(({ active }) => active).map(({ calendarId }) => calendarId)
  const persons = personChoices(clinic, undefined, i18n, format).filter(
    ({ value }) => !service || offering.includes(value) || people.includes(value),
  )
  const rest = (
    <>
      <FieldRow>
        <FieldFrame label={i18n._('Minutes')}>
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
      <WindowsFields
        windows={windowsOf(criteria)}
        onChange={([first = ANY_TIME, ...others]) => onChange({ ...first, others })}
      />
    </>
  )
  return (
    <Fields>
      <FieldFrame label={i18n._('Service')}>
        {(attributes) => (
          <Select
            {...attributes}
            value={serviceId ?? ''}
            onChange={({ target }) => {
              const next = clinic.services.get(target.value)
              onChange({ serviceId: next?.id ?? null, people: [], ...(next && { minutes: next.duration }) })
            }}
          >
            <option value="">{i18n._('Choose a service…')}</option>
            {serviceChoices(clinic, i18n, format).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldGroup label={i18n._('With')}>
        <Chips>
          <button type="button" aria-pressed={people.length === 0} onClick={() => onChange({ people: [] })}>
            {i18n._('Anyone')}
          </button>
          {persons.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={people.includes(value)}
              onClick={() => onChange({ people: toggled(people, value) })}
            >
              {label}
            </button>
          ))}
        </Chips>
      </FieldGroup>
      {folds ? (
        <Folded>
          <summary>
            <Icon name="chevronEnd" />
            <b>{i18n._('More criteria')}</b>
            <span>{i18n._('length, resource, days, times')}</span>
          </summary>
          <Fields>{rest}</Fields>
        </Folded>
      ) : (
        rest
      )}
    </Fields>
  )
}
