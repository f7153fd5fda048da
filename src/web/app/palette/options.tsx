import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { Icon } from '../../ui/icons.tsx'
import { usePages } from '../pages.ts'
import type { Choice, ChoiceGroup } from './choice.ts'
import { Keys } from './keys.tsx'
import type { ChoicesOfGroup } from './rank.ts'
import { Deed, Goal, ChoiceList as Box } from './styles.ts'
import type { Listbox } from './use-listbox.ts'

/** Headings of the groups beside those of pages, which have the page's name; message ids. */
const HEADINGS: Readonly<Record<ChoiceGroup, string>> = {
  recent: /*i18n*/ 'Recent',
  date: /*i18n*/ 'Date',
  pages: /*i18n*/ 'Go to a page',
  create: /*i18n*/ 'Create',
  guests: /*i18n*/ 'Guests',
  actions: /*i18n*/ 'Actions',
  more: /*i18n*/ 'More',
}

/** Roles of a listbox over links; the elements that have them by birth can hold none. */
const ROLES = { listbox: { role: 'listbox' }, group: { role: 'group' } } as const

interface OptionsProps {
  groups: readonly ChoicesOfGroup[]
  listbox: Listbox
  onChoose: (choice: Choice) => void
}

interface OptionProps {
  choice: Choice
  id: string
  active: boolean
  onActive: () => void
  onChoose: (choice: Choice) => void
}

/** One choice: a real link where it leads somewhere, so that it can be opened in another tab as any link can. */
function Option({ choice, id, active, onActive, onChoose }: OptionProps) {
  const href = useHref(choice.to ?? '')
  const content = (
    <>
      <Icon name={choice.icon} size={18} />
      <span className="words">
        <span>{choice.label}</span>
        {choice.detail && <small>{choice.detail}</small>}
      </span>
      {choice.keys && <Keys keys={choice.keys.split(' ')} />}
    </>
  )
  const option = { role: 'option', id, 'aria-selected': active, onPointerMove: active ? undefined : onActive } as const
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(choice)
  }
  return choice.to === undefined ? (
    <Deed {...option} onClick={onClick}>
      {content}
    </Deed>
  ) : (
    <Goal {...option} href={href} tabIndex={-1} data-palette onClick={onClick}>
      {content}
    </Goal>
  )
}

/** The choices as a listbox. */
export function Options({ groups, listbox, onChoose }: OptionsProps) {
  const { i18n } = useLingui()
  const pages = usePages()
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { choices }) => sum + choices.length, 0))
  return (
    <Box
      {...ROLES.listbox}
      id={listbox.id}
      aria-label={i18n._('Choices')}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ group, choices }, at) => (
        <div key={group} {...ROLES.group} aria-labelledby={`${listbox.id}-${group}`}>
          <div role="presentation" id={`${listbox.id}-${group}`}>
            {i18n._(HEADINGS[group] ?? pages.find(({ id }) => id === group)?.title ?? group)}
          </div>
          {choices.map((choice, index) => (
            <Option
              key={choice.id}
              choice={choice}
              id={listbox.optionId((starts[at] ?? 0) + index)}
              active={(starts[at] ?? 0) + index === listbox.active}
              onActive={() => listbox.setActive((starts[at] ?? 0) + index)}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </Box>
  )
}
