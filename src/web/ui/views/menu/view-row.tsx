import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useState, type DragEvent } from 'react'
import { Button } from '../../button.tsx'
import { Icon } from '../../icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { changeView, moveView, type SavedView } from '../shelf.ts'
import { MoveButtons } from '../../move-buttons.tsx'
import { useViewActs } from '../use-view-acts.tsx'
import type { Views } from '../use-views.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 0,
  '& > .name': {
    display: 'block',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 32,
    padding: '4px 6px',
    borderRadius: radius.inner,
    fontSize: size.body2,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .name:hover': { background: paint.hover },
  '& > .name[aria-current]': { fontWeight: weight.semibold },
  '& > input': { flex: 1, minInlineSize: 0 },
  '& > button[aria-pressed="true"]': { color: paint.accent },
  '& > .handle': {
    flex: 'none',
    inlineSize: 24,
    display: 'grid',
    placeItems: 'center',
    color: paint.soft,
    cursor: 'grab',
  },
  '&[data-over="true"]': { boxShadow: `inset 0 2px ${paint.accent}` },
})

/** What is dragged, in the browser's clipboard of a drag. */
const DRAGGED = 'application/x-frontdesk-view'

interface ViewRowProps {
  view: SavedView
  views: Views
  first: boolean
  last: boolean
  open: () => void
}

/** One saved view in the menu: opened, renamed, pinned, moved, deleted. */
export function ViewRow({ view, views: { change, shelf, current }, first, last, open }: ViewRowProps) {
  const { i18n } = useLingui()
  const [over, setOver] = useState(false)
  const { id, name, pinned } = view
  const { renaming, buttons } = useViewActs({ view, shelf, change, deleted: i18n._('Deleted view “{name}”', { name }) })

  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(DRAGGED)
    setOver(false)
    if (dragged === '') return
    event.preventDefault()
    change((now) => {
      const place = (which: string) => now.views.findIndex((it) => it.id === which)
      return moveView(now, dragged, place(id) - place(dragged))
    })
  }
  if (renaming) {
    return (
      <Row>
        {renaming}
        <Button kind="quiet" icon="check" iconOnly>
          {i18n._('Rename')}
        </Button>
      </Row>
    )
  }
  return (
    <Row
      data-over={over}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!(first && last) && (
        <span
          className="handle"
          aria-hidden="true"
          draggable
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
        >
          <Icon name="grip" size={16} />
        </span>
      )}
      <ButtonBase className="name" aria-current={id === current ? 'true' : undefined} onClick={open}>
        {name}
      </ButtonBase>
      <Button
        kind="quiet"
        icon="pin"
        iconOnly
        aria-pressed={pinned}
        onClick={() => change((now) => changeView(now, id, { pinned: !pinned }))}
      >
        {i18n._('Show “{name}” as a tab', { name })}
      </Button>
      <MoveButtons
        back={i18n._('Move “{name}” forward', { name })}
        forward={i18n._('Move “{name}” backward', { name })}
        isFirst={first}
        isLast={last}
        onMove={(by) => change((now) => moveView(now, id, by))}
      />
      {buttons}
    </Row>
  )
}
