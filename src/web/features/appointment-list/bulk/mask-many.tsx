import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { forgetWrites } from '../../../commands/appointments/history.ts'
import { maskableBefore, MaskPreview, isPhrase, TypedConfirmation, usePhrase } from '../../appointment/index.ts'
import { useRuns } from '../../../commands/appointments/runs/use-runs.ts'
import type { WorkProps } from './work.ts'
import { WorkForm } from './work-form.tsx'
import { ownZone } from '../../../i18n/own-zone.ts'

/** Masks the guests of several appointments: shown first, confirmed by typing, run in sight. */
export function MaskMany({ records, leftOut, version, onClose }: WorkProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const runs = useRuns(version)
  const plan = useMemo(() => maskableBefore(records, Infinity), [records])
  const [typed, setTyped] = useState('')
  const count = plan.length
  const phrase = usePhrase(count)
  const title = i18n._(
    '{count, plural, one {Anonymize the guests of # appointment} other {Anonymize the guests of # appointments}}',
    { count },
  )
  const begin = () =>
    runs.run({
      title,
      records: plan.map(({ appointment }) => appointment),
      row: contract.appointmentsV1.maskGuests,
      inputOf: ({ id }) => ({
        params: { id },
        body: { guests: plan.find(({ appointment }) => appointment.id === id)?.requests ?? [] },
      }),
      onEnd: ({ done }) => done.forEach((id) => forgetWrites(api.connectionId, id)),
    })
  return (
    <WorkForm
      leftOut={leftOut}
      title={i18n._('Anonymize guest')}
      description={i18n._('Replaces names, emails and phones with placeholders; appointments stay.')}
      submit={i18n._('{count, plural, one {Anonymize # appointment} other {Anonymize # appointments}}', { count })}
      danger
      ready={count > 0 && isPhrase(typed, phrase)}
      begin={begin}
      onClose={onClose}
    >
      {count === 0 ? (
        <p>{i18n._('No guests left to find by email or phone.')}</p>
      ) : (
        <>
          <MaskPreview plan={plan} zone={plan[0] ? runs.zoneOf(plan[0].appointment) : ownZone()} />
          <TypedConfirmation phrase={phrase} typed={typed} onTyped={setTyped} />
        </>
      )}
    </WorkForm>
  )
}
