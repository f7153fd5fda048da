import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { FieldFrame, Input } from '../../../ui/form/field-frame.tsx'
import { paint } from '../../../theme/paint.ts'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { LONGEST_TAG, typedTags, type TagChange } from './tag-change.ts'
import { size, weight } from '../../../theme/scale.ts'

const Stack = styled('div')({
  display: 'grid',
  gap: 14,
  '& h3': { margin: '0 0 6px', color: paint.soft, fontSize: size.body2, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft },
})

/** What is asked about tags. */
export interface TagsQuestionProps {
  adds: boolean
  /** Tags to choose from: all known ones to add, those that the records have to take away. */
  known: readonly string[]
  /** How many calendars are meant. */
  count: number
  /** Null: nothing shall be changed. */
  answer: (change: TagChange | null) => void
}

/** Asks which tags some calendars get or lose. */
export default function TagsQuestion({ adds, known, count, answer }: TagsQuestionProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const tags = [...new Set([...chosen, ...typedTags(typed, known)])]
  const long = tags.find((tag) => tag.length > LONGEST_TAG)
  const ready = tags.length > 0 && long === undefined
  const { leave } = useUnsavedGuard({ dirty: typed.trim() !== '' })
  const close = () => leave(() => answer(null))
  return (
    <FormDialog
      open
      title={adds ? i18n._('Add tags') : i18n._('Remove tags')}
      description={i18n._('{count, plural, one {# calendar} other {# calendars}}', { count })}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) answer({ adds, tags })
      }}
      actions={
        <>
          <Button onClick={close}>{i18n._('Cancel')}</Button>
          <Button kind="primary" type="submit" disabled={!ready}>
            {adds ? i18n._('Add tags') : i18n._('Remove tags')}
          </Button>
        </>
      }
    >
      <Stack>
        {known.length > 0 && (
          <div>
            <h3>{adds ? i18n._('Tags in use') : i18n._('Tags of these calendars')}</h3>
            <FilterChips
              label={adds ? i18n._('Tags in use') : i18n._('Tags of these calendars')}
              options={known.map((tag) => ({ value: tag, label: tag }))}
              selected={chosen}
              onChange={setChosen}
            />
          </div>
        )}
        {!adds && known.length === 0 && <p>{i18n._('No tags yet.')}</p>}
        {adds && (
          <FieldFrame
            label={i18n._('New tags')}
            help={i18n._('Separated by commas.')}
            error={long && i18n._('A tag has at most {most} characters', { most: LONGEST_TAG })}
          >
            {(attributes) => (
              <Input
                {...attributes}
                value={typed}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldFrame>
        )}
      </Stack>
    </FormDialog>
  )
}
