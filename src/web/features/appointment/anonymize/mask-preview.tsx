import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { GuestChanges } from './guest-changes.tsx'
import { type maskableBefore, previewOf } from './mask-changes.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** Appointments that are shown before anything is written. */
const SHOWN = 20

const List = styled('ol')({
  maxBlockSize: 300,
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  listStyle: 'none',
  '& > li': { padding: '7px 12px', borderBlockEnd: `1px solid ${paint.line}` },
  '& > li:last-of-type': { borderBlockEnd: 0 },
  '& > li > strong': { fontSize: size.body2, fontWeight: weight.medium },
})

interface MaskPreviewProps {
  plan: ReturnType<typeof maskableBefore>
  /** IANA zone of the dates. */
  zone: string
}

/** The first appointments of a plan, with what becomes of each guest. */
export function MaskPreview({ plan, zone }: MaskPreviewProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <section aria-label={i18n._('Preview')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <List tabIndex={0}>
        {plan.slice(0, SHOWN).map(({ appointment, requests }) => (
          <li key={appointment.id}>
            <strong>
              {format.date(appointment.startDate, zone)} · {appointment.title}
            </strong>
            {previewOf(appointment, requests).guests.map(({ index, replaced }) => (
              <GuestChanges key={index} replaced={replaced} />
            ))}
          </li>
        ))}
      </List>
      {plan.length > SHOWN && (
        <p style={{ margin: '6px 0 0', color: paint.soft, fontSize: size.body2 }}>
          {i18n._('{count, plural, one {And # more.} other {And # more.}}', { count: plan.length - SHOWN })}
        </p>
      )}
    </section>
  )
}
