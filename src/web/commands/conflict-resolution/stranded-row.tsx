import { zonePlace } from '../../i18n/format.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { guestWords } from '../../fields/guest-name.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { media, paint, tonePaint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import type { ResolutionContext } from './free-places.ts'
import { type AlternativePlace, placeKey } from './offers.ts'
import { closingWords, isByHours, nameOfStranded } from './plan-words.ts'
import type { ResolutionChoice } from './plan-run.ts'
import type { Stranded } from './strand.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Radio } from '../../ui/form/radio.tsx'
import { Link } from '../../ui/link.tsx'

const warned = tonePaint('pending')

const Row = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
  alignItems: 'start',
  gap: '2px 16px',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${paint.softLine}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 150px',
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Floated it is no heading upon the edge any more, but the first line of its column.
  '& > legend': {
    float: 'inline-start',
    padding: 0,
    fontSize: size.body1,
    fontWeight: weight.medium,
  },
  '& > legend a': { color: 'inherit', textDecorationColor: paint.line },
  '& > p': { gridColumn: 1, margin: 0 },
  '& > .phone': { color: paint.ink, fontSize: size.body2, fontVariantNumeric: 'tabular-nums' },
  '& > .what': { color: paint.soft, fontSize: size.body2 },
  '& > .why': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 6,
    color: warned.text,
    fontSize: size.caption,
    fontWeight: weight.medium,
    '& > .fd-icon': { flex: 'none', alignSelf: 'center', color: warned.icon },
  },
  '& > .ways': {
    gridColumn: 2,
    gridRow: '1 / span 5',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 4,
    [media.compact]: { gridColumn: 1, gridRow: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: 8 },
  },
  '& label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 8,
    padding: '6px 10px',
    minBlockSize: 34,
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontSize: size.body2,
    cursor: 'pointer',
    '& small': { display: 'block', color: paint.soft, fontSize: size.caption },
    '&:hover': { background: paint.hover },
    '&:has(input:checked)': { borderColor: paint.accent, background: paint.accentTint, fontWeight: weight.medium },
  },
  '& .none': {
    display: 'flex',
    gap: 6,
    margin: 0,
    padding: '6px 10px',
    color: paint.danger,
    fontSize: size.body2,
    '& > .fd-icon': { flex: 'none' },
  },
})

interface StrandedRowProps {
  stranded: Stranded
  ground: ResolutionContext
  offers: readonly AlternativePlace[]
  choice: ResolutionChoice
  onChoose: (choice: ResolutionChoice) => void
}

/** One stranded appointment: who, what, when, why, and what is to become of it. */
export function StrandedRow({ stranded, ground, offers, choice, onChoose }: StrandedRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const group = useId()
  const { appointment, calendarId, closing } = stranded
  const { startDate, endDate, serviceId } = appointment
  const calendar = ground.calendars.get(calendarId)
  const zone = knownZone(calendar)
  const service = serviceId === null ? undefined : ground.services.get(serviceId)?.name
  const time = `${format.dateTimeRange(startDate, endDate, zone)} ${zonePlace(zone)}`
  const phone = appointment.guests[0] ? guestWords(appointment.guests[0]).phone : ''
  const chosen = choice.kind === 'move' ? placeKey(choice.place) : choice.kind
  const radio = (value: string, next: ResolutionChoice, words: string, more: string) => (
    <label key={value}>
      <Radio name={group} value={value} checked={chosen === value} onChange={() => onChoose(next)} />
      <span>
        {words}
        <small>{more}</small>
      </span>
    </label>
  )
  return (
    <li>
      <Row>
        <legend>
          <Link to={paths.appointments.one(appointment.id)} target="_blank">
            {nameOfStranded(i18n, appointment)}
          </Link>
        </legend>
        {phone !== '' && <p className="phone">{phone}</p>}
        <p className="what">{[service, time, calendar?.name].filter(Boolean).join(' · ')}</p>
        <p className="why">
          <Icon name="warning" size={14} />
          {closingWords(i18n, format, closing, appointment, zone, (id) => {
            const other = ground.appointments.find((it) => it.id === id)
            return other && nameOfStranded(i18n, other)
          })}
        </p>
        <div className="ways">
          {radio(
            'keep',
            { kind: 'keep' },
            i18n._('Keep'),
            isByHours([stranded]) ? i18n._('Keeps its time, outside the hours') : i18n._('Keeps its time'),
          )}
          {offers.map((place) =>
            radio(
              placeKey(place),
              { kind: 'move', place },
              i18n._('Move to {time}', { time: format.dateTimeRange(place.start, place.end, zone) }),
              place.calendarId === calendarId
                ? i18n._('Same calendar')
                : (ground.calendars.get(place.calendarId)?.name ?? place.calendarId),
            ),
          )}
          {radio('cancel', { kind: 'cancel' }, i18n._('Cancel appointment'), i18n._('Canceled by us'))}
          {offers.length === 0 && closing.reason !== 'inactive' && (
            <p className="none">
              <Icon name="warning" size={16} />
              {i18n._('No free time within four weeks.')}
            </p>
          )}
        </div>
      </Row>
    </li>
  )
}
