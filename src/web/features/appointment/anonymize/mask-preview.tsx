import { useLingui } from '@lingui/react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { FramedList } from '../../../ui/panel/framed-list.ts'
import { paint } from '../../../theme/paint.ts'
import { FilesStay } from './files-stay.tsx'
import { GuestChanges } from './guest-changes.tsx'
import { type Masking, previewOf } from './mask-changes.ts'
import { size, weight } from '../../../theme/scale.ts'

/** Appointments that are shown before anything is written. */
const SHOWN = 20

interface MaskPreviewProps {
  plan: readonly Masking[]
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
      <FramedList component="ol" tabIndex={0}>
        {plan.slice(0, SHOWN).map(({ appointment, requests }) => (
          <li key={appointment.id}>
            <strong style={{ fontWeight: weight.medium }}>
              {format.date(appointment.startDate, zone)} · {appointment.title}
            </strong>
            {previewOf(appointment, requests).guests.map(({ index, replaced }) => (
              <GuestChanges key={index} replaced={replaced} />
            ))}
          </li>
        ))}
      </FramedList>
      {plan.length > SHOWN && (
        <p style={{ margin: '6px 0 0', color: paint.soft, fontSize: size.body2 }}>
          {i18n._('{count, plural, one {And # more.} other {And # more.}}', { count: plan.length - SHOWN })}
        </p>
      )}
      <div style={{ marginBlockStart: 16 }}>
        <FilesStay appointments={plan.map(({ appointment }) => appointment)} />
      </div>
    </section>
  )
}
