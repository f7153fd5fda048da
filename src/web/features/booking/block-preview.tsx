import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Icon } from '../../ui/icons.tsx'
import { FramedList } from '../../ui/panel/framed-list.ts'
import { tonePaint } from '../../theme/paint.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { blockKey, type PlannedBlock } from './use-block.ts'
import { size } from '../../theme/scale.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'

interface BlockPreviewProps {
  planned: readonly PlannedBlock[]
  clinic: Clinic
  loading: boolean
  onInclude: (key: string, included: boolean) => void
}

const warning = tonePaint('pending')
const Blocks = styled(FramedList)({
  maxBlockSize: 260,
  '& > li': { padding: '5px 10px' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 24 },
  '& small': { display: 'flex', gap: 4, marginInlineStart: 24, color: warning.text, fontSize: size.caption },
})

/** Every block that would be made, with what it collides with; each can be left out. */
export function BlockPreview({ planned, clinic, loading, onInclude }: BlockPreviewProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const colliding = planned.filter(({ collisions }) => collisions.length > 0).length
  return (
    <section aria-label={i18n._('Preview')} aria-busy={loading}>
      <output style={{ display: 'block', marginBlockEnd: 6, fontSize: size.body2 }}>
        <strong>{i18n._('{count, plural, one {# block} other {# blocks}}', { count: planned.length })}</strong>
        {loading
          ? ` · ${i18n._('Checking for conflicts…')}`
          : colliding > 0
            ? ` · ${i18n._('{count, plural, one {# conflict, skipped unless you select that row} other {# conflicts, skipped unless you select them}}', { count: colliding })}`
            : ` · ${i18n._('no conflicts')}`}
      </output>
      <Blocks>
        {planned.map(({ block, included, collisions }) => {
          const calendar = clinic.calendars.get(block.calendarId)
          const zone = knownZone(calendar)
          return (
            <li key={blockKey(block)}>
              <label>
                <Checkbox checked={included} onChange={({ target }) => onInclude(blockKey(block), target.checked)} />
                <span>
                  {format.dateTimeRange(block.start, block.end, zone)} · {calendar?.name ?? i18n._('Unknown calendar')}
                </span>
              </label>
              {collisions.map((it) => (
                <small key={it.id}>
                  <Icon name="warning" size={13} />
                  {appointmentName(it) || it.title}, {format.timeRange(it.startDate, it.endDate, zone)}
                </small>
              ))}
            </li>
          )
        })}
      </Blocks>
    </section>
  )
}
