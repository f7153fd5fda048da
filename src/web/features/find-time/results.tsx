import { calendarNames } from '../../commands/appointments/records/calendar-names.ts'
import { useLingui } from '@lingui/react'
import ButtonBase from '@mui/material/ButtonBase'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { dateOf } from '#api/time/zoned.ts'
import { errorWords } from '../../client/error-words.ts'
import { retryFailed } from '../../client/query.ts'
import { zoned } from '../../fields/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { useWalkedChoices } from '../../ui/walk-choices.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { NothingFree } from './nothing-free.tsx'
import { type SlotSearch, firstOfEach, type Offer, offerKey } from './offers.ts'
import { OfferList } from './offer-list.tsx'
import { bestOf, groundsOf, rank } from './rank.ts'
import { FirstTimes, ResultBlock } from './styles.ts'
import type { Search } from './use-search.ts'
import type { NearMiss } from './why.ts'
import { size } from '../../theme/scale.ts'

/** How many suggestions stand above the list. */
const BEST = 3

interface ResultsProps {
  asked: SlotSearch
  search: Search
  /** How many free times are shown. */
  shown: number
  onMore: () => void
  onChoose: (offer: Offer) => void
  /** Asks for what was found nearby instead. */
  onNear: (miss: NearMiss) => void
  /** What else can be done where nothing fits. */
  children?: ReactNode
}

/** What a search found: the best, the first of each person, everything day by day; or why there is nothing. */
export function Results({ asked, search, shown, onMore, onChoose, onNear, children }: ResultsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const queryClient = useQueryClient()
  const { offers, situation, window, loading, error } = search
  const ranked = useMemo(() => {
    const people = [...new Set(offers.flatMap((offer) => offer.people))]
    return rank(offers, groundsOf(people, situation, window, asked.service?.id ?? null))
  }, [offers, situation, window, asked])
  const [isByDay, setIsByDay] = useState(false)
  const reasons = new Map(ranked.map(({ offer, reasons: why }) => [offerKey(offer), why]))
  const best = bestOf(ranked, BEST)
  const first = firstOfEach(offers)
  const { group, choiceOf } = useWalkedChoices(first.map(offerKey))
  const list = { reasons, clinic: situation, onChoose }
  const saidOf = ({ start, people }: Offer) => {
    const zone = knownZone(situation.calendars.get(people[0] ?? ''))
    return zoned(format.dateTime(start, zone, 'day'), zone, start, situation.calendars.values(), format)
  }
  const read = dateOf(search.progress.until, 'UTC')
  const asks = asked.windows.every(({ to }) => to !== '') ? asked.windows.map(({ to }) => to) : []
  const last = asks.toSorted().at(-1) ?? read
  const until = format.plainDate(last < read ? last : read, 'day')

  if (error) {
    const { title, advice } = errorWords(i18n, error)
    return <ErrorState title={title} description={advice} retry={() => void retryFailed(queryClient)} />
  }
  return (
    <>
      <output style={{ display: 'block', marginBlock: '16px 0', fontSize: size.body2 }}>
        {loading
          ? i18n._('Searching until {until}: checked {read} of {of} calendars…', { ...search.progress, until })
          : i18n._('{count, plural, =0 {Nothing is free} one {# free time} other {# free times}} until {until}', {
              count: offers.length,
              until,
            })}
        {search.leftOut > 0 && (
          <>
            {' '}
            {i18n._(
              '{count, plural, one {# more calendar was} other {# more calendars were}} not searched: choose some.',
              {
                count: search.leftOut,
              },
            )}
          </>
        )}
      </output>
      {best.length > 0 && (
        <ResultBlock aria-label={i18n._('Best times')}>
          <h2>{i18n._('Best times')}</h2>
          <OfferList label={i18n._('Best times')} offers={best} {...list} />
        </ResultBlock>
      )}
      {first.length > 1 && (
        <ResultBlock aria-label={i18n._('First free time for each')}>
          <h2>{i18n._('First free time for each')}</h2>
          <FirstTimes {...group}>
            {first.map((offer) => (
              <li key={offerKey(offer)}>
                <ButtonBase {...choiceOf(offerKey(offer))} onClick={() => onChoose(offer)}>
                  <span>{calendarNames(offer.people, situation.calendars, format)}</span> <b>{saidOf(offer)}</b>
                </ButtonBase>
              </li>
            ))}
          </FirstTimes>
        </ResultBlock>
      )}
      {offers.length > best.length && (
        <ResultBlock aria-label={i18n._('All free times')}>
          <Button
            kind="quiet"
            icon={isByDay ? 'chevronDown' : 'chevronEnd'}
            aria-expanded={isByDay}
            onClick={() => setIsByDay(!isByDay)}
          >
            {i18n._('All free times, day by day')}
          </Button>
          {isByDay && <OfferList label={i18n._('All free times')} offers={offers.slice(0, shown)} {...list} />}
          {isByDay && (offers.length > shown || !search.isOver) && (
            <div className="row">
              <Button busy={loading} onClick={onMore}>
                {i18n._('Show more')}
              </Button>
            </div>
          )}
        </ResultBlock>
      )}
      {!loading && offers.length === 0 && <NothingFree asked={asked} search={search} onNear={onNear} />}
      {children}
    </>
  )
}
