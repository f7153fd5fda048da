import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Action } from '#api/core/rules/statuses.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { useApi } from '../../client/api-context.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { paths } from '../../paths/paths.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { reschedulingAddress } from '../../commands/appointments/view/rescheduling.ts'
import { keyOfStep } from './steps/step-keys.ts'
import { askSeries } from '../../commands/appointments/series/scope-request.ts'
import { nextStep, STEP_WORDS, type StatusStep } from '../../commands/appointments/status-steps.ts'
import { useVerdict } from '../../commands/appointments/use-verdict.ts'
import { ActionButton } from './action-button.tsx'

/** Forms that open from the panel. */
export type PanelForm = 'edit' | 'move' | 'find' | 'cancel' | 'mask' | 'take' | 'history'

interface ActionsProps {
  appointment: Appointment
  desk: AppointmentCommands
  /** The version of the interface that is written through. */
  version: 1 | 2
  /** The service is answering a step of the status. */
  busy: boolean
  onStep: (step: StatusStep) => void
  onForm: (form: PanelForm) => void
  onGone: () => void
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 20 })

/** What is done most with an appointment, the next step of its status first; everything else stands in the menu at the end. */
export function Actions({ appointment, desk, version, busy, onStep, onForm, onGone }: ActionsProps) {
  const { i18n } = useLingui()
  const judge = useVerdict()
  const { clock } = useApi()
  const [removing, setRemoving] = useState(false)
  const navigate = useNavigate()
  const location = useLocation()
  const { ask, question } = useDeleteQuestion(paths)
  const name = appointmentName(appointment) || i18n._('Appointment')
  const next = nextStep(appointment)
  const hasNext = next !== undefined && (version === 2 || !['arrive', 'start'].includes(next))
  const waits = isWaiting(appointment)
  const hasHistory = useExtension('audit')

  const remove = async () => {
    const answer = await askSeries(appointment, { kind: 'remove' }, version)
    if (answer === 'taken') onGone()
    if (answer !== 'alone') return
    if (!(await ask({ kind: 'appointment', record: appointment }, name))) return
    const words = {
      done: i18n._('Appointment deleted: {name}', { name }),
      failed: i18n._('Couldn’t delete {name}', { name }),
    }
    setRemoving(true)
    if (await desk.remove(appointment, words)) onGone()
    setRemoving(false)
  }
  const reasonFor = (action: Action) => {
    const verdict = judge(action, appointment)
    return verdict.ok ? undefined : i18n._(verdict.reason)
  }
  const more: (RowAction | false)[] = [
    { label: i18n._('Edit'), icon: 'edit', onAct: () => onForm('edit'), disabledReason: reasonFor('edit') },
    { label: i18n._('Move'), icon: 'clock', onAct: () => onForm('move'), disabledReason: reasonFor('move') },
    !appointment.blocked &&
      !waits && {
        label: i18n._('Find another time'),
        icon: 'search',
        onAct: () => onForm('find'),
        disabledReason: reasonFor('move'),
      },
    !waits && { label: i18n._('Calendar file'), icon: 'download', onAct: () => onForm('take') },
    hasHistory && { label: i18n._('History'), icon: 'clock', onAct: () => onForm('history') },
    appointment.guests.length > 0 && {
      label: i18n._('Anonymize guest'),
      icon: 'absent',
      onAct: () => onForm('mask'),
      disabledReason: reasonFor('mask'),
    },
    {
      label: i18n._('Delete'),
      icon: 'trash',
      danger: true,
      onAct: () => void remove(),
      disabledReason: reasonFor('delete'),
    },
  ]
  return (
    <Row>
      {question}
      {hasNext && (
        <ActionButton
          verdict={judge(next, appointment)}
          label={i18n._(STEP_WORDS[next].label)}
          kind="primary"
          hint={keyOfStep(next)}
          busy={busy}
          onClick={() => onStep(next)}
        />
      )}
      <ActionButton
        verdict={judge('move', appointment)}
        label={i18n._('Reschedule')}
        onClick={() => void navigate(reschedulingAddress(appointment, location, clock.now()))}
      />
      <ActionButton
        verdict={judge('cancel', appointment)}
        label={i18n._('Cancel appointment')}
        short={i18n._('Cancel')}
        onClick={() => onForm('cancel')}
      />
      <MenuButton icon="more" iconOnly busy={removing} actions={more.filter((action) => action !== false)}>
        {i18n._('More actions')}
      </MenuButton>
    </Row>
  )
}
