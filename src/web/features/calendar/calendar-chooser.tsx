import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { CalendarColumns } from './saved-calendars/choice.ts'
import { setOf, useSavedSets } from './saved-calendars/saved-calendar-store.ts'
import { useSheetRoom } from './use-narrow.ts'

const ChooserPanel = lazyPart(
  withMessages(() => import('./saved-calendars/chooser-panel.tsx')),
  {
    leave: ({ onClose }) => onClose(),
  },
)

const Words = styled('span')({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

interface CalendarChooserProps {
  all: readonly Calendar[]
  /** The columns that are shown, which the address may not name one by one. */
  choice: CalendarColumns
  onChange: (choice: CalendarColumns) => void
}

/** Opens the choice of columns, their order and the saved sets; says which set is shown, or how many columns. */
export function CalendarChooser(props: CalendarChooserProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [shelf] = useSavedSets()
  const { all, choice } = props
  const things = all.filter(({ id, type }) => type === 'asset' && choice.calendars.includes(id)).length
  const counted = { count: choice.calendars.length }
  const count =
    things === 0
      ? i18n._('{count, plural, one {# person} other {# people}}', counted)
      : things === counted.count
        ? i18n._('{count, plural, one {# resource} other {# resources}}', counted)
        : i18n._('{count, plural, one {# calendar} other {# calendars}}', counted)
  const name = setOf(shelf, choice)?.name
  // Beside all that a desk has room for stands the number alone.
  const hasWords = useSheetRoom(1280)
  const isShort = !hasWords && name === undefined
  return (
    <>
      <Button
        icon="people"
        className="calendars"
        aria-label={isShort ? count : undefined}
        data-tooltip={isShort ? count : undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <Words>
          {name !== undefined
            ? i18n._('{set} · {count}', { set: name, count: choice.calendars.length })
            : isShort
              ? format.number(choice.calendars.length)
              : count}
        </Words>
        <Icon name="chevronDown" size={14} />
      </Button>
      {anchor && <ChooserPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
