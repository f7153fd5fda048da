import { useLingui } from '@lingui/react'
import type { UseFormReturn } from 'react-hook-form'
import { type BlockGap, type BlockValues, readBlocks } from './block-values.ts'
import type { PlannedBlock } from './use-planned-blocks.ts'

/** Complains, at its field, about what keeps the form from blocking anything; answers whether it can be sent. */
export function useBlockCheck({ setError }: UseFormReturn<BlockValues>) {
  const { i18n } = useLingui()
  const complain = (gap: BlockGap | 'version', message: string) => {
    const name = gap === 'dates' ? 'dates.0.date' : gap
    setError(name, { message }, { shouldFocus: true })
    return false
  }
  return (values: BlockValues, planned: readonly PlannedBlock[]): boolean => {
    if (values.calendarIds.length === 0) return complain('calendarIds', i18n._('Choose a person or resource.'))
    const read = readBlocks(values)
    if ('gap' in read) {
      const words: Readonly<Record<BlockGap, string>> = {
        calendarIds: i18n._('Choose a person or resource.'),
        date: i18n._('Choose a date.'),
        dates: i18n._('Choose a date.'),
        until: i18n._('Choose a date no earlier than the first.'),
        weekdays: i18n._('Choose at least one day.'),
        every: i18n._('A whole number of weeks, 1 or more.'),
        count: i18n._('Enter how many times, or until when.'),
        from: i18n._('Choose a time.'),
        to: i18n._('Choose a time.'),
      }
      return complain(read.gap, words[read.gap])
    }
    if (planned.length === 0) return complain('until', i18n._('No dates included.'))
    if (planned.every(({ included }) => !included)) {
      return complain('calendarIds', i18n._('Every block is skipped. Tick at least one in the preview.'))
    }
    return true
  }
}
