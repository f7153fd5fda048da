import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import MuiButton from '@mui/material/Button'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { guestValues } from '../../commands/appointments/form/guest-values.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../commands/appointments/records/use-now.ts'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { errorWords } from '../../client/error-words.ts'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { identityOf, relationTo } from '../../fields/guest-identity.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { paths } from '../../paths/paths.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { PageHeader, type Crumb } from '../../ui/page-header.tsx'
import { Contact, InternalNotes } from './contact.tsx'
import { Duplicates } from './duplicates.tsx'
import { Figures } from './figures.tsx'
import type { GuestRecord, Habit } from './guest-record.ts'
import { useGuestRecord } from './use-guest-record.ts'
import { VisitList } from './visit-list.tsx'

const MaskEverywhere = lazySection(withMessages(() => import('../appointment/anonymize/mask-guest-everywhere.tsx')))

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
    '& > * + *': { marginInlineStart: 20, paddingInlineStart: 20, borderInlineStart: `1px solid ${paint.line}` },
  },
  // How somebody is reached comes first where there is one column.
  '@media (max-width: 1199.95px)': { '& > .about': { order: -1 } },
  '& section': { paddingBlock: '12px 16px' },
  '& section + section': { borderBlockStart: `1px solid ${paint.line}` },
  '& section > h2': { margin: 0, minBlockSize: 32, fontSize: size.body2, fontWeight: weight.medium },
  '& section > h2 > span': { color: paint.soft, fontWeight: weight.regular },
  '& section > button': { marginInlineStart: -12 },
  '& section > p': { margin: 0, color: paint.soft, fontSize: size.body2 },
})

/** A part of the page; nothing where there is nothing to tell. */
function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <h2>
        {title} {count !== undefined && <span>{count}</span>}
      </h2>
      {children}
    </section>
  )
}

/** Every appointment of a guest, with those of its guests who are this person. */
const everywhere = ({ all, person }: GuestRecord) =>
  all.map((appointment) => ({
    appointment,
    guests: appointment.guests.filter((it) => relationTo(person, identityOf(it)) === 'same'),
  }))

interface GuestViewProps {
  /** Where the guest was met. */
  appointment: Appointment
  guest: Guest
  list: Crumb
}

/** A guest as their appointments tell: what comes, what was, how they are reached, and what the team wrote down. */
export function GuestView({ appointment, guest: met, list }: GuestViewProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const now = useNow()
  const clinic = useClinic()
  const [isMasking, setMasking] = useState(false)
  const { record, isPending, error, retry } = useGuestRecord(appointment, met)
  const { guest, all, usual, upcoming, past, waiting } = record
  const name = guestName(guest)
  const { phone } = guestWords(guest)
  const words = error && errorWords(i18n, error)
  const refused = useRefusal('write')
  const notMasking = useRefusal('anonymize')

  const book = (habit?: Habit) => {
    const values = { guests: [guestValues(guest)], ...habit }
    void navigate(paths.appointments.calendar({ open: 'new' }), {
      state: { booking: { values, from: 0 } } satisfies CalendarStep,
    })
  }
  const usualWords =
    usual &&
    i18n._('{service} with {person}', {
      service: clinic.services.get(usual.serviceId ?? '')?.name ?? '',
      person: clinic.calendars.get(usual.calendarId ?? '')?.name ?? '',
    })
  if (isMasked(guest)) {
    return (
      <>
        <PageHeader title={i18n._('Anonymized guest')} breadcrumbs={[list]} />
        <p>{i18n._('Nothing is known of this guest anymore.')}</p>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[list]}
        actions={
          <>
            {phone && (
              <MuiButton href={`tel:${phone.replaceAll(' ', '')}`} startIcon={<Icon name="phone" />}>
                {i18n._('Call')}
              </MuiButton>
            )}
            <Button kind="primary" icon="plus" onClick={() => book()} refused={refused}>
              {i18n._('Book again')}
            </Button>
            <MenuButton
              icon="more"
              iconOnly
              actions={[
                {
                  label: i18n._(
                    '{count, plural, one {Anonymize in # appointment} other {Anonymize in # appointments}}',
                    {
                      count: all.length,
                    },
                  ),
                  icon: 'absent',
                  danger: true,
                  onAct: () => setMasking(true),
                  disabledReason:
                    notMasking ??
                    (identityOf(guest).keys.length === 0
                      ? i18n._('Without an email or phone, we can’t find this guest. Edit the guest instead.')
                      : undefined),
                },
              ]}
            >
              {i18n._('More actions')}
            </MenuButton>
          </>
        }
      />
      <Figures record={record} clinic={clinic} now={now} />
      {words && (
        <p role="alert">
          {words.title}. {words.advice}{' '}
          <Button icon="refresh" onClick={() => void retry()}>
            {i18n._('Try again')}
          </Button>
        </p>
      )}
      <Columns aria-busy={isPending}>
        <div>
          <Part title={i18n._('Upcoming')} count={upcoming.length}>
            <VisitList visits={upcoming} clinic={clinic} now={now} />
          </Part>
          <Part title={i18n._('Waiting list')} count={waiting.length}>
            <VisitList visits={waiting} clinic={clinic} now={now} />
          </Part>
          <Part title={i18n._('Past')} count={past.length}>
            <VisitList visits={past} clinic={clinic} now={now} />
          </Part>
          <Part title={i18n._('Possible duplicates')} count={record.duplicates.length}>
            <Duplicates record={record} />
          </Part>
        </div>
        <div className="about">
          <Part title={i18n._('Contact')}>
            <Contact record={record} />
            {usual && (
              <Button kind="quiet" icon="redo" onClick={() => book(usual)} refused={refused}>
                {i18n._('Book as usual: {what}', { what: usualWords ?? '' })}
              </Button>
            )}
          </Part>
          <Part title={i18n._('Internal notes')} count={record.noted.length}>
            <InternalNotes record={record} clinic={clinic} />
          </Part>
        </div>
      </Columns>
      {isMasking && (
        <Suspense fallback={null}>
          <MaskEverywhere name={name} found={everywhere(record)} onClose={() => setMasking(false)} />
        </Suspense>
      )}
    </>
  )
}
