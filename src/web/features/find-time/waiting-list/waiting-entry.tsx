import { calendarNames } from '../../../commands/appointments/records/calendar-names.ts'
import { useLingui } from '@lingui/react'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import styled from '@emotion/styled'
import { useId, useMemo, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { formatInstant } from '#api/time/instant.ts'
import { waitingListOf } from '#api/core/rules/waiting.ts'
import { guestWords } from '../../../fields/guest-name.ts'
import { houseZone, knownZone } from '../../../fields/known-zone.ts'
import { useApi } from '../../../client/api-context.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { paint } from '../../../theme/paint.ts'
import { bookedWords } from '../../../commands/appointments/booked-words.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { bookedAs } from '../../../commands/appointments/form/default-status.ts'
import { FreeTimesFailed } from '../../../commands/appointments/free-times/free-times-failed.tsx'
import type { InterfaceVersion } from '../../../commands/appointments/interface-version.ts'
import { useAppointmentCommands } from '../../../commands/appointments/use-appointment-commands.ts'
import type { Clinic } from '../../../commands/appointments/records/queries.ts'
import { useNow } from '../../../client/use-now.ts'
import { askedBy, onDate } from '../criteria.ts'
import { bookedChanges } from './entry.ts'
import { NothingFree } from '../nothing-free.tsx'
import { type Offer, offerKey } from '../offers.ts'
import { OfferList } from '../offer-list.tsx'
import { groundsOf, rank } from '../rank.ts'
import { useSearch } from '../use-search.ts'
import { sinceOf } from './use-waiting.ts'
import { windowWords } from '../words.ts'
import { radius, size } from '../../../theme/scale.ts'

interface WaitingEntryProps {
  entry: Appointment
  clinic: Clinic
  /** The date on which time was freed for it, whose matches are shown at once; empty where none was. */
  freedOn: string
  onEdit: () => void
  /** Said instead of the name, where that stands above already. */
  title?: string
  /** The version of the interface that is written through. */
  version?: InterfaceVersion
  /** It is off the list. */
  onGone?: () => void
}

/** How many matching times are looked for. */
const ENOUGH = 8

const Entry = styled('li')({
  padding: 14,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  '& > h3': { margin: 0, fontSize: size.h4 },
  '& p': { margin: '3px 0 0', color: paint.soft, fontSize: size.body2 },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 10 },
  '& .matches': { marginBlockStart: 14 },
})

