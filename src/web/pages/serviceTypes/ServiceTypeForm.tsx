import { useLingui } from '@lingui/react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ServiceType } from '../../../api/contract/service-types.ts'
import { contract } from '../../../api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { RecordFrame } from '../../fields/record/RecordFrame.tsx'
import { RemoveButton } from '../../fields/record/RemoveButton.tsx'
import { useRecordForm } from '../../fields/record/useRecordForm.ts'
import { RulesInWords } from '../../fields/rules/RulesInWords.tsx'
import { RULES, rulesInForce } from '../../fields/rules/rules.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { NumberF } from '../../ui/form/NumberF.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { SelectF } from '../../ui/form/SelectF.tsx'
import { TagsF } from '../../ui/form/TagsF.tsx'
import { TextF } from '../../ui/form/TextF.tsx'
import { showToast } from '../../ui/toast.ts'
import { paths } from '../paths.ts'
import { impossibleInType, placeOfField, readServiceType, writeServiceType } from './service-type-form.ts'
import { SlugF } from './SlugF.tsx'

interface ServiceTypeFormProps {
  /** Absent for a new one. */
  type?: ServiceType
  reload?: () => Promise<ServiceType | undefined>
}

/** Everything about one service type. */
export function ServiceTypeForm({ type, reload }: ServiceTypeFormProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const create = useOperation(contract.serviceTypes.create)
  const update = useOperation(contract.serviceTypes.update)
  const remove = useOperation(contract.serviceTypes.remove)
  const record = useRecordForm({
    record: type,
    read: readServiceType,
    write: writeServiceType,
    schemas: async () => {
      const { createServiceType, updateServiceType } = await import('../../../api/contract/service-types.ts')
      return { create: createServiceType, update: updateServiceType }
    },
    impossible: impossibleInType,
    placeOf: placeOfField,
    create: (body) => create.mutateAsync({ body }),
    update: (body, ifVersion) => update.mutateAsync({ params: { id: type?.id ?? '' }, body, ifVersion }),
    ...(reload && { reload }),
    onSaved: (saved, created) => {
      showToast({ tone: 'confirmed', text: i18n._('“{name}” was saved', { name: saved.name }) })
      if (created) void navigate(paths.serviceTypes.one(saved.id), { replace: true })
    },
  })
  const { control } = record.form
  const scope = useWatch({ control, name: 'scope' })
  const configuration = useWatch({ control, name: 'configuration' })
  const labels = {
    name: i18n._('Name'),
    slug: i18n._('Short name'),
    description: i18n._('Description'),
    sharing: i18n._('Sharing'),
    configuration: i18n._('Scheduling rules'),
  }
  const rules = {
    duration: i18n._('Duration'),
    timeBetween: i18n._('Buffer afterwards'),
    incrementTime: i18n._('Start every'),
    minTimeToSchedule: i18n._('Least notice'),
    maxTimeToSchedule: i18n._('Horizon'),
  }
  return (
    <RecordFrame
      record={record}
      title={type?.name ?? i18n._('New service type')}
      breadcrumbs={[{ label: i18n._('Service types'), to: paths.serviceTypes.list() }]}
      createLabel={i18n._('Create service type')}
      labels={labels}
      actions={
        type && (
          <>
            <ButtonLink icon="service" to={paths.services.list({ typeId: type.id })}>
              {i18n._('Its services')}
            </ButtonLink>
            <RemoveButton
              name={type.name}
              takes={i18n._('Its services stay, keep their rules, and no longer have a type.')}
              remove={() => remove.mutateAsync({ params: { id: type.id } })}
              listTo={paths.serviceTypes.list()}
              onRefused={record.showError}
            />
          </>
        )
      }
    >
      <Section title={i18n._('Basics')} description={i18n._('A type groups services and gives new ones their rules.')}>
        <TextF control={control} name="name" label={labels.name} required maxLength={100} />
        <SlugF control={control} label={labels.slug} />
        <TextF control={control} name="description" label={labels.description} multiline />
      </Section>
      <Section
        title={labels.configuration}
        description={i18n._(
          'Given to services of this type when they are created. Empty rules are left to the service.',
        )}
      >
        <Pair>
          {RULES.map((rule) => (
            <NumberF
              key={rule}
              control={control}
              name={`configuration.${rule}`}
              label={rules[rule]}
              unit={rule.endsWith('ToSchedule') ? i18n._('days') : i18n._('minutes')}
              {...(!rule.endsWith('ToSchedule') && { step: 5 })}
            />
          ))}
        </Pair>
        <RulesInWords rules={rulesInForce(configuration)} />
      </Section>
      <Section
        title={labels.sharing}
        description={i18n._('Other organizations can read a shared type, never change it.')}
      >
        <SelectF
          control={control}
          name="scope"
          label={i18n._('Who may use it')}
          options={[
            { value: 'private', label: i18n._('Only this organization') },
            { value: 'organizations', label: i18n._('Certain organizations') },
            { value: 'public', label: i18n._('Everybody') },
          ]}
        />
        {scope === 'organizations' && (
          <TagsF
            control={control}
            name="organizationIds"
            label={i18n._('Organizations')}
            help={i18n._('Their ids; Enter adds one.')}
          />
        )}
      </Section>
    </RecordFrame>
  )
}
