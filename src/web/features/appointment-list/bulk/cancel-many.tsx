import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import { SelectF } from '../../../ui/form/select-f.tsx'
import { TextF } from '../../../ui/form/text-f.tsx'
import { isPhrase, TypedConfirmation } from '../../appointment/index.ts'
import { withNote } from '../../../commands/appointments/with-note.ts'
import { useRuns } from '../../../commands/appointments/runs/use-runs.ts'
import { CancelReasons } from '../../../commands/appointments/form/cancel-reasons.tsx'
import { MANY, type WorkProps } from './work.ts'
import { WorkForm } from './work-form.tsx'

/** Cancels several appointments for one reason. */
export function CancelMany({ records, leftOut, version, onClose }: WorkProps) {
  const { i18n } = useLingui()
  const runs = useRuns(version)
  const { control, setValue } = useForm({ defaultValues: { subStatus: 'staff-request', comment: '' } })
  const [subStatus, comment] = useWatch({ control, name: ['subStatus', 'comment'] })
  const [typed, setTyped] = useState('')
  const count = records.length
  const phrase = i18n._('CANCEL {count}', { count: String(count) })
  const title = i18n._('{count, plural, one {Cancel # appointment} other {Cancel # appointments}}', { count })
  const begin = () =>
    version === 1
      ? runs.run({
          title,
          records,
          onEnd: runs.remembering('cancelled', records, () => ({ status: 'cancelled' })),
          row: contract.appointmentsV1.cancel,
          inputOf: ({ id }) => ({ params: { id } }),
        })
      : runs.run({
          title,
          records,
          onEnd: runs.remembering('cancelled', records, () => ({ status: 'cancelled', subStatus })),
          row: contract.appointmentsV2.cancel,
          inputOf: (record) => {
            const noted = withNote(record, comment.trim())
            return { params: { id: record.id }, ...noted, body: { subStatus, ...noted.body } }
          },
          basisOf: ({ comment: written }) => ({ comment: written }),
        })
  return (
    <WorkForm
      leftOut={leftOut}
      title={title}
      description={i18n._('You can’t undo this. A canceled appointment can only be booked again.')}
      submit={title}
      leave={i18n._('Keep appointments')}
      danger
      ready={count <= MANY || isPhrase(typed, phrase)}
      dirty={comment.trim() !== ''}
      begin={begin}
      onClose={onClose}
    >
      {version === 1 ? (
        <p>{i18n._('Version 1 cancels without a reason.')}</p>
      ) : (
        <>
          <SelectF
            control={control}
            name="subStatus"
            label={i18n._('Reason')}
            options={[
              { value: 'staff-request', label: i18n._('We have to cancel') },
              { value: 'user-request', label: i18n._('The guest asked to cancel') },
              { value: 'reschedule-requested', label: i18n._('The guest wants another time') },
            ]}
          />
          <CancelReasons note={comment} onNote={(note) => setValue('comment', note)} />
          <TextF
            control={control}
            name="comment"
            label={i18n._('Note')}
            help={i18n._('Saved to internal notes.')}
            multiline
            rows={2}
            maxLength={2000}
          />
        </>
      )}
      {count > MANY && (
        <TypedConfirmation
          phrase={phrase}
          typed={typed}
          onTyped={setTyped}
          warning={i18n._('Confirm this many cancellations.')}
        />
      )}
    </WorkForm>
  )
}
