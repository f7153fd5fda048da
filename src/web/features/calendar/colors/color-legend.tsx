import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Appointment } from '#api/contract/appointments.ts'
import { calendarHues, type CardColor, personOf, serviceHues } from '../../../commands/appointments/view/card-color.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: 0,
  padding: '6px 0',
  listStyle: 'none',
  fontSize: size.caption,
  color: paint.soft,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': {
    inlineSize: 10,
    blockSize: 10,
    borderRadius: radius.card,
    forcedColorAdjust: 'none',
  },
})

interface ColorLegendProps {
  color: Exclude<CardColor, 'status'>
  /** Everything that has a card on screen. */
  appointments: readonly Appointment[]
}

/** Which color is whose, of what is on screen. */
export function ColorLegend({ color, appointments }: ColorLegendProps) {
  const { i18n } = useLingui()
  const clinic = useClinic()
  const hues = color === 'service' ? serviceHues(clinic) : calendarHues(clinic)
  const named = color === 'service' ? clinic.services : clinic.calendars
  const seen = new Set(
    appointments
      .filter(({ blocked }) => !blocked)
      .map((it) => (color === 'service' ? it.serviceId : personOf(it, clinic)) ?? ''),
  )
  const shown = [...named.values()].filter(({ id }) => seen.has(id))
  if (shown.length === 0) return null
  return (
    <Row aria-label={color === 'service' ? i18n._('Colors of services') : i18n._('Colors of people')}>
      {shown.map(({ id, name }) => (
        <li key={id}>
          <i style={{ background: hues.get(id) }} />
          {name}
        </li>
      ))}
    </Row>
  )
}
