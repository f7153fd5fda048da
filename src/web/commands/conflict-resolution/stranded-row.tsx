import { zonePlace } from '../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { guestWords } from '../../fields/guest-name.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { Icon } from '../../ui/icons.tsx'
import { paint, tonePaint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import type { ResolutionContext } from './free-places.ts'
import { type AlternativePlace, placeKey } from './offers.ts'
import { closingWords, isByHours, nameOfStranded } from './plan-words.ts'
import type { ResolutionChoice } from './plan-run.ts'
import type { Stranded } from './strand.ts'
import { size, weight } from '../../theme/scale.ts'
import { Select } from '../../ui/form/field-frame.tsx'
import { Link } from '../../ui/link.tsx'

const warned = tonePaint('pending')

/** The columns of a plan: who, phone, when now, and what becomes of it. */
export const PLAN_COLUMNS = 'minmax(0, 4fr) 132px minmax(0, 5fr) minmax(0, 7fr)'

/** Rows that stand below each other instead of in columns. */
export const PLAN_NARROW = '@container (max-width: 679.95px)'

const Row = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: PLAN_COLUMNS,
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: '2px 16px',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${paint.softLine}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 62px',
  fontSize: size.body2,
  '& p': { margin: 0, minInlineSize: 0 },
  // Floated it is no heading upon the edge any more, but the first line of its column.
  '& > legend': {
    float: 'inline-start',
    padding: 0,
    fontSize: size.body1,
    fontWeight: weight.medium,
  },
  '& > legend a': { color: 'inherit', textDecorationColor: paint.line },
  '& > .service': { gridColumn: 1, color: paint.soft },
  '& > .phone': { gridColumn: 2, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& > .now': { gridColumn: 3 },
  '& > .phone, & > .now, & > .ways': { gridRow: '1 / span 2' },
  '& .where': { color: paint.soft, '&[data-said]': { display: 'none' } },
  '& .why, & .none': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 6,
    marginBlockStart: 2,
    fontSize: size.caption,
    fontWeight: weight.medium,
    '& > .fd-icon': { flex: 'none', alignSelf: 'center' },
  },
  '& .why': { color: warned.text, '& > .fd-icon': { color: warned.icon } },
  '& .none': { color: paint.danger },
  '& > .ways': { gridColumn: 4, minInlineSize: 0 },
  '& select': { fontSize: size.body2 },
  '& select[data-set="true"]': { fontWeight: weight.medium },
  [PLAN_NARROW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    paddingBlock: 12,
    '& > .phone, & > .now, & > .ways': { gridColumn: 1, gridRow: 'auto' },
    '& > .ways': { marginBlockStart: 8 },
    // The heads of the columns, which say it once for all, are not there.
    '& .where[data-said]': { display: 'block' },
  },
})

/** On which calendar a time is, and the place by whose clock it is told. */
export const calendarPlace = (calendar: { name: string } | undefined, zone: string): string =>
  [calendar?.name, zonePlace(zone)].filter(Boolean).join(' · ')

interface StrandedRowProps {
  stranded: Stranded
  context: ResolutionContext
  offers: readonly AlternativePlace[]
  choice: ResolutionChoice
  /** Whether its calendar is not the one of all. */
  namesCalendar: boolean
  onChoose: (choice: ResolutionChoice) => void
}

/** One stranded appointment: who, what, when, why, and what is to become of it. */
export function StrandedRow({ stranded, context, offers, choice, namesCalendar, onChoose }: StrandedRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { appointment, calendarId, closing } = stranded
  const { startDate, endDate, serviceId } = appointment
  const calendar = context.calendars.get(calendarId)
  const zone = knownZone(calendar)
  const service = serviceId === null ? undefined : context.services.get(serviceId)?.name
  const time = format.dateTimeRange(startDate, endDate, zone)
  const { phone, email } = appointment.guests[0] ? guestWords(appointment.guests[0]) : { phone: '', email: '' }
  const name = nameOfStranded(i18n, appointment)
  const chosen = choice.kind === 'move' ? placeKey(choice.place) : choice.kind
  const choose = (value: string) => {
    const place = offers.find((it) => placeKey(it) === value)
    if (place) onChoose({ kind: 'move', place })
    else onChoose({ kind: value === 'cancel' ? 'cancel' : 'keep' })
  }
  return (
    <li>
      <Row>
        <legend>
          <Link to={paths.appointments.one(appointment.id)} target="_blank">
            {name}
          </Link>
        </legend>
        {service !== undefined && <p className="service">{service}</p>}
        <p className="phone">{phone || <EmailText>{email || '—'}</EmailText>}</p>
        <div className="now">
          <p className="what">{time}</p>
          <p className="where" data-said={namesCalendar ? undefined : ''}>
            {calendarPlace(calendar, zone)}
          </p>
          <p className="why">
            <Icon name="warning" size={14} />
            {closingWords(i18n, format, closing, appointment, zone, (id) => {
              const other = context.appointments.find((it) => it.id === id)
              return other && nameOfStranded(i18n, other)
            })}
          </p>
        </div>
        <div className="ways">
          <Select
            aria-label={i18n._('What happens to {name}', { name })}
            value={chosen}
            data-set={choice.kind !== 'keep'}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="keep">{isByHours([stranded]) ? i18n._('Keep, outside hours') : i18n._('Keep as is')}</option>
            {offers.map((place) => (
              <option key={placeKey(place)} value={placeKey(place)}>
                {place.calendarId === calendarId
                  ? i18n._('Move to {time}', { time: format.dateTime(place.start, zone, 'day') })
                  : i18n._('Move to {time} with {name}', {
                      time: format.dateTime(place.start, zone, 'day'),
                      name: context.calendars.get(place.calendarId)?.name ?? place.calendarId,
                    })}
              </option>
            ))}
            <option value="cancel">{i18n._('Cancel appointment')}</option>
          </Select>
          {offers.length === 0 && closing.reason !== 'inactive' && (
            <p className="none">
              <Icon name="warning" size={14} />
              {i18n._('No free time within four weeks.')}
            </p>
          )}
        </div>
      </Row>
    </li>
  )
}
