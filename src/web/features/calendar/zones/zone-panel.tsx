import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/field-frame.tsx'
import { paint } from '../../../theme/paint.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import { useNow } from '../../../client/use-now.ts'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'
import { Sheet } from '../saved-calendars/sheet.tsx'
import { useZoneChoice, type ZoneParam } from './use-zone-choice.ts'
import { allZones, choiceOfZone, findZones, MOST_FOUND } from './zone-choices.ts'
import { ZoneOption } from './zone-option.tsx'
import { radius, size } from '../../../theme/scale.ts'

const Panel = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  '& .switch': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 2,
    margin: 0,
    padding: 2,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.canvas,
  },
  '& .switch > button': { minBlockSize: 28, border: 0, borderRadius: radius.control },
  '& .switch > button[aria-pressed="true"]': { background: paint.raised, boxShadow: paint.segmentShadow },
  '& ul': { gap: 2 },
  '& p': { margin: 0, color: paint.soft, fontSize: size.caption },
})

interface ZonePanelProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  /** IANA zones of the calendars. */
  zones: readonly string[]
  /** Epoch milliseconds at which the offsets hold. */
  at: number
  anchor: HTMLElement
  onClose: () => void
}

/** Arrows walk from the search through the zones. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')]
  const next = stops[stops.findIndex((it) => it === document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)]
  event.preventDefault()
  next?.focus()
}

/** The choice of the zone that everything is shown in, and of the second axis. */
export default function ZonePanel({ view, set, zones, at, anchor, onClose }: ZonePanelProps) {
  const { i18n } = useLingui()
  const { locale } = useFormat()
  const id = useId()
  const now = useNow()
  const [part, setPart] = useState<ZoneParam>('zone')
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const { chooseZone, recent } = useZoneChoice(set)
  const mine = ownZone()
  const all = useMemo(() => (wanted.trim() === '' ? [] : allZones(locale, at)), [wanted, locale, at])
  const near = [...new Set([mine, ...zones, ...recent, 'UTC'])].map((zone) => choiceOfZone(zone, locale, at))
  const found = wanted.trim() === '' ? near : findZones(all, wanted)
  const chosen = view[part]
  const choose = (zone: string) => {
    chooseZone(part, zone)
    onClose()
  }
  const none = part === 'zone' ? i18n._('Each calendar in its own zone') : i18n._('No second axis')
  return (
    <Panel width={400} aria-labelledby={`${id}-title`} anchor={anchor} onClose={onClose} onKeyDown={walk}>
      <div className="title">
        <h2 id={`${id}-title`}>{i18n._('Time zones')}</h2>
        <Button kind="quiet" icon="close" iconOnly onClick={onClose}>
          {i18n._('Close')}
        </Button>
      </div>
      <fieldset className="switch" aria-label={i18n._('What the zone is for')}>
        <Button kind="quiet" aria-pressed={part === 'zone'} onClick={() => setPart('zone')}>
          {i18n._('Show times in')}
        </Button>
        <Button kind="quiet" aria-pressed={part === 'secondZone'} onClick={() => setPart('secondZone')}>
          {i18n._('Second axis')}
        </Button>
      </fieldset>
      <Input
        data-first
        type="search"
        aria-label={i18n._('Search for a place or an offset')}
        placeholder={i18n._('Place, zone or offset, such as +9')}
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      <List>
        {wanted.trim() === '' && <ZoneOption name={none} pressed={chosen === ''} onChoose={() => choose('')} />}
        {found.slice(0, MOST_FOUND).map(({ zone, place, name, offset }) => (
          <ZoneOption
            key={zone}
            name={zone === mine ? i18n._('My zone: {place}', { place }) : place}
            about={name}
            offset={offset}
            zone={zone}
            now={now}
            pressed={chosen === zone}
            onChoose={() => choose(zone)}
          />
        ))}
      </List>
      {found.length === 0 && <p>{i18n._('No zone has this name or offset.')}</p>}
      {found.length > MOST_FOUND && (
        <p>{i18n._('{count} more. Keep typing to find them.', { count: found.length - MOST_FOUND })}</p>
      )}
    </Panel>
  )
}
