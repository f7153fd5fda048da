import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { Closure } from '#api/contract/closures.ts'
import { isDate } from '#api/time/week.ts'
import { isApiError } from '../../client/api-error.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useClosureLabels } from '../../fields/labels/closures.ts'
import { useCalendars } from '../../fields/references.ts'
import { useRefusedFields } from '../../fields/refusals/use-refused-fields.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { Fields, FormErrors, Pair } from '../../ui/form/form-errors.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { TickList } from '../../ui/form/tick-list.tsx'
import { WeekdaysF } from '../../ui/form/weekdays-f.tsx'
import { DateF } from '../../ui/form/when/date-f.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { submitted, useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { HoursInput, hoursProblem } from '../weekly-schedules/index.ts'
import { type ClosureBody, type ClosureValues, readClosure, saysHours, writeClosure } from './closure-values.ts'
import { EVERY_WEEK, WEEKS } from './closure-words.ts'

interface ClosureDialogProps {
  /** The closure that is changed; undefined for a new one. */
  closure: Closure | undefined
  today: string
  /** Without it the deployment keeps no closures, and only whole days can be written into schedules. */
  isKept: boolean
  onClose: () => void
  /** Answers whether it was saved; false where the person went back to the form. */
  save: (body: ClosureBody) => Promise<boolean>
}

const RENAMED = { dates: 'to', 'dates.1': 'to', rule: 'weekdays', 'rule.until': 'ruleUntil' }

