import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useState, useSyncExternalStore } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { useApi } from '../../client/api-context.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import { isStill, ownWrites, type OwnWrite, subscribeWrites, writesOf } from '../../commands/appointments/history.ts'
import type { Changes } from '../../commands/appointments/interface-version.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { appointmentLabel } from '../../fields/labels/appointments.ts'
import { valueWords } from '../../commands/appointments/records/field-words.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { PanelPart } from '../../commands/appointments/form/panel-parts.tsx'
import { size, weight } from '../../theme/scale.ts'

interface HistoryProps {
  appointment: Appointment
  clinic: Clinic
  /** IANA zone of the appointment. */
  zone: string
  commands: AppointmentCommands
}

const List = styled(MuiList)({
  display: 'grid',
  gap: 10,
  fontSize: size.body2,
  '& > li': { display: 'flex', gap: 8, alignItems: 'flex-start' },
  '& > li > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& time, & .arrow': { color: paint.soft },
  '& ul': { marginBlockStart: 2 },
  '& del': { color: paint.soft },
  '& ins': { textDecoration: 'none', fontWeight: weight.medium },
}) as typeof MuiList

const KINDS: Readonly<Record<OwnWrite['kind'], string>> = {
  created: /*i18n*/ 'Booked from here',
  changed: /*i18n*/ 'Changed from here',
  cancelled: /*i18n*/ 'Canceled from here',
  deleted: /*i18n*/ 'Deleted from here',
}

/** A step that sets two fields may change only one of them. */
const changedNames = ({ before, after }: OwnWrite): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) =>
      JSON.stringify(before[name as keyof Appointment] ?? null) !==
      JSON.stringify(after[name as keyof Appointment] ?? null),
  )

/** What this browser changed of the appointment within a day: when, from what to what, and the way back. */
export function History({ appointment, clinic, zone, commands }: HistoryProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { connectionId } = useApi()
  const now = useNow()
  const [busy, setBusy] = useState<string>()
  const all = useSyncExternalStore(subscribeWrites, () => ownWrites(connectionId))
  const writes = writesOf(all, appointment.id, now)
  if (writes.length === 0) return null
  const told = { i18n, format, clinic, zone }

  const undo = async ({ id, before }: OwnWrite) => {
    setBusy(id)
    await commands.change(appointment, before as Changes, {
      done: i18n._('Undone'),
      undone: i18n._('Changed again.'),
      failed: i18n._('Couldn’t undo'),
    })
    setBusy(undefined)
  }
  return (
    <PanelPart title={i18n._('Changed in this browser')}>
      <List component="ol">
        {writes.map((write) => (
          <li key={write.id}>
            <div>
              {i18n._(KINDS[write.kind])} ·{' '}
              <time dateTime={write.at} data-tooltip={format.dateTime(write.at, ownZone())}>
                {format.time(write.at, ownZone())}
              </time>
              <MuiList>
                {changedNames(write).map((name) => (
                  <li key={name}>
                    {appointmentLabel(name, i18n)}:{' '}
                    <del>{valueWords(name, write.before[name as keyof Appointment], told)}</del>{' '}
                    <span className="arrow" aria-hidden="true">
                      →
                    </span>{' '}
                    <ins>{valueWords(name, write.after[name as keyof Appointment], told)}</ins>
                  </li>
                ))}
              </MuiList>
            </div>
            {write.kind === 'changed' && isStill(appointment, write) && (
              <Button kind="quiet" icon="refresh" busy={busy === write.id} onClick={() => void undo(write)}>
                {i18n._('Undo this step')}
              </Button>
            )}
          </li>
        ))}
      </List>
    </PanelPart>
  )
}
