import { calendarNames } from '../../commands/appointments/records/calendar-names.ts'
import { zonePlace } from '../../i18n/zone-place.ts'
import { offsetAt } from '#api/time/offset.ts'
import { useLingui } from '@lingui/react'
import ButtonBase from '@mui/material/ButtonBase'
import List from '@mui/material/List'
import { dateOf } from '#api/time/zoned.ts'
import { zoned } from '../../fields/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { useWalkedChoices } from '../../ui/walk-choices.ts'
import { type Offer, offerKey } from './offers.ts'
import type { SuggestionReason } from './rank.ts'
import { OfferDays } from './styles.ts'
import { reasonWords } from './words.ts'

interface OfferListProps {
  label: string
  offers: readonly Offer[]
  /** Why an offer is suggested, by its key. */
  reasons: ReadonlyMap<string, readonly SuggestionReason[]>
  clinic: Clinic
  onChoose: (offer: Offer) => void
}

/** Free times day by day in the calendars' own zones, with one tab stop; arrows walk. */
export function OfferList({ label, offers, reasons, clinic, onChoose }: OfferListProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const zoneOf = ({ people }: Offer) => knownZone(clinic.calendars.get(people[0] ?? ''))
  // A clock that is not the desk's says which one it is; beside such a time every one says it.
  const zones = new Set(offers.map((it) => offsetAt(it.start, zoneOf(it))))
  const isForeign = (it: Offer) => zoned('', zoneOf(it), it.start, clinic.calendars.values(), format) !== ''
  const isNamed = zones.size > 1 || offers.slice(0, 1).some(isForeign)
  const days = new Map<string, Offer[]>()
  for (const offer of offers) {
    const day = dateOf(offer.start, zoneOf(offer))
    days.set(day, [...(days.get(day) ?? []), offer])
  }
  const { group, choiceOf } = useWalkedChoices([...days.values()].flat().map(offerKey))
  return (
    <OfferDays aria-label={label} {...group}>
      {[...days].map(([day, own]) => (
        <div key={day}>
          <h3>{format.plainDate(day, 'long')}</h3>
          <List>
            {own.map((offer) => {
              const key = offerKey(offer)
              const who = calendarNames(offer.calendarIds, clinic.calendars, format)
              const name = calendarNames(offer.people, clinic.calendars, format)
              const why = (reasons.get(key) ?? []).map((reason) => reasonWords(reason, name, i18n))
              return (
                <li key={key}>
                  <ButtonBase {...choiceOf(key)} onClick={() => onChoose(offer)}>
                    <b>{format.timeRange(offer.start, offer.end, zoneOf(offer))}</b>{' '}
                    {isNamed && <small>{zonePlace(zoneOf(offer))}</small>} <span>{who}</span>{' '}
                    {why.length > 0 && <i>{why.join(' · ')}</i>}
                  </ButtonBase>
                </li>
              )
            })}
          </List>
        </div>
      ))}
    </OfferDays>
  )
}
