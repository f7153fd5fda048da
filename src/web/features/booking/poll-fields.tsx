import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useRef } from 'react'
import { type Control, type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf, instantAt, minuteOfDay } from '#api/time/zoned.ts'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { Pair } from '../../ui/form/form-errors.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { type AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { type PollOption, type PollProblem, pollProblem } from '../../commands/appointments/form/poll-values.ts'

/** A fresh option, at a time where one is said; epoch milliseconds and minutes. */
export const optionAt = (start: number | undefined, minutes: number): PollOption => ({
  id: crypto.randomUUID().slice(0, 8),
  startDate: start === undefined ? null : formatInstant(start),
  endDate: start === undefined ? null : formatInstant(start + Math.max(1, minutes) * MINUTE),
})

interface PollFieldsProps {
  control: Control<AppointmentValues>
  /** IANA zone of the options, and for whom they are. */
  zone: string
  whose?: string | null
  /** Length of a fresh option. */
  minutes: number
}

/** When an option ends whose start becomes another one: it lasts as long as before, or else as long as a fresh one. */
const endAfter = (start: string, before: Pick<PollOption, 'startDate' | 'endDate'>, minutes: number): string => {
  const length = Date.parse(before.endDate ?? '') - Date.parse(before.startDate ?? '')
  // A start that is said last leaves the end that was said first.
  if (before.startDate === null && before.endDate !== null && before.endDate > start) return before.endDate
  return formatInstant(Date.parse(start) + (length > 0 ? length : Math.max(1, minutes) * MINUTE))
}

/** Begin and end of one option. */
function OptionFields({ control, zone, whose = null, minutes, index }: PollFieldsProps & { index: number }) {
  const { i18n } = useLingui()
  const { field } = useController({ control, name: `options.${index}` })
  const { onChange } = useController({ control, name: `options.${index}.endDate` }).field
  /** As it was when somebody came to the start: each letter that is typed makes another one. */
  const before = useRef<PollOption>(field.value)
  return (
    <Pair
      as="fieldset"
      aria-label={i18n._('Option {number}', { number: index + 1 })}
      onFocus={() => (before.current = field.value)}
    >
      <DateTimeF
        control={control}
        name={`options.${index}.startDate`}
        label={i18n._('Starts')}
        zone={zone}
        whose={whose}
        onInstant={(start) =>
          onChange(start === null ? before.current.endDate : endAfter(start, before.current, minutes))
        }
      />
      <DateTimeF control={control} name={`options.${index}.endDate`} label={i18n._('Ends')} {...{ zone, whose }} />
    </Pair>
  )
}

/** The times that a poll offers, each with begin and end, and until when it is open. */
export function PollFields({ control, zone, whose = null, minutes }: PollFieldsProps) {
  const { i18n } = useLingui()
  const options = useWatch({ control, name: 'options' })
  const { errors } = useFormState({ control })
  const last = options.at(-1)
  const make = (): PollOption => {
    // Most polls ask for the same hour on another day.
    if (!last?.startDate || !last.endDate) return optionAt(undefined, minutes)
    const start = Date.parse(last.startDate)
    const next = instantAt(addDays(dateOf(start, zone), 1), minuteOfDay(start, zone), zone)
    return optionAt(next, (Date.parse(last.endDate) - start) / MINUTE)
  }
  return (
    <>
      <ListF
        control={control}
        name="options"
        label={i18n._('Options')}
        make={make}
        addLabel={i18n._('Add an option')}
        none={i18n._('No time is offered yet.')}
        complaint={options.length === 0 ? errors.root?.['options'] : undefined}
        most={50}
      >
        {(index) => <OptionFields {...{ control, zone, whose, minutes, index }} />}
      </ListF>
      <DateTimeF
        control={control}
        name="closesAt"
        label={i18n._('Voting closes')}
        zone={zone}
        whose={whose}
        help={i18n._('Leave blank to keep voting open.')}
      />
    </>
  )
}

/** What a poll lacks, in one sentence. */
export const pollProblemWords = (reason: PollProblem['reason'], i18n: I18n): string => {
  if (reason === 'no options') return i18n._('Add at least one option.')
  if (reason === 'end before start') return i18n._('The end must be after the start.')
  return i18n._('Choose a date and time.')
}

/** Complains about options that are incomplete or end before they begin; answers whether the poll can be sent. */
export function useOptionCheck({ setError }: UseFormReturn<AppointmentValues>) {
  const { i18n } = useLingui()
  return (values: AppointmentValues): boolean => {
    const problem = pollProblem(values)
    if (problem) setError(problem.field, { message: pollProblemWords(problem.reason, i18n) }, { shouldFocus: true })
    return problem === undefined
  }
}
