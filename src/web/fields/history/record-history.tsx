import { useLingui } from '@lingui/react'
import type { FieldValues } from 'react-hook-form'
import type { JsonObject } from '#api/contract/json-object.ts'
import type { Right } from '../../client/use-caller.ts'
import { differencesOf } from '../record/merge.ts'
import type { FieldWords } from '../record/merging/use-words.ts'
import type { RecordForm } from '../record/record-form.ts'
import { useRefusal } from '../rights/use-refusal.ts'
import HistoryPanel from './history-panel.tsx'
import type { HistoryStep, HistorySubject } from './steps.ts'

/** What the history of a record on a form is shown with. */
export interface RecordHistoryProps<Values extends FieldValues> {
  record: RecordForm<Values>
  subject: HistorySubject
  name: string
  labels: Readonly<Record<string, string>>
  words?: FieldWords | undefined
  right: Right
  onClose: () => void
}

/** The history of a record in the words of its form; a version comes back as what somebody types and saves. */
export default function RecordHistory<Values extends FieldValues>(props: RecordHistoryProps<Values>) {
  const { record, subject, right, ...rest } = props
  const { i18n } = useLingui()
  const refusal = useRefusal(right)
  const { stored } = record
  if (!stored) return null
  const differences = ({ before, after }: HistoryStep) => {
    const was = stored.valuesWith(before)
    return differencesOf(was, was, stored.valuesWith(after))
  }
  const restore = ({ after }: { after: JsonObject }) => stored.save(stored.valuesWith(after))
  const typed = record.form.formState.isDirty ? i18n._('Save or discard what you typed first.') : undefined
  return (
    <HistoryPanel
      {...rest}
      subject={subject}
      version={stored.version}
      differencesOf={differences}
      refused={refusal ?? typed}
      restore={restore}
    />
  )
}
