import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useLingui } from '@lingui/react'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { identityOf } from '../../fields/guest-identity.ts'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import type { GuestLinks } from './guest-links.ts'
import type { GuestRecord } from './guest-record.ts'
import { Link } from '../../ui/link.tsx'

const List = styled(MuiList)({
  '& a': {
    display: 'block',
    marginInline: -8,
    padding: 8,
    borderRadius: radius.control,
    color: paint.ink,
    textDecoration: 'none',
  },
  '& a:hover': { background: paint.hover },
  '& strong': { display: 'block', fontSize: size.body1, fontWeight: weight.medium },
  '& small': { color: paint.soft, fontSize: size.caption },
})

/** Who is called otherwise and shares a phone or an email: perhaps the same person, which only the team can know. */
export function Duplicates({ record, links }: { record: GuestRecord; links: GuestLinks }) {
  const { i18n } = useLingui()
  const own = new Set(record.all.flatMap(({ guests }) => guests.flatMap((guest) => identityOf(guest).keys)))
  return (
    <List>
      {record.duplicates.map(({ guest, appointment, count }) => {
        const shared = identityOf(guest).keys.filter((key) => own.has(key))
        const { phone, email } = guestWords(guest)
        const told = shared.some((key) => key.startsWith('phone'))
          ? i18n._('Shares the phone {phone}', { phone })
          : i18n._('Shares the email {email}', { email })
        const position = appointment.guests.indexOf(guest)
        return (
          <li key={`${appointment.id} ${position}`}>
            <Link to={links.guest(appointment.id, position)}>
              <strong>{guestName(guest)}</strong>
              <small>
                {told} · {i18n._('{count, plural, one {# appointment} other {# appointments}}', { count })}
              </small>
            </Link>
          </li>
        )
      })}
    </List>
  )
}
