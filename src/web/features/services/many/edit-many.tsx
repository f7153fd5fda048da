import { useLingui } from '@lingui/react'
import { useController, useForm, type Control } from 'react-hook-form'
import { AlikeDialog } from '../../../fields/bulk/alike-dialog.tsx'
import { useCalendars } from '../../../fields/references.ts'
import { ServiceTypeF } from '../../../fields/reference-f.tsx'
import { useServiceLabels } from '../../../fields/labels/services.ts'
import { countsDays, RULES, type Rule } from '../../../fields/rules/rules.ts'
import { DurationF } from '../../../ui/form/duration-f.tsx'
import { FieldGroup } from '../../../ui/form/field-group.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { NumberF } from '../../../ui/form/number-f.tsx'
import { TickList } from '../../../ui/form/tick-list.tsx'
import { useSearched } from '../../../ui/form/use-searched.tsx'
import { type ManyServices, NO_CHANGE } from './change-many.ts'

/** The question what shall be the same for many services. */
export interface EditManyProps {
  count: number
  /** What shall be, or null where nothing shall change. */
  answer: (values: ManyServices | null) => void
}

interface CalendarTicksProps {
  control: Control<ManyServices>
  name: 'adds' | 'removes'
  label: string
}

function CalendarTicks({ control, name, label }: CalendarTicksProps) {
  const { i18n } = useLingui()
  const { field } = useController({ control, name })
  const isTicked = ({ id }: { id: string }) => field.value.includes(id)
  const { shown, search } = useSearched(useCalendars().items ?? [], i18n._('Search people and resources'), isTicked)
  return (
    <FieldGroup label={label}>
      {search}
      <TickList options={shown} ticked={field.value} onTick={field.onChange} onBlur={field.onBlur} />
    </FieldGroup>
  )
}

/** Changes rules, type and people of many services at once; what is left empty stays as it is in each. */
export default function EditMany({ count, answer }: EditManyProps) {
  const { i18n } = useLingui()
  const labels = useServiceLabels()
  const { control, formState, handleSubmit, setError } = useForm<ManyServices>({ defaultValues: NO_CHANGE })
  const { isDirty, errors } = formState
  const submit = handleSubmit((values) => {
    const both = values.adds.filter((id) => values.removes.includes(id))
    if (both.length > 0) {
      setError('root', { message: i18n._('No one can start and stop offering the services at once.') })
      return
    }
    answer(values)
  })
  const field = (rule: Rule) => {
    const common = { control, name: rule, label: labels[rule] } as const
    return countsDays(rule) ? (
      <NumberF key={rule} {...common} unit={i18n._('days')} max={3650} />
    ) : (
      <DurationF key={rule} {...common} min={rule === 'timeBetween' ? 0 : 1} max={1440} />
    )
  }
  return (
    <AlikeDialog
      title={i18n._('{count, plural, one {Change # service} other {Change # services}}', { count })}
      width={760}
      dirty={isDirty}
      onSubmit={(event) => void submit(event)}
      onCancel={() => answer(null)}
    >
      <FormErrors messages={errors.root?.message === undefined ? [] : [errors.root.message]} />
      {RULES.map(field)}
      <ServiceTypeF control={control} name="typeId" label={labels.typeId} none={i18n._('No change')} />
      <CalendarTicks control={control} name="adds" label={i18n._('Also offered by')} />
      <CalendarTicks control={control} name="removes" label={i18n._('No longer offered by')} />
    </AlikeDialog>
  )
}
