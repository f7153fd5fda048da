import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useLingui } from '@lingui/react'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { guestWords } from '../../fields/guest-name.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { GuestLinks } from './guest-links.ts'
import type { GuestRecord } from './guest-record.ts'
import { Link } from '../../ui/link.tsx'

const Rows = styled(MuiList)({
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 36, fontSize: size.body1 },
  '& > li > a': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: paint.ink, textDecoration: 'none' },
  '& > li > a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .fd-icon': { color: paint.soft },
})

const Notes = styled(MuiList)({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0, fontSize: size.body1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& a': { color: paint.soft, fontSize: size.caption, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
})

/** How somebody is reached, each with one press. */
export function Contact({ record }: { record: GuestRecord }) {
  const { i18n } = useLingui()
  const { phone, email } = guestWords(record.guest)
  if (phone === '' && email === '') return <p>{i18n._('No phone or email.')}</p>
  return (
    <Rows>
      {phone && (
        <li>
          <Icon name="phone" size={18} />
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          <CopyButton text={phone} label={i18n._('Copy phone')} />
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" size={18} />
          <a href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </a>
          <CopyButton text={email} label={i18n._('Copy email')} />
        </li>
      )}
    </Rows>
  )
}

interface InternalNotesProps {
  record: GuestRecord
  clinic: Clinic
  links: GuestLinks
}

/** What the team wrote down with the appointments of somebody, the latest first. */
export function InternalNotes({ record, clinic, links }: InternalNotesProps) {
  const format = useFormat()
  return (
    <Notes>
      {record.noted.map(({ id, comment, startDate, calendarIds, serviceId, title }) => {
        const zone = zoneOfFirst(calendarIds, clinic.calendars)
        const service = clinic.services.get(serviceId ?? '')?.name ?? title
        return (
          <li key={id}>
            <p>{comment}</p>
            <Link to={links.visit(id)}>
              {format.date(startDate, zone)} · {service}
            </Link>
          </li>
        )
      })}
    </Notes>
  )
}
