import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useApi } from '../../../client/api-context.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame, Input } from '../../../ui/form/field-frame.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { Weeks } from './dialog-styles.ts'
import { type DayRows, weekOfRows } from './hours.ts'
import { lengthOf } from './paint.ts'
import { TemplateItem } from './template-item.tsx'
import { BUILT_IN, keepTemplates, NAME_LENGTH, readTemplates, type Template, withTemplate } from './templates.ts'
import type { WeekState } from './use-week.ts'
import type { WeekWords } from './words.ts'
import { size, weight } from '../../../theme/scale.ts'

const Save = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 8,
  '& > div:first-of-type': { flex: '1 1 220px' },
  // Beside the input, which has its label above it.
  '& > button': { marginBlockStart: 24 },
})
const Note = styled('output')({ display: 'block', minBlockSize: 20, marginBlockStart: 8, fontSize: size.body2 })
const Title = styled('h3')({ margin: '0 0 2px', fontSize: size.body2, fontWeight: weight.medium })

interface TemplatesDialogProps {
  state: WeekState
  words: WeekWords
  onClose: () => void
}

/** Weeks under names: those that everybody has, and one's own, which are kept in this browser. */
export function TemplatesDialog({ state, words, onClose }: TemplatesDialogProps) {
  const { i18n } = useLingui()
  const { connectionId } = useApi()
  const [own, setOwn] = useState(() => readTemplates(connectionId))
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const builtIn: Template[] = [
    { name: i18n._('Monday–Friday 9–17'), days: BUILT_IN.office },
    { name: i18n._('Monday–Friday with a break'), days: BUILT_IN.split },
    { name: i18n._('Mornings'), days: BUILT_IN.mornings },
    { name: i18n._('Afternoons'), days: BUILT_IN.afternoons },
    { name: i18n._('Nights'), days: BUILT_IN.nights },
    { name: i18n._('Around the clock'), days: BUILT_IN.always },
  ]
  const keep = (next: readonly Template[], sentence: string) => {
    setOwn([...next])
    setNote(
      keepTemplates(connectionId, next)
        ? sentence
        : i18n._('This browser stores nothing for this page: the template lasts until you leave.'),
    )
  }
  const apply = (template: Template) => {
    const days: DayRows[] = template.days.map(({ ranges }) => ({ ranges: ranges.map((range) => ({ ...range })) }))
    state.put(days, i18n._('Template used: {name}', { name: template.name }))
    onClose()
  }
  const save = () => {
    const title = name.trim()
    if (title === '') return setNote(i18n._('Give the template a name.'))
    const replaces = own.some((it) => it.name === title)
    keep(
      withTemplate(own, { name: title, days: state.rows }),
      replaces ? i18n._('Replaced “{name}”', { name: title }) : i18n._('Saved “{name}”', { name: title }),
    )
    setName('')
  }
  const length = ({ days }: Template) => i18n._('{time} per week', { time: words.length(lengthOf(weekOfRows(days))) })
  const { leave } = useUnsavedGuard({ dirty: name.trim() !== '' })
  const close = () => leave(onClose)
  return (
    <FormDialog
      open
      title={i18n._('Templates')}
      description={i18n._('A template replaces the whole week’s hours; you can undo that.')}
      onClose={close}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      actions={<Button onClick={close}>{i18n._('Close')}</Button>}
    >
      {own.length > 0 && (
        <>
          <Title>{i18n._('Yours, kept in this browser')}</Title>
          <Weeks>
            {own.map((template) => (
              <TemplateItem
                key={template.name}
                template={template}
                length={length(template)}
                taken={own.map((it) => it.name)}
                onUse={() => apply(template)}
                onRename={(to) =>
                  keep(
                    own.map((it) => (it === template ? { ...it, name: to } : it)),
                    i18n._('Renamed “{name}”', { name: to }),
                  )
                }
                onDelete={() =>
                  keep(
                    own.filter((it) => it !== template),
                    i18n._('Deleted “{name}”', { name: template.name }),
                  )
                }
              />
            ))}
          </Weeks>
        </>
      )}
      <Title>{i18n._('For everyone')}</Title>
      <Weeks>
        {builtIn.map((template) => (
          <TemplateItem
            key={template.name}
            template={template}
            length={length(template)}
            onUse={() => apply(template)}
          />
        ))}
      </Weeks>
      <Save>
        <FieldFrame
          label={i18n._('Save these hours as a template')}
          help={i18n._('Replaces the template with the same name.')}
        >
          {(attributes) => (
            <Input
              {...attributes}
              value={name}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FieldFrame>
        <Button type="submit">{i18n._('Save as template')}</Button>
      </Save>
      <Note>{note}</Note>
    </FormDialog>
  )
}
