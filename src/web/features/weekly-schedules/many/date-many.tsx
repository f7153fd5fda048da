import { useLingui } from '@lingui/react'
import { useForm, useWatch } from 'react-hook-form'
import { AlikeDialog } from '../../../fields/bulk/alike-dialog.tsx'
import { useScheduleLabels } from '../../../fields/labels/weekly-schedules.ts'
import { FormErrors, Pair } from '../../../ui/form/form-errors.tsx'
import { SwitchF } from '../../../ui/form/switch-f.tsx'
import { DateF } from '../../../ui/form/when/date-f.tsx'
import type { ManyDates } from './many-dates.ts'

/** The question from when until when many schedules shall hold. */
export interface DateManyProps {
  count: number
  /** Today, as a date. */
  today: string
  answer: (dates: ManyDates | null) => void
}

/** Asks from when until when many schedules hold. */
export default function DateMany({ count, today, answer }: DateManyProps) {
  const { i18n } = useLingui()
  const labels = useScheduleLabels()
  const { control, formState, handleSubmit, setError } = useForm<ManyDates>({
    defaultValues: { effectiveFrom: '', effectiveUntil: '', always: false },
  })
  const { isDirty, errors } = formState
  const always = useWatch({ control, name: 'always' })
  const submit = handleSubmit((dates) => {
    const { effectiveFrom: from, effectiveUntil: until } = dates
    if (!dates.always && from && until && until < from) {
      setError('effectiveUntil', { message: i18n._('Must not be before “Valid from”.') }, { shouldFocus: true })
      return
    }
    answer(dates)
  })
  const words = i18n._('{count, plural, one {Change # schedule} other {Change # schedules}}', { count })
  return (
    <AlikeDialog title={words} dirty={isDirty} onSubmit={(event) => void submit(event)} onCancel={() => answer(null)}>
      <FormErrors messages={errors.root?.message === undefined ? [] : [errors.root.message]} />
      <Pair>
        <DateF
          control={control}
          name="effectiveFrom"
          label={labels.effectiveFrom}
          today={today}
          disabled={always}
          help={i18n._('From this day on, that day included')}
        />
        <DateF
          control={control}
          name="effectiveUntil"
          label={labels.effectiveUntil}
          today={today}
          disabled={always}
          help={i18n._('Until this day, that day included')}
        />
      </Pair>
      <SwitchF control={control} name="always" label={i18n._('Valid always, without dates')} />
    </AlikeDialog>
  )
}
