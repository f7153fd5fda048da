import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { Button } from '../../../ui/button.tsx'
import { paint } from '../../../theme/paint.ts'
import { showToast } from '../../../ui/toast.ts'
import { changeView, type SavedView, type Shelf } from '../../../ui/views/shelf.ts'
import type { ChangeShelf } from '../../../ui/views/use-shelf.ts'
import { useViewActs } from '../../../ui/views/use-view-acts.tsx'
import type { CalendarColumns } from './choice.ts'
import { choiceOf, columnsQuery } from './saved-calendar-store.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  '& > .name': {
    display: 'block',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 34,
    padding: '4px 8px',
    borderRadius: radius.control,
    fontWeight: weight.medium,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .name > small': { marginInlineStart: 6, color: paint.soft, fontSize: size.caption, fontWeight: weight.regular },
  '& > .name:hover': { background: paint.hover },
  '& > .name[aria-pressed="true"]': { background: paint.accentTint },
  '& > input': { flex: 1, minInlineSize: 0, minBlockSize: 32, paddingBlock: 3 },
  '& > button.start[aria-pressed="true"]': { color: paint.accent, background: paint.accentTint },
})

interface SetRowProps {
  view: SavedView
  shelf: Shelf
  change: ChangeShelf
  /** The columns that are shown now. */
  choice: CalendarColumns
  /** Whether they are those of this set. */
  current: boolean
  onChoose: () => void
}

/** One saved set: chosen by its name, made the one to begin with, brought up to date, renamed, deleted. */
export function SetRow({ view, shelf, change, choice, current, onChoose }: SetRowProps) {
  const { i18n } = useLingui()
  const { id, name, query } = view
  const isStart = shelf.start === id
  const deleted = i18n._('Set “{name}” was deleted', { name })
  const { renaming, buttons } = useViewActs({ view, shelf, change, deleted })

  const update = () => {
    change((now) => changeView(now, id, { query: columnsQuery(choice) }))
    showToast({
      text: i18n._('Set “{name}” now has the columns that are shown', { name }),
      action: { label: i18n._('Undo'), run: () => change((now) => changeView(now, id, { query })) },
    })
  }
  if (renaming) return <Row>{renaming}</Row>
  return (
    <Row>
      <ButtonBase className="name" aria-pressed={current} onClick={onChoose}>
        {name}
        <small>{choiceOf(view).calendars.length}</small>
      </ButtonBase>
      {!current && (
        <Button kind="quiet" icon="refresh" iconOnly onClick={update}>
          {i18n._('Set “{name}” to the columns shown now', { name })}
        </Button>
      )}
      <Button
        kind="quiet"
        icon="home"
        iconOnly
        className="start"
        aria-pressed={isStart}
        onClick={() => change((now) => ({ ...now, start: isStart ? null : id }))}
      >
        {i18n._('Open the calendar with “{name}”', { name })}
      </Button>
      {buttons}
    </Row>
  )
}
