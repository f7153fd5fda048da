import { useLingui } from '@lingui/react'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useExtension } from '../../client/use-operation.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChangedMarks } from '../../ui/form/changed-marks.ts'
import { FormErrors } from '../../ui/form/form-errors.tsx'
import { LockedFields } from '../../ui/form/locked-fields.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useWrongSections } from '../../ui/form/field-inputs.tsx'
import { SectionLayout, type SectionEntry } from '../../ui/form/section-layout.tsx'
import { PageHeader, type Parent } from '../../ui/page-header.tsx'
import { Presence } from '../presence/presence.tsx'
import { FormDraft } from '../drafts/form-draft.tsx'
import type { FieldWords } from './merging/use-words.ts'
import type { Right } from '../../client/use-caller.ts'
import type { HistorySubject } from '../history/steps.ts'
import { useRefusal } from '../rights/use-refusal.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { changedLabels } from './changes.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { RecordMenu, type Removal } from './record-menu.tsx'
import { StaleNotice } from './stale-notice.tsx'
import type { RecordForm } from './record-form.ts'
import type { RecordHistoryProps } from '../history/record-history.tsx'

// What is loaded late keeps no type parameter.
const RecordHistory = lazyPart<RecordHistoryProps<FieldValues>>(
  withMessages(() => import('../history/record-history.tsx')),
  { leave: ({ onClose }) => onClose() },
)

interface RecordFrameProps<Values extends FieldValues> {
  record: RecordForm<Values>
  /** The heading of a record that is not stored yet; any other is called by its name. */
  newTitle: string
  /** The list that the record belongs to, which follows its deletion. */
  list: Parent
  description?: ReactNode
  /** Buttons beside the heading, for what is done most with a record of this kind. */
  actions?: ReactNode
  /** What else can be done with it, in its menu. */
  more?: readonly RowAction[]
  /** Address of a new record that starts as a copy of this one. */
  copyTo?: string | undefined
  /** Absent where there is nothing to delete, such as a new record. */
  removal?: Removal | undefined
  createLabel: string
  /** What the fields of the form are called, for telling what somebody else changed. */
  labels?: Readonly<Record<string, string>>
  /** The form's own words for values, such as the labels of choices. */
  words?: FieldWords
  /** What it takes to save the record; `write` unless said. */
  right?: Right
  /** What of the stored record the service keeps a history of. */
  subject?: HistorySubject | undefined
  sections: readonly SectionEntry[]
  /** The id of the section that asks for each field, so that the navigation marks where something is wrong. */
  sectionOf: Readonly<Record<string, string>>
  /** What follows from the form; beside it where there is room, else below. */
  aside?: ReactNode
  /** The form holds what needs the whole width, such as the grid of a week. */
  wide?: boolean
}

/** The page of one record: heading with what can be done, what is wrong, the sections, and the bar that saves. */
export function RecordFrame<Values extends FieldValues>(props: RecordFrameProps<Values>) {
  const {
    record,
    newTitle,
    list,
    description,
    actions,
    more = [],
    copyTo,
    removal,
    createLabel,
    labels = {},
    words,
    right = 'write',
    subject,
    sections,
    sectionOf,
    aside,
    wide,
  } = props
  const { i18n } = useLingui()
  const refused = useRefusal(right)
  const title = record.name ?? newTitle
  const { isDirty, isSubmitting, dirtyFields } = record.form.formState
  const wrong = useWrongSections(record.form.control, sectionOf)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const hasHistory = useExtension('audit') && subject !== undefined && record.stored !== null
  const history: RowAction = { label: i18n._('History'), icon: 'clock', onAct: () => setHistoryOpen(true) }
  const form = (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void record.submit()
      }}
    >
      <PageHeader
        title={title}
        parent={list}
        description={description}
        actions={
          <>
            {actions}
            {copyTo !== undefined && (
              <ButtonLink folds icon="copy" to={copyTo} refused={refused}>
                {i18n._('Duplicate')}
              </ButtonLink>
            )}
            {removal ? (
              <RecordMenu
                {...removal}
                actions={hasHistory ? [...more, history] : more}
                name={title}
                listTo={list.to}
                right={right}
                onRefused={record.showError}
              />
            ) : (
              // A menu of one would only be one press more.
              hasHistory && (
                <Button icon={history.icon} folds onClick={history.onAct}>
                  {history.label}
                </Button>
              )
            )}
          </>
        }
      />
      {subject && <Presence {...subject} edits={isDirty} />}
      <FormErrors messages={record.messages} />
      <StaleNotice record={record} labels={labels} words={words} subject={subject} />
      <MeanwhileNotice meanwhile={record.meanwhile} labels={labels} subject={subject} />
      {refused === undefined && <FormDraft form={record.form} labels={labels} words={words} stored={!record.isNew} />}
      <ChangedMarks value={!record.isNew}>
        <LockedFields reason={refused}>
          <SectionLayout sections={sections} wrong={wrong} aside={aside} wide={wide} />
        </LockedFields>
      </ChangedMarks>
      {refused === undefined && (
        <SaveBar
          dirty={isDirty}
          busy={isSubmitting}
          changed={changedLabels(dirtyFields, labels)}
          always={record.isNew || record.recreate !== null}
          saveLabel={record.isNew || record.recreate ? createLabel : i18n._('Save')}
          onDiscard={record.discard}
          columns={{ aside: aside !== undefined, wide: wide ?? false }}
        />
      )}
    </form>
  )
  return (
    <>
      {form}
      {hasHistory && isHistoryOpen && (
        <RecordHistory
          record={record as unknown as RecordForm<FieldValues>}
          subject={subject}
          name={title}
          labels={labels}
          words={words}
          right={right}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  )
}
