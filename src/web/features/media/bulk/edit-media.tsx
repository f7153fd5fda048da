import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { MULTIMEDIA_TYPES } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { nameBy } from '../../../fields/media/many-media.ts'
import { useMediaWords } from '../../../fields/media/use-media-words.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { FieldFrame, Input, Select, TextArea } from '../../../ui/form/field-frame.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { AltTexts } from './alt-texts.tsx'
import { changesOf, MOST, NO_EDIT } from './bulk-edit.ts'
import type { MediumChange } from './change-back.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'

/** The question what shall become of many media. */
export interface EditMediaProps {
  media: readonly Multimedia[]
  /** The changes by id, or null where nothing shall change. */
  answer: (changes: ReadonlyMap<string, MediumChange> | null) => void
}

const TAG_FIELDS = [
  ['added', /*i18n*/ 'Add tags'],
  ['removed', /*i18n*/ 'Remove tags'],
] as const

const TEXT_FIELDS = [
  ['caption', /*i18n*/ 'Caption for all'],
  ['credit', /*i18n*/ 'Credit for all'],
] as const

/** What a pattern can hold, as it is written there. */
const tokens = { name: '{name}', number: '{number}' }

/** Changes many media at once: an alternative text for each, and what is to be the same for all of them. */
export default function EditMedia({ media, answer }: EditMediaProps) {
  const { i18n } = useLingui()
  const { types } = useMediaWords()
  const [edit, setEdit] = useState(NO_EDIT)
  const changes = useMemo(() => changesOf(edit, media), [edit, media])
  const put = (change: Partial<typeof edit>) => setEdit({ ...edit, ...change })
  const [first] = media
  const named = edit.pattern.trim() !== '' && first ? nameBy(edit.pattern, first, 0) : ''
  const longest = Math.max(...media.map((medium, place) => nameBy(edit.pattern, medium, place).length))
  const tooLong = longest > MOST.name
  const alike = media.length > 1 && edit.pattern.trim() !== '' && !/\{(name|number)\}/.test(edit.pattern)

  const leave = async () => {
    const question = {
      title: i18n._('Leave without changing the files?'),
      text: i18n._('You’ll lose your changes here.'),
      confirmLabel: i18n._('Leave'),
      cancelLabel: i18n._('Keep editing'),
      danger: true,
    }
    if (edit === NO_EDIT || changes.size === 0 || (await confirm(question))) answer(null)
  }
  return (
    <FormDialog
      open
      width={760}
      title={i18n._('{count, plural, one {Edit # file} other {Edit # files}}', { count: media.length })}
      description={i18n._('Leave fields blank to keep their values.')}
      onClose={() => void leave()}
      onSubmit={(event) => {
        event.preventDefault()
        if (changes.size > 0 && !tooLong) answer(changes)
      }}
      actions={
        <>
          <Button onClick={() => void leave()}>{i18n._('Cancel')}</Button>
          <Button kind="primary" type="submit" disabled={changes.size === 0 || tooLong}>
            {changes.size === 0
              ? i18n._('Nothing changed yet')
              : i18n._('{count, plural, one {Change # file} other {Change # files}}', { count: changes.size })}
          </Button>
        </>
      }
    >
      <Fields>
        <AltTexts
          media={media}
          written={edit.altTexts}
          onWrite={(id, text) => put({ altTexts: { ...edit.altTexts, [id]: text } })}
        />
        <FieldFrame label={i18n._('Alternative text for files without one')}>
          {(attributes) => (
            <TextArea
              {...attributes}
              rows={1}
              value={edit.altText}
              maxLength={MOST.altText}
              onChange={({ target }) => put({ altText: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame
          label={i18n._('Name of each')}
          error={
            tooLong
              ? i18n._('Some names would be longer than {most} characters. Shorten the pattern.', { most: MOST.name })
              : undefined
          }
          help={
            alike
              ? i18n._('All of them would have the same name. Include {name} or {number}.', tokens)
              : named !== ''
                ? i18n._('The first one becomes “{named}”.', { named })
                : i18n._(
                    '{name} stands for the current name, {number} for the place in the list: “{name}, spring {number}”.',
                    tokens,
                  )
          }
        >
          {(attributes) => (
            <Input
              {...attributes}
              value={edit.pattern}
              maxLength={MOST.name}
              autoComplete="off"
              onChange={({ target }) => put({ pattern: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={i18n._('Type')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={edit.type}
              onChange={({ target }) => put({ type: MULTIMEDIA_TYPES.find((it) => it === target.value) ?? '' })}
            >
              <option value="">{i18n._('No change')}</option>
              {MULTIMEDIA_TYPES.map((it) => (
                <option key={it} value={it}>
                  {types[it]}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        {TAG_FIELDS.map(([name, words]) => (
          <FieldFrame key={name} label={i18n._(words)} help={i18n._('Put commas between tags.')}>
            {(attributes) => (
              <Input
                {...attributes}
                value={edit.tags[name]}
                autoComplete="off"
                onChange={({ target }) => put({ tags: { ...edit.tags, [name]: target.value } })}
              />
            )}
          </FieldFrame>
        ))}
        <FieldFrame label={i18n._('Description for all')} disabled={edit.clears}>
          {(attributes) => (
            <TextArea
              {...attributes}
              rows={2}
              value={edit.description}
              maxLength={MOST.description}
              onChange={({ target }) => put({ description: target.value })}
            />
          )}
        </FieldFrame>
        <CheckField
          label={i18n._('Remove the descriptions')}
          checked={edit.clears}
          onTick={(on) => put({ clears: on })}
        />
        {TEXT_FIELDS.map(([name, words]) => (
          <FieldFrame key={name} label={i18n._(words)}>
            {(attributes) => (
              <Input
                {...attributes}
                value={edit[name]}
                maxLength={MOST[name]}
                autoComplete="off"
                onChange={({ target }) => put({ [name]: target.value })}
              />
            )}
          </FieldFrame>
        ))}
      </Fields>
    </FormDialog>
  )
}