/** One closure of the house, or its extra hours: when, why, for whom. */
export default function ClosureDialog({ closure, today, isKept, onClose, save }: ClosureDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const labels = useClosureLabels()
  const calendars = useCalendars().items ?? []
  const form = useForm<ClosureValues>({ defaultValues: readClosure(closure, today) })
  const { control, setError, setValue } = form
  const complain = useRefusedFields(form, RENAMED)
  const [homeless, setHomeless] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [kind, by, hours, ranges, where, from, ruleFrom] = useWatch({
    control,
    name: ['kind', 'by', 'hours', 'ranges', 'for', 'from', 'ruleFrom'],
  })
  const { dirtyFields } = form.formState
  const isOneDay = !closure?.dates || closure.dates[0] === closure.dates[1]
  const follows = isOneDay && dirtyFields.to !== true
  // One day until the last one is set: it follows the first, whichever way that is typed or picked.
  useEffect(() => {
    if (follows && isDate(from)) setValue('to', from)
  }, [follows, from, setValue])
  const asksHours = saysHours({ kind, hours })

  /** Puts what is missing on its field; answers whether nothing is. */
  const isWhole = (values: ClosureValues): boolean => {
    const wrong = (name: keyof ClosureValues, message: string) => {
      setError(name, { message }, { shouldFocus: true })
      return false
    }
    if (values.reason.trim() === '') return wrong('reason', i18n._('Required.'))
    if (values.by === 'dates') {
      if (!isDate(values.from)) return wrong('from', i18n._('Choose a day.'))
      if (!isDate(values.to)) return wrong('to', i18n._('Choose a day.'))
      if (values.to < values.from) return wrong('to', i18n._('The last day is before the first.'))
    } else if (values.weekdays.length === 0) return wrong('weekdays', i18n._('Choose at least one weekday.'))
    const problem = saysHours(values) ? hoursProblem(i18n, format, values.ranges) : undefined
    if (problem !== undefined) return wrong('ranges', problem)
    if (values.for === 'some' && values.calendarIds.length === 0) {
      return wrong('calendarIds', i18n._('Choose at least one calendar.'))
    }
    return true
  }
  /** Answers whether it was saved. */
  const write = async (values: ClosureValues): Promise<boolean> => {
    setHomeless([])
    if (!isWhole(values)) return false
    setBusy(true)
    try {
      const isSaved = await save(writeClosure(values))
      if (isSaved) onClose()
      return isSaved
    } catch (error) {
      const complaints = isApiError(error) ? error.fieldErrors : []
      setHomeless(complaints.length > 0 ? complain(complaints) : [errorSentence(i18n, error)])
      return false
    } finally {
      setBusy(false)
    }
  }
  const { leave } = useUnsavedGuard({ dirty: form.formState.isDirty, save: () => submitted(form, write) })
  const close = () => leave(onClose)
  const option = (value: string, label: string) => ({ value, label })
  return (
    <FormDialog
      open
      onClose={close}
      title={closure ? i18n._('Change closure') : i18n._('Add closure')}
      description={
        isKept
          ? undefined
          : i18n._('This server doesn’t keep closures, so the days are written into every weekly schedule.')
      }
      onSubmit={(event) => void form.handleSubmit(async (values) => void (await write(values)))(event)}
      actions={<FormActions onCancel={close} submit={i18n._('Continue')} busy={busy} />}
    >
      <Fields>
        <FormErrors messages={homeless} />
        <TextF control={control} name="reason" label={labels.reason} maxLength={200} required />
        {isKept && (
          <Pair>
            <SelectF
              control={control}
              name="kind"
              label={labels.kind}
              options={[option('closed', i18n._('Closed')), option('open', i18n._('Extra hours'))]}
            />
            <SelectF
              control={control}
              name="by"
              label={labels.dates}
              options={[option('dates', i18n._('On dates')), option('rule', i18n._('On weekdays'))]}
            />
          </Pair>
        )}
        {by === 'dates' ? (
          <Pair>
            <DateF control={control} name="from" label={i18n._('First day')} today={today} required />
            <DateF control={control} name="to" label={i18n._('Last day')} today={today} min={from} required />
          </Pair>
        ) : (
          <>
            <WeekdaysF control={control} name="weekdays" label={labels.rule} />
            <SelectF
              control={control}
              name="weekOfMonth"
              label={i18n._('How often')}
              none={i18n._(EVERY_WEEK)}
              options={WEEKS.map(([value, words]) => option(value, i18n._(words)))}
            />
            <Pair>
              <DateF control={control} name="ruleFrom" label={i18n._('From')} today={today} />
              <DateF
                control={control}
                name="ruleUntil"
                label={i18n._('Until')}
                today={today}
                min={ruleFrom || undefined}
              />
            </Pair>
          </>
        )}
        {isKept && kind === 'closed' && (
          <SelectF
            control={control}
            name="hours"
            label={labels.ranges}
            options={[option('day', i18n._('All day')), option('some', i18n._('Part of the day'))]}
          />
        )}
        {asksHours && (
          <Controller
            control={control}
            name="ranges"
            render={({ fieldState }) => (
              <FieldGroup
                label={kind === 'open' ? i18n._('Open from, to') : i18n._('Closed from, to')}
                error={fieldState.error?.message}
              >
                <HoursInput
                  label={labels.ranges}
                  ranges={ranges}
                  onChange={(next) => setValue('ranges', [...next], { shouldDirty: true })}
                  invalid={fieldState.invalid}
                  means={kind}
                />
              </FieldGroup>
            )}
          />
        )}
        <SelectF
          control={control}
          name="for"
          label={labels.calendarIds}
          options={[option('house', i18n._('Whole house')), option('some', i18n._('Some calendars'))]}
        />
        {where === 'some' && (
          <Controller
            control={control}
            name="calendarIds"
            render={({ field, fieldState }) => (
              <FieldGroup label={i18n._('Team & resources')} error={fieldState.error?.message}>
                <TickList
                  options={calendars.toSorted((a, b) => format.compare(a.name, b.name))}
                  ticked={field.value}
                  onTick={(ids) => field.onChange([...ids])}
                  ref={field.ref}
                />
              </FieldGroup>
            )}
          />
        )}
      </Fields>
    </FormDialog>
  )
}
