import { calendarNames } from '../../../commands/appointments/records/calendar-names.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { useTheme } from '@mui/material/styles'
import { type MouseEvent, useId } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { displayName } from '../../../commands/appointments/records/appointment-name.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { columnZone } from '../../../commands/appointments/view/shown-zone.ts'
import { standingOf } from '../../../fields/appointment-standing.ts'
import { guestWords } from '../../../fields/guest-name.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Button } from '../../../ui/button.tsx'
import { panelPlace } from '../../../ui/panel/place.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import type { RowAction } from '../../../ui/table/row-actions.ts'
import { LOOK } from './use-looked-at.ts'

const Sheet = styled('section')({
  boxSizing: 'border-box',
  inlineSize: 304,
  padding: 16,
  fontSize: size.body2,
  '& > .head': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 8 },
  '& > .head > strong': { fontSize: size.body1, fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& > p': { margin: '4px 0 0', color: paint.soft, overflowWrap: 'anywhere' },
  '& > .note': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: paint.ink,
    whiteSpace: 'pre-line',
  },
  '& > .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockStart: 12 },
})

interface CardLookProps {
  appointment: Appointment
  /** The card that it stands beside. */
  card: HTMLElement
  /** IANA zone of the times; each calendar's own where none is chosen. */
  shownZone: string | undefined
  /** What is one press away. */
  first: readonly RowAction[]
  /** Asked with the button that the menu of everything stands beside. */
  onMore: (button: HTMLElement) => void
  onLeave: () => void
}

/**
 * What a card has no room for: the whole name, the phone, the service and the note, and what is done most. It is a help for
 * the mouse, and for eyes on the keyboard's focus: its buttons are no stops of Tab, the keys have the menu and the panel.
 */
export function CardLook({ appointment, card, shownZone, first, onMore, onLeave }: CardLookProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const isRtl = useTheme().direction === 'rtl'
  const id = useId()
  const { startDate, endDate, calendarIds, serviceId, guests, comment, title } = appointment
  const name = displayName(i18n, appointment)
  const standing = standingOf(appointment, i18n)
  const zone = columnZone(clinic.calendars.get(calendarIds[0] ?? ''), shownZone)
  const service = clinic.services.get(serviceId ?? '')?.name ?? title
  const places = calendarNames(calendarIds, clinic.calendars, format)
  const what = service === name ? '' : service
  const contacts = guests.flatMap((guest) => {
    const { phone, email } = guestWords(guest)
    return phone || email || []
  })
  // The focus stays where the keys are.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  const act = (run: () => void) => {
    onLeave()
    run()
  }
  return (
    <Popper
      open
      anchorEl={card}
      container={panelPlace}
      placement={isRtl ? 'left-start' : 'right-start'}
      // As high as the library's tooltips.
      style={{ zIndex: 1500 }}
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
    >
      <Paper elevation={8} style={{ borderRadius: radius.sheet }}>
        <Sheet {...{ [LOOK]: '' }} aria-labelledby={id} onMouseDown={keepFocus}>
          <div className="head">
            <strong id={id}>{name}</strong>
            <StatusChip tone={standing.tone} icon={standing.icon} label={standing.label} />
          </div>
          <p>
            {[
              format.timeRange(startDate, endDate, zone),
              what && places ? i18n._('{service} with {names}', { service: what, names: places }) : what || places,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {contacts.length > 0 && <p>{contacts.slice(0, 3).join(' · ')}</p>}
          {comment && <p className="note">{comment}</p>}
          <div className="row">
            {first.map(({ label, onAct }) => (
              <Button key={label} tabIndex={-1} onClick={() => act(onAct)}>
                {label}
              </Button>
            ))}
            <Button
              kind="quiet"
              icon="more"
              iconOnly
              tabIndex={-1}
              style={{ marginInlineStart: 'auto' }}
              onClick={({ currentTarget }) => onMore(currentTarget)}
            >
              {i18n._('More actions')}
            </Button>
          </div>
        </Sheet>
      </Paper>
    </Popper>
  )
}
