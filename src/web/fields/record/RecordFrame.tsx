import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormErrors } from '../../ui/form/FormErrors.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { Sections } from '../../ui/form/Section.tsx'
import { PageHeader, type Crumb } from '../../ui/PageHeader.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import type { RecordForm } from './useRecordForm.ts'

interface RecordFrameProps<Values extends FieldValues> {
  record: RecordForm<Values>
  title: string
  breadcrumbs: readonly Crumb[]
  description?: ReactNode
  /** Buttons beside the heading, such as the one that deletes. */
  actions?: ReactNode
  createLabel: string
  /** What the fields of the body are called, for telling what somebody else changed. */
  labels?: Readonly<Record<string, string>>
  /** Nothing can be saved here. */
  readOnly?: boolean
  /** The sections of the form. */
  children: ReactNode
}

/** The page of one record: heading, what is wrong, the sections, and the bar that saves. */
export function RecordFrame<Values extends FieldValues>(props: RecordFrameProps<Values>) {
  const { record, title, breadcrumbs, description, actions, createLabel, labels = {}, readOnly = false } = props
  const { i18n } = useLingui()
  const { isDirty, isSubmitting } = record.form.formState
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void record.submit()
      }}
    >
      <PageHeader title={title} breadcrumbs={breadcrumbs} description={description} actions={actions} />
      <FormErrors messages={record.messages} />
      <StaleNotice stale={record.stale} labels={labels} />
      <Sections>{props.children}</Sections>
      {!readOnly && (
        <SaveBar
          dirty={isDirty}
          busy={isSubmitting}
          saveLabel={record.isNew ? createLabel : i18n._('Save')}
          onDiscard={() => record.form.reset()}
        />
      )}
    </form>
  )
}
