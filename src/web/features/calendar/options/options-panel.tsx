import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import List from '@mui/material/List'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/field-frame.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { paint } from '../../../theme/paint.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'
import { Sheet } from '../saved-calendars/sheet.tsx'
import { radius, size } from '../../../theme/scale.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useConnected } from '../../../commands/appointments/external/use-externals.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { CARD_COLORS, type CardColor, useCardColor } from '../../../commands/appointments/view/card-color.ts'
import type { Tone } from '../../../theme/tones.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { type HourSize, useHourHeight } from '../hour-height.ts'

const HOUR_SIZES = [
  ['compact', /*i18n*/ 'Compact'],
  ['normal', /*i18n*/ 'Normal'],
  ['tall', /*i18n*/ 'Tall'],
] as const satisfies readonly (readonly [HourSize, string])[]

/** The height of an hour: more of the day at once, or more of each appointment; Ctrl and the wheel do it in finer steps. */
function HourZoom({ view }: { view: 'day' | 'week' }) {
  const { i18n } = useLingui()
  const { size: chosen, choose } = useHourHeight(view, useClinic())
  return (
    <div className="line">
      {i18n._('Hour height')}
      <ToggleButtonGroup
        exclusive
        aria-label={i18n._('Hour height')}
        value={chosen}
        onChange={(_event, next: HourSize | null) => {
          // Pressing what is chosen would choose nothing; a height that the wheel chose becomes the size's own.
          choose(next ?? chosen)
        }}
      >
        {HOUR_SIZES.map(([each, label]) => (
          <ToggleButton key={each} value={each}>
            {i18n._(label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}

/** Shows or hides the connected calendars' busy times; nothing where none is connected. */
function ExternalSwitch({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const { i18n } = useLingui()
  const connected = useConnected()
  if (connected.length === 0) return null
  return (
    <label className="check">
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {i18n._('Show external calendars')}
    </label>
  )
}

const COLOR_WORDS: Readonly<Record<CardColor, string>> = {
  status: /*i18n*/ 'Status',
  service: /*i18n*/ 'Service',
  person: /*i18n*/ 'Person',
}

/** What the standings of appointments look like; a blocked time last. */
const STANDINGS = [
  ['pending', /*i18n*/ 'Unconfirmed'],
  ['confirmed', /*i18n*/ 'Confirmed'],
  ['arrived', /*i18n*/ 'Arrived'],
  ['in-progress', /*i18n*/ 'In progress'],
  ['completed', /*i18n*/ 'Completed'],
  ['no-show', /*i18n*/ 'No-show'],
  ['cancelled', /*i18n*/ 'Canceled'],
  ['hold', /*i18n*/ 'Held'],
  ['blocked', /*i18n*/ 'Blocked'],
] as const satisfies readonly (readonly [Tone, string])[]

/** What the color of cards tells; that of the status has its legend here, the others above the cards. */
function Coloring() {
  const { i18n } = useLingui()
  const [color, choose] = useCardColor()
  const label = i18n._('Color by')
  return (
    <>
      <div className="line">
        {label}
        <ToggleButtonGroup
          exclusive
          aria-label={label}
          value={color}
          onChange={(_event, next: CardColor | null) => choose(next ?? color)}
        >
          {CARD_COLORS.map((each) => (
            <ToggleButton key={each} value={each}>
              {i18n._(COLOR_WORDS[each])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <ul className="legend" aria-label={i18n._('Statuses')}>
        {STANDINGS.map(([tone, words]) => (
          <li key={tone}>
            <StatusChip tone={tone} label={i18n._(words)} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Panel = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '& .check, & li > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 10,
    inlineSize: 'calc(100% + 16px)',
    minBlockSize: 36,
    marginInline: -8,
    paddingInline: 8,
    borderRadius: radius.control,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
  '& .line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minBlockSize: 36 },
  '& .check:hover, & li > button:hover': { background: paint.hover },
  '& li > button > .value': { marginInlineStart: 'auto', color: paint.soft, fontSize: size.caption },
  '& .legend': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: '4px 0', border: 0, listStyle: 'none' },
  '& ul:not(.legend)': { marginBlockStart: 6, paddingBlockStart: 6, borderBlockStart: `1px solid ${paint.line}` },
})

const SEVERAL = [
  ['', /*i18n*/ 'One calendar'],
  ['day', /*i18n*/ 'Several, by day'],
  ['calendar', /*i18n*/ 'Several, by calendar'],
] as const satisfies readonly (readonly [CalendarView['several'], string])[]

interface OptionsPanelProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  /** The zones that are shown, in few letters; empty where each calendar keeps its own. */
  zones: string
  anchor: HTMLElement
  narrow: boolean
  onZones: () => void
  onClose: () => void
}

/** What of the calendar's look is switched seldom: what else is shown, in which zones, and the way onto paper. */
export default function OptionsPanel({ view, set, zones, anchor, narrow, onZones, onClose }: OptionsPanelProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <Panel width={300} aria-labelledby={`${id}-title`} anchor={anchor} onClose={onClose}>
      <div className="title">
        <h2 id={`${id}-title`}>{i18n._('View options')}</h2>
        <Button kind="quiet" icon="close" iconOnly onClick={onClose}>
          {i18n._('Close')}
        </Button>
      </div>
      <label className="check">
        <Checkbox data-first checked={view.cancelled} onChange={({ target }) => set({ cancelled: target.checked })} />
        {i18n._('Include canceled')}
      </label>
      <ExternalSwitch checked={view.external} onChange={(external) => set({ external })} />
      {view.view === 'week' && !narrow && (
        <label className="line">
          {i18n._('Whose week')}
          <Select
            value={view.several}
            style={{ inlineSize: 'auto' }}
            onChange={({ target }) =>
              set({ several: SEVERAL.find(([each]) => each === target.value)?.[0] ?? '' }, { replace: false })
            }
          >
            {SEVERAL.map(([each, label]) => (
              <option key={each} value={each}>
                {i18n._(label)}
              </option>
            ))}
          </Select>
        </label>
      )}
      {(view.view === 'day' || view.view === 'week') && <HourZoom view={view.view} />}
      {view.view !== 'agenda' && <Coloring />}
      <List>
        <li>
          <ButtonBase onClick={onZones}>
            <Icon name="globe" size={18} />
            {i18n._('Time zones')}
            <span className="value">{zones}</span>
          </ButtonBase>
        </li>
        <li>
          <ButtonBase
            onClick={() => {
              onClose()
              set({ open: 'take' }, { replace: false })
            }}
          >
            <Icon name="print" size={18} />
            {i18n._('Print or export')}
          </ButtonBase>
        </li>
      </List>
    </Panel>
  )
}
