import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/field-frame.tsx'
import { NAME_LENGTH, type Template } from './templates.ts'

interface TemplateItemProps {
  template: Template
  /** Its hours in words. */
  length: string
  /** Names that are there; with it the template is one's own. */
  taken?: readonly string[]
  onUse: () => void
  onRename?: (name: string) => void
  onDelete?: () => void
}

/** One template, and what can be done with it. */
export function TemplateItem({ template: { name }, length, taken = [], onUse, onRename, onDelete }: TemplateItemProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState<string | undefined>()
  const title = typed?.trim() ?? ''
  const refused = title !== name && taken.includes(title)
  const rename = () => {
    if (title === '' || refused) return
    setTyped(undefined)
    if (title !== name) onRename?.(title)
  }
  if (typed !== undefined) {
    return (
      <li>
        <span className="rename">
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The button that was pressed is gone.
            autoFocus
            aria-label={i18n._('New name of “{name}”', { name })}
            aria-invalid={refused}
            value={typed}
            maxLength={NAME_LENGTH}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              if (event.key === 'Enter') rename()
              else setTyped(undefined)
            }}
          />
        </span>
        <Button onClick={rename} disabled={title === '' || refused}>
          {i18n._('Rename')}
        </Button>
        <Button kind="quiet" onClick={() => setTyped(undefined)}>
          {i18n._('Cancel')}
        </Button>
      </li>
    )
  }
  return (
    <li>
      <span className="name">
        {name}
        <small>{length}</small>
      </span>
      {onRename && (
        <Button kind="quiet" icon="edit" iconOnly onClick={() => setTyped(name)}>
          {i18n._('Rename “{name}”', { name })}
        </Button>
      )}
      {onDelete && (
        <Button kind="quiet" icon="trash" iconOnly onClick={onDelete}>
          {i18n._('Delete “{name}”', { name })}
        </Button>
      )}
      <Button onClick={onUse} aria-label={i18n._('Use “{name}”', { name })}>
        {i18n._('Use')}
      </Button>
    </li>
  )
}