/** Somebody who waits: for what, since when, and the times that would do now. */
export function WaitingEntry({ entry, clinic, freedOn, onEdit, title, version = 2, onGone }: WaitingEntryProps) {
  const { i18n } = useLingui()
  const refused = useRefusal('write')
  const format = useFormat()
  const now = useNow()
  const id = useId()
  const { connectionId } = useApi()
  const commands = useAppointmentCommands(version)
  const [isOpen, setIsOpen] = useState(freedOn !== '')
  const [only, setOnly] = useState(freedOn)
  const [busy, setBusy] = useState(false)
  const asked = useMemo(() => onDate(askedBy(entry, clinic), only), [entry, clinic, only])
  const search = useSearch(asked, ENOUGH, entry.id)
  const { offers, situation, window, loading, error } = search
  const ranked = useMemo(() => {
    const few = offers.slice(0, ENOUGH)
    return rank(few, groundsOf([...new Set(few.flatMap((it) => it.people))], situation, window, entry.serviceId))
  }, [offers, situation, window, entry.serviceId])
  const name = appointmentName(entry) || i18n._('Someone')
  const { windows, minutes, calendarIds } = waitingListOf(entry)
  // Whoever is offered a time is called.
  const phone = entry.guests.map((guest) => guestWords(guest).phone).find((it) => it !== '')
  const what = asked.service?.name ?? entry.title
  const who = calendarIds.length > 0 ? calendarNames(calendarIds, clinic.calendars, format) : i18n._('Anyone')
  const when = windows.map((it) => windowWords(it, i18n, format))

  const book = async (offer: Offer) => {
    setBusy(true)
    const zone = knownZone(clinic.calendars.get(offer.people[0] ?? ''))
    const { start, end, calendarIds: taken } = offer
    const booked = { startDate: formatInstant(start), endDate: formatInstant(end), calendarIds: [...taken] }
    await commands.change(entry, bookedChanges(entry, offer, bookedAs(connectionId)), {
      zone,
      done: bookedWords(name, booked, zone, clinic.calendars, i18n, format),
      undone: i18n._('{name} is waiting again', { name }),
      failed: i18n._('{name} is still waiting.', { name }),
    })
    setBusy(false)
  }
  const remove = async () => {
    const isSure = await confirm({
      title: i18n._('Remove {name} from the waiting list?', { name }),
      text: i18n._('Deletes {name}’s waiting list entry. You can undo this right afterward.', { name }),
      confirmLabel: i18n._('Remove from the list'),
      // “Cancel” beside an appointment would mean that.
      cancelLabel: i18n._('Back'),
    })
    if (!isSure) return
    const isGone = await commands.remove(entry, {
      done: i18n._('Removed {name} from the waiting list', { name }),
      failed: i18n._('{name} is still waiting.', { name }),
    })
    if (isGone) onGone?.()
  }
  return (
    <Entry aria-labelledby={id}>
      <h3 id={id}>{title ?? name}</h3>
      <p>
        {[what, format.minutes(minutes), who].filter(Boolean).join(' · ')}
        <br />
        {when.length > 0 ? when.join(' / ') : i18n._('Any time')}
        {sinceOf(entry) > 0 && (
          <>
            <br />
            {i18n._('Waiting since {date} ({ago})', {
              date: format.date(sinceOf(entry), houseZone(clinic.calendars.values()), 'day'),
              ago: format.relative(sinceOf(entry), now),
            })}
          </>
        )}
      </p>
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
      {entry.comment && <p>{entry.comment}</p>}
      <div className="row">
        <Button
          aria-expanded={isOpen}
          aria-label={i18n._('Matching times for {name}', { name })}
          busy={loading}
          onClick={() => setIsOpen(!isOpen)}
        >
          {loading
            ? i18n._('Looking for times…')
            : error
              ? i18n._('Free times not loaded')
              : offers.length >= ENOUGH
                ? i18n._('{count} or more matching times', { count: ENOUGH })
                : i18n._('{count, plural, =0 {No matching time} one {# matching time} other {# matching times}}', {
                    count: offers.length,
                  })}
        </Button>
        <Button icon="edit" refused={refused} onClick={onEdit}>
          {i18n._('Edit')}
        </Button>
        <Button icon="trash" refused={refused} onClick={() => void remove()}>
          {i18n._('Remove from the list')}
        </Button>
      </div>
      {isOpen && !loading && (
        <div className="matches" aria-busy={busy}>
          {only !== '' && (
            <p>
              {i18n._('Only {date}, where time opened up.', { date: format.plainDate(only, 'day') })}{' '}
              <Button kind="quiet" onClick={() => setOnly('')}>
                {i18n._('All days')}
              </Button>
            </p>
          )}
          {error ? (
            <FreeTimesFailed error={error} />
          ) : offers.length > 0 ? (
            <OfferList
              label={i18n._('Matching times for {name}', { name })}
              offers={offers.slice(0, ENOUGH)}
              reasons={new Map(ranked.map(({ offer, reasons }) => [offerKey(offer), reasons]))}
              clinic={clinic}
              onChoose={(offer) => void (busy || book(offer))}
            />
          ) : (
            // What comes nearest is not what they asked for: the desk asks them and edits the entry.
            <NothingFree asked={asked} search={search} onNear={onEdit} />
          )}
        </div>
      )}
    </Entry>
  )
}
