import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../button.tsx'
import { FieldFrame, Input, Select } from '../../form/field-frame.tsx'
import { PopoverPanel } from '../../overlay/popover-panel.tsx'
import { paint } from '../../../theme/paint.ts'
import { addView, type SavedView } from '../shelf.ts'
import type { BuiltInView, Views } from '../use-views.ts'
import { ViewRow } from './view-row.tsx'
import { size, weight } from '../../../theme/scale.ts'
import { CheckField } from '../../form/check-field.tsx'

const Panel = styled(PopoverPanel)({
  padding: 14,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& h2': { margin: 0, color: paint.soft, fontSize: size.caption, fontWeight: weight.semibold },
  '& form': { display: 'grid', gap: 8 },
  '& form .acts': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2 },
})

interface ViewMenuProps {
  views: Views
  builtIn: readonly BuiltInView[]
  anchor: HTMLElement
  close: () => void
}

/** Names what is on screen as a new view, and keeps the saved ones in order. */
export default function ViewMenu({ views, builtIn, anchor, close }: ViewMenuProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { shelf, change, query, addressOf } = views
  const [name, setName] = useState('')
  const [pinned, setPinned] = useState(true)

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    const view: SavedView = { id: crypto.randomUUID().slice(0, 8), name: name.trim(), query, pinned }
    change((now) => addView(now, view))
    setName('')
    close()
    void navigate({ search: addressOf(view.id, query) })
  }
  const open = (id: string, text: string) => {
    close()
    void navigate({ search: addressOf(id, text) })
  }

  return (
    <Panel width={360} aria-label={i18n._('Views')} anchor={anchor} onClose={close}>
      <form onSubmit={save}>
        <FieldFrame
          label={i18n._('Save what you see as a new view')}
          help={i18n._('Filters, order and columns, kept in this browser.')}
        >
          {(attributes) => (
            <Input
              {...attributes}
              value={name}
              maxLength={60}
              placeholder={i18n._('Name of the view')}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FieldFrame>
        <div className="acts">
          <CheckField label={i18n._('Show as a tab')} checked={pinned} onTick={setPinned} />
          <Button type="submit" kind="primary" disabled={name.trim() === ''}>
            {i18n._('Save view')}
          </Button>
        </div>
      </form>
      <h2>{i18n._('Saved views')}</h2>
      {shelf.views.length === 0 && <p>{i18n._('None yet. Filter or sort the list, then name the view above.')}</p>}
      <List>
        {shelf.views.map((view, index) => (
          <ViewRow
            key={view.id}
            view={view}
            views={views}
            first={index === 0}
            last={index === shelf.views.length - 1}
            open={() => open(view.id, view.query)}
          />
        ))}
      </List>
      {(builtIn.length > 0 || shelf.views.length > 0) && (
        <FieldFrame label={i18n._('This list opens with')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={shelf.start ?? ''}
              onChange={({ target }) => change((now) => ({ ...now, start: target.value || null }))}
            >
              <option value="">{i18n._('All')}</option>
              {[...builtIn, ...shelf.views].map((view) => (
                <option key={view.id} value={view.id}>
                  {view.name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
    </Panel>
  )
}
