import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { forgetWrites } from '../../../commands/appointments/history.ts'
import { isPhrase, TypedConfirmation } from '../../appointment/index.ts'
import { useNow } from '../../../client/use-now.ts'
import { useRuns } from '../../../commands/appointments/runs/use-runs.ts'
import { MANY, type WorkProps } from './work.ts'
import { WorkForm } from './work-form.tsx'

/** Deletes several appointments, after it was counted what goes with them. */
export function DeleteMany({ records, leftOut, version, onClose }: WorkProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const now = useNow()
  const runs = useRuns(version)
  const [typed, setTyped] = useState('')
  const count = records.length
  const phrase = i18n._('DELETE {count}', { count: String(count) })
  const title = i18n._('{count, plural, one {Delete # appointment} other {Delete # appointments}}', { count })
  const coming = records.filter(({ status, endDate }) => status !== 'cancelled' && Date.parse(endDate) > now).length
  const guests = records.reduce((sum, it) => sum + it.guests.length, 0)
  const votes = records.reduce((sum, { voting }) => sum + (voting?.votes?.length ?? 0), 0)
  const blocks = records.filter(({ blocked }) => blocked).length
  const goes = [
    coming > 0 &&
      i18n._('{count, plural, one {# of them is upcoming} other {# of them are upcoming}}', {
        count: coming,
      }),
    guests > 0 &&
      i18n._(
        '{count, plural, one {# guest will be removed from the records} other {# guests will be removed from the records}}',
        { count: guests },
      ),
    votes > 0 &&
      i18n._('{count, plural, one {# vote is deleted too} other {# votes are deleted too}}', { count: votes }),
    blocks > 0 &&
      i18n._('{count, plural, one {# blocked time is free again} other {# blocked times are free again}}', {
        count: blocks,
      }),
  ].filter((line) => line !== false)
  const begin = () =>
    runs.run({
      title,
      records,
      row: version === 1 ? contract.appointmentsV1.remove : contract.appointmentsV2.remove,
      inputOf: ({ id }) => ({ params: { id } }),
      // Old values of guests need not stay on this device.
      onEnd: ({ done }) => done.forEach((id) => forgetWrites(api.connectionId, id)),
    })
  return (
    <WorkForm
      leftOut={leftOut}
      title={title}
      description={i18n._('Deletes the appointments for good. To keep a record, cancel them instead.')}
      submit={title}
      icon="trash"
      danger
      ready={count <= MANY || isPhrase(typed, phrase)}
      begin={begin}
      onClose={onClose}
    >
      {goes.length > 0 && (
        <List className="fd-bullets">
          {goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      )}
      {count > MANY && (
        <TypedConfirmation phrase={phrase} typed={typed} onTyped={setTyped} warning={i18n._('You can’t undo this.')} />
      )}
    </WorkForm>
  )
}
