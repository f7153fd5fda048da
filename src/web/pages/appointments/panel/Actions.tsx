import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { confirm } from '../../../ui/confirm.ts'
import { nameOf } from '../appointment-name.ts'
import type { Desk } from '../desk/use-desk.ts'
import { changeOf, nextStep, STEP_WORDS, STEPS, type StatusStep, verdictOf } from '../status-steps.ts'
import { ActionButton } from './ActionButton.tsx'

/** Forms that open from the panel. */
export type PanelForm = 'edit' | 'move' | 'cancel' | 'mask'

interface ActionsProps {
  appointment: Appointment
  desk: Desk
  /** Version 1 cannot tell sub-statuses, so steps that are only a sub-status are not offered. */
  knowsSubStatus: boolean
  onForm: (form: PanelForm) => void
  onGone: () => void
}

const Rows = styled('div')({
  display: 'grid',
  gap: 8,
  marginBlockEnd: 18,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 6 },
})

/** What can be done with an appointment now; what cannot says why. */
export function Actions({ appointment, desk, knowsSubStatus, onForm, onGone }: ActionsProps) {
  const { i18n } = useLingui()
  const [busy, setBusy] = useState<string>()
  const name = nameOf(appointment) || i18n._('Appointment')
  const next = nextStep(appointment)

  const run = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what)
    await work()
    setBusy(undefined)
  }
  const take = (step: StatusStep) =>
    run(step, () => {
      const failed = i18n._('The status of {name} was not changed.', { name })
      return desk.change(appointment, changeOf(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
    })
  const remove = async () => {
    const isSure = await confirm({
      title: i18n._('Delete {name}?', { name }),
      text: i18n._('It leaves the records for good. To keep a trace, cancel it instead.'),
      confirmLabel: i18n._('Delete'),
      danger: true,
    })
    if (!isSure) return
    const words = { done: i18n._('{name} is deleted.', { name }), failed: i18n._('{name} was not deleted.', { name }) }
    await run('delete', async () => {
      if (await desk.remove(appointment, words)) onGone()
    })
  }
  const offered = STEPS.filter((step) => {
    if (step === 'unconfirm' || step === 'reopen') return verdictOf(step, appointment).ok
    return knowsSubStatus || (step !== 'arrive' && step !== 'start')
  })
  return (
    <Rows>
      {!appointment.blocked && (
        <div>
          {offered.map((step) => (
            <ActionButton
              key={step}
              verdict={verdictOf(step, appointment)}
              label={i18n._(STEP_WORDS[step].label)}
              icon={STEP_WORDS[step].icon}
              kind={step === next ? 'primary' : 'plain'}
              busy={busy !== undefined}
              onClick={() => void take(step)}
            />
          ))}
        </div>
      )}
      <div>
        <ActionButton
          verdict={verdictOf('edit', appointment)}
          label={i18n._('Edit')}
          icon="edit"
          onClick={() => onForm('edit')}
        />
        <ActionButton
          verdict={verdictOf('move', appointment)}
          label={i18n._('Move')}
          icon="clock"
          onClick={() => onForm('move')}
        />
        <ActionButton
          verdict={verdictOf('cancel', appointment)}
          label={i18n._('Cancel appointment')}
          icon="close"
          onClick={() => onForm('cancel')}
        />
        {appointment.guests.length > 0 && (
          <ActionButton
            verdict={verdictOf('mask', appointment)}
            label={i18n._('Mask guests')}
            icon="absent"
            onClick={() => onForm('mask')}
          />
        )}
        <ActionButton
          verdict={verdictOf('delete', appointment)}
          label={i18n._('Delete')}
          icon="trash"
          busy={busy !== undefined}
          onClick={() => void remove()}
        />
      </div>
    </Rows>
  )
}
