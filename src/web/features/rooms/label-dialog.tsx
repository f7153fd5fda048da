import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import type { Room } from '#api/contract/rooms.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, Input } from '../../ui/form/field-frame.tsx'
import { Fields } from '../../ui/form/form-errors.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { paint } from '../../theme/paint.ts'
import { labelChanges, labelCounts, type LabelVerb } from './labelling.ts'
import { size } from '../../theme/scale.ts'

const Choices = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > legend': { marginBlockEnd: 6, color: paint.soft, fontSize: size.body2 },
  '& > button[aria-pressed="true"]': { background: paint.accentTint, borderColor: paint.accent },
})

/** The question for a label. */
export interface LabelDialogProps {
  verb: LabelVerb
  rooms: readonly Room[]
  /** The label, or null where nobody answers. */
  answer: (label: string | null) => void
}

/** As long as the interface lets a label be. */
const LONGEST = 100

/** The dialog has this one field, so the focus begins in it. */
const focusAtFirst = (input: HTMLInputElement | null): void => input?.focus()

/** Asks which label rooms shall get or lose, and says how many of them it changes. */
export default function LabelDialog({ verb, rooms, answer }: LabelDialogProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const label = typed.trim()
  const counts = labelCounts(rooms)
  const changed = label === '' ? 0 : rooms.filter((room) => labelChanges(verb, label, room)).length
  const isAdd = verb === 'add'
  const title = isAdd ? i18n._('Add a label') : i18n._('Remove a label')
  // What was only pressed is pressed again; what was typed would be lost.
  const { leave } = useUnsavedGuard({ dirty: label !== '' && !counts.some(([name]) => name === label) })
  const close = () => leave(() => answer(null))
  return (
    <FormDialog
      open
      width={480}
      title={title}
      description={i18n._('{count, plural, one {# room selected} other {# rooms selected}}', { count: rooms.length })}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        if (changed > 0) answer(label)
      }}
      actions={
        <>
          <Button onClick={close}>{i18n._('Cancel')}</Button>
          <Button kind="primary" type="submit" disabled={changed === 0}>
            {changed === 0
              ? title
              : isAdd
                ? i18n._('{count, plural, one {Label # room} other {Label # rooms}}', { count: changed })
                : i18n._('{count, plural, one {Change # room} other {Change # rooms}}', { count: changed })}
          </Button>
        </>
      }
    >
      <Fields>
        {isAdd && (
          <FieldFrame
            label={i18n._('Label')}
            help={
              label !== '' && changed < rooms.length
                ? i18n._(
                    '{count, plural, one {# room has this label already.} other {# rooms have this label already.}}',
                    {
                      count: rooms.length - changed,
                    },
                  )
                : undefined
            }
          >
            {(attributes) => (
              <Input
                {...attributes}
                ref={focusAtFirst}
                value={typed}
                maxLength={LONGEST}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldFrame>
        )}
        {counts.length > 0 ? (
          <Choices>
            <legend>{isAdd ? i18n._('Used in these rooms') : i18n._('Which label?')}</legend>
            {counts.map(([name, count]) => (
              <Button key={name} aria-pressed={label === name} onClick={() => setTyped(name)}>
                {name} · {count}
              </Button>
            ))}
          </Choices>
        ) : (
          !isAdd && <p>{i18n._('None of these rooms has a label.')}</p>
        )}
      </Fields>
    </FormDialog>
  )
}
