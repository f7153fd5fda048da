import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Guest } from '#api/contract/appointment-fields.ts'
import { seatsLeft, seatsOf } from '#api/core/rules/seats.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { guestAddress } from '../../commands/appointments/guests/guest-place.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Opening } from '../../ui/opening.tsx'
import { paint } from '../../theme/paint.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { FreeFields, PanelPart } from '../../commands/appointments/form/panel-parts.tsx'
import { size, weight } from '../../theme/scale.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { Link } from '../../ui/link.tsx'

const AddGuestDialog = lazySection(withMessages(() => import('./add-guest-dialog.tsx')))
const WaitForSeat = lazySection(withMessages(() => import('../find-time/waiting-list/wait-for-seat.tsx')))
const GuestDialog = lazySection(withMessages(() => import('./guest-dialog.tsx')))

const List = styled(MuiList)({
  display: 'grid',
  gap: 8,
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 4, fontSize: size.body2 },
  '& > li > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > li strong': { display: 'block', fontWeight: weight.medium },
  '& > li strong a': { color: 'inherit', textUnderlineOffset: 3 },
  '& > li .contacts': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', color: paint.soft },
})

/** What the row of a guest shows as words of its own. */
const SHOWN = ['firstName', 'lastName', 'phone', 'name']

interface GuestsProps {
  appointment: Appointment
  /** Absent where nothing may be changed. */
  commands?: AppointmentCommands | undefined
}

/** Who comes: with links to call and to write, everything else that is known of them, and ways to change it. */
export function Guests({ appointment, commands }: GuestsProps) {
  const { i18n } = useLingui()
  const [editing, setEditing] = useState<number>()
  const here = useLocation()
  const [joining, setJoining] = useState<'join' | 'wait'>()
  const { guests } = appointment
  const seats = seatsOf(appointment)
  const left = seatsLeft(appointment)
  const close = () => setEditing(undefined)

  const remove = (index: number, name: string) =>
    commands?.change(
      appointment,
      { guests: guests.filter((_, at) => at !== index) },
      {
        done: i18n._('Removed {name}', { name }),
        failed: i18n._('Couldn’t remove {name}', { name }),
      },
    )
  const textOf = (guest: Guest) => {
    const { phone, email } = guestWords(guest)
    return [...new Set([guestName(guest), phone, email])].filter(Boolean).join('\n')
  }
  return (
    <PanelPart
      title={
        seats === undefined
          ? i18n._('{count, plural, =0 {Guests} one {Guest} other {# guests}}', { count: guests.length })
          : i18n._('{count} of {seats} guests', { count: guests.length, seats })
      }
      action={
        commands && (
          <Button kind="quiet" icon="plus" onClick={() => setJoining(left === 0 ? 'wait' : 'join')}>
            {left === 0 ? i18n._('Add to the waiting list') : i18n._('Add a guest')}
          </Button>
        )
      }
    >
      {left !== undefined && (
        <p style={{ margin: '0 0 8px', color: paint.soft, fontSize: size.body2 }}>
          {i18n._('{count, plural, =0 {Full. No seat is left.} one {# seat is left.} other {# seats are left.}}', {
            count: left,
          })}
        </p>
      )}
      {guests.length === 0 && <p style={{ margin: 0, color: paint.soft }}>{i18n._('No one added yet.')}</p>}
      <List>
        {guests.map((guest, index) => {
          const { phone, email } = guestWords(guest)
          const name = guestName(guest)
          return (
            // Guests have no ids and may be alike.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <div>
                <strong>
                  {isMasked(guest) ? name : <Link to={guestAddress(here, appointment.id, index)}>{name}</Link>}
                </strong>
                <span className="contacts">
                  {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
                  {email && (
                    <a href={`mailto:${email}`}>
                      <EmailText>{email}</EmailText>
                    </a>
                  )}
                </span>
                <FreeFields
                  fields={guest.extraFields ?? {}}
                  except={SHOWN}
                  label={i18n._('More about {name}', { name })}
                />
              </div>
              <CopyButton text={textOf(guest)} label={i18n._('Copy {name}', { name })} />
              {commands && (
                <>
                  <Button kind="quiet" icon="edit" iconOnly onClick={() => setEditing(index)}>
                    {i18n._('Edit guest {name}', { name })}
                  </Button>
                  <Button kind="quiet" icon="trash" iconOnly onClick={() => void remove(index, name)}>
                    {i18n._('Remove guest {name}', { name })}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </List>
      {commands && joining && (
        <Suspense fallback={<Opening />}>
          {joining === 'join' ? (
            <AddGuestDialog appointment={appointment} commands={commands} onClose={() => setJoining(undefined)} />
          ) : (
            <WaitForSeat group={appointment} onClose={() => setJoining(undefined)} />
          )}
        </Suspense>
      )}
      {commands && editing !== undefined && (
        <Suspense fallback={<Opening />}>
          <GuestDialog appointment={appointment} commands={commands} index={editing} onClose={close} />
        </Suspense>
      )}
    </PanelPart>
  )
}
