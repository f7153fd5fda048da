import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useId, useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/field-frame.tsx'
import { media, paint } from '../../../theme/paint.ts'
import { isFound, moved, onlyThese, roomToMove, tagsOf, withPin, withShown, type CalendarColumns } from './choice.ts'
import { OrderRow } from './order-row.tsx'
import { PickGroup } from './pick-group.tsx'
import { SavedCalendars } from './saved-calendars.tsx'
import { Sheet } from './sheet.tsx'
import { Tags } from './tags.tsx'
import { HiddenStatus } from '../../../ui/hidden.ts'

const Panel = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& .parts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 20 },
  '& .part': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 10 },
  '& .part > input': { minBlockSize: 34, paddingBlock: 3 },
  '& .none': { margin: 0, color: paint.soft },
  [media.compact]: { '& .parts': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
interface ChooserPanelProps {
  all: readonly Calendar[]
  /** The columns that it begins with. */
  choice: CalendarColumns
  onChange: (choice: CalendarColumns) => void
  anchor: HTMLElement
  onClose: () => void
}

/** Which calendars have a column of the day, their order, the pinned ones, and the saved sets. */
export default function ChooserPanel({ all, choice: first, onChange: tell, anchor, onClose }: ChooserPanelProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [search, setSearch] = useState('')
  const [said, say] = useState('')
  // The address follows a moment later: quick steps build on each other, and no box flickers.
  const [choice, take] = useState(first)
  const onChange = (next: CalendarColumns) => {
    take(next)
    tell(next)
  }
  const byId = new Map(all.map((calendar) => [calendar.id, calendar]))
  const found = all.filter((calendar) => isFound(calendar, search))
  const people = all.filter(({ type }) => type !== 'asset')
  const groups = [
    { name: i18n._('People'), calendars: found.filter(({ type }) => type !== 'asset') },
    { name: i18n._('Resources'), calendars: found.filter(({ type }) => type === 'asset') },
  ].filter(({ calendars }) => calendars.length > 0)

  const move = (calendar: Calendar, by: number) => {
    const next = moved(choice, calendar.id, by)
    onChange(next)
    const place = next.calendars.indexOf(calendar.id) + 1
    const total = next.calendars.length
    say(i18n._('{calendar} is now column {place} of {total}', { calendar: calendar.name, place, total }))
  }
  return (
    <Panel width={680} aria-labelledby={`${id}-title`} anchor={anchor} onClose={onClose}>
      <div className="title">
        <h2 id={`${id}-title`}>{i18n._('Columns of the day')}</h2>
        <span>
          <Button
            kind="quiet"
            onClick={() =>
              onChange(
                onlyThese(
                  choice,
                  people.map((it) => it.id),
                ),
              )
            }
          >
            {i18n._('People only')}
          </Button>
          <Button kind="quiet" icon="close" iconOnly onClick={onClose}>
            {i18n._('Close')}
          </Button>
        </span>
      </div>
      <SavedCalendars choice={choice} onChange={onChange} />
      <div className="parts">
        <div className="part">
          <Input
            data-first
            type="search"
            aria-label={i18n._('Search by name or tag')}
            placeholder={i18n._('Search by name or tag')}
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
          <Tags tags={tagsOf(all)} shown={choice.calendars} onChoose={(ids) => onChange(onlyThese(choice, ids))} />
          {groups.map(({ name, calendars }) => (
            <PickGroup
              key={name}
              name={name}
              calendars={calendars}
              shown={choice.calendars}
              onShown={(ids, on) => onChange(withShown(choice, ids, on))}
              onOnly={(only) => onChange(onlyThese(choice, [only]))}
            />
          ))}
          {groups.length === 0 && <p className="none">{i18n._('No matches for this name or tag.')}</p>}
        </div>
        <div className="part">
          <h3 id={`${id}-order`}>
            {i18n._('Order of the columns ({count} of {total})', { count: choice.calendars.length, total: all.length })}
          </h3>
          <List component="ol" aria-labelledby={`${id}-order`}>
            {choice.calendars.map((each) => {
              const calendar = byId.get(each)
              return (
                calendar && (
                  <OrderRow
                    key={each}
                    calendar={calendar}
                    pinned={choice.pinned.includes(each)}
                    sole={choice.calendars.length === 1}
                    room={roomToMove(choice, each)}
                    onMove={(by) => move(calendar, by)}
                    onPin={(on) => onChange(withPin(choice, each, on))}
                    onHide={() => onChange(withShown(choice, [each], false))}
                  />
                )
              )
            })}
          </List>
          <HiddenStatus>{said}</HiddenStatus>
        </div>
      </div>
    </Panel>
  )
}
