import { useLingui } from '@lingui/react'
import { MOST_OF_TEXT } from '#api/core/rules/medium-texts.ts'
import { Folded } from '../../../ui/folded.ts'
import { FieldFrame, Input, TextArea } from '../../../ui/form/field-frame.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { type ForAll, LONGEST_NAME } from './for-all.ts'

interface ForAllFieldsProps {
  forAll: ForAll
  onSay: (more: Partial<ForAll>) => void
}

/** What a pattern can hold, as it is written there. */
const tokens = { name: '{name}', number: '{number}' }

/** What is said of all files at once, folded away until somebody wants it. */
export function ForAllFields({ forAll, onSay }: ForAllFieldsProps) {
  const { i18n } = useLingui()
  const fields = [
    {
      name: 'altText',
      label: i18n._('Alternative text for files without one'),
      most: 1000,
      help: undefined,
    },
    {
      name: 'pattern',
      label: i18n._('Name of each'),
      most: LONGEST_NAME,
      help: i18n._(
        '{name} stands for the current name, {number} for the place in the list: “{name}, spring {number}”.',
        tokens,
      ),
    },
    { name: 'tags', label: i18n._('Add tags'), most: 500, help: i18n._('Put commas between tags.') },
    { name: 'caption', label: i18n._('Caption for all'), most: MOST_OF_TEXT.caption, help: undefined },
    { name: 'credit', label: i18n._('Credit for all'), most: MOST_OF_TEXT.credit, help: undefined },
  ] as const
  return (
    <Folded>
      <summary>
        <Icon name="chevronEnd" size={18} />
        <b>{i18n._('Same for all files')}</b>
        <span>{i18n._('What you type for one file below comes first.')}</span>
      </summary>
      <Fields>
        {fields.map(({ name, label, most, help }) => (
          <FieldFrame key={name} label={label} help={help}>
            {(attributes) => (
              <Input
                {...attributes}
                value={forAll[name]}
                maxLength={most}
                autoComplete="off"
                onChange={({ target }) => onSay({ [name]: target.value })}
              />
            )}
          </FieldFrame>
        ))}
        <FieldFrame label={i18n._('Description for all')}>
          {(attributes) => (
            <TextArea
              {...attributes}
              rows={2}
              value={forAll.description}
              maxLength={10_000}
              onChange={({ target }) => onSay({ description: target.value })}
            />
          )}
        </FieldFrame>
      </Fields>
    </Folded>
  )
}
