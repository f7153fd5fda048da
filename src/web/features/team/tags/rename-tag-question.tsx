import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame, Input, Select } from '../../../ui/form/field-frame.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { LONGEST_TAG, typedTags, type TagRenaming } from './tag-change.ts'

/** What is asked about a tag that shall be called otherwise. */
export interface RenameTagQuestionProps {
  /** Every tag in use, with how many calendars have it. */
  counts: ReadonlyMap<string, number>
  /** Null: nothing shall be changed. */
  answer: (renaming: TagRenaming | null) => void
}

/** Asks how a tag shall be called, and says how many calendars that touches and whether it becomes one with another tag. */
export default function RenameTagQuestion({ counts, answer }: RenameTagQuestionProps) {
  const { i18n } = useLingui()
  const known = [...counts.keys()]
  const [from, choose] = useState(known[0] ?? '')
  const [typed, setTyped] = useState('')
  // A comma would make two of it, where tags are typed.
  const [to = '', ...more] = typedTags(
    typed,
    known.filter((tag) => tag !== from),
  )
  const isMerge = counts.has(to) && to !== from
  const count = counts.get(from) ?? 0
  const error =
    more.length > 0
      ? i18n._('One tag, without a comma')
      : to.length > LONGEST_TAG
        ? i18n._('A tag has at most {most} characters', { most: LONGEST_TAG })
        : undefined
  const isReady = to !== '' && to !== from && error === undefined
  const touched = i18n._('{count, plural, one {Changes # calendar.} other {Changes # calendars.}}', { count })
  const { leave } = useUnsavedGuard({ dirty: typed.trim() !== '' })
  const close = () => leave(() => answer(null))
  return (
    <FormDialog
      open
      width={480}
      title={i18n._('Rename a tag')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) answer({ from, to })
      }}
      actions={
        <>
          <Button onClick={close}>{i18n._('Cancel')}</Button>
          <Button kind="primary" type="submit" disabled={!isReady}>
            {isMerge ? i18n._('Merge') : i18n._('Rename')}
          </Button>
        </>
      }
    >
      <Fields>
        <FieldFrame label={i18n._('Tag')}>
          {(attributes) => (
            <Select {...attributes} value={from} onChange={({ target }) => choose(target.value)}>
              {known.map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <FieldFrame
          label={i18n._('New name')}
          error={error}
          help={isMerge ? `${i18n._('“{tag}” is in use: the two become one.', { tag: to })} ${touched}` : touched}
        >
          {(attributes) => (
            <Input {...attributes} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
          )}
        </FieldFrame>
      </Fields>
    </FormDialog>
  )
}
