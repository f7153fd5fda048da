import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { isWaiting } from '../../../../api/core/rules/waiting.ts'
import { useDeleteQuestion } from '../../../fields/uses/useDeleteQuestion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { paint } from '../../../theme/paint.ts'
import { paths } from '../../paths.ts'
import { nameOf } from '../appointment-name.ts'
import type { Desk } from '../desk/use-desk.ts'
import { useApi } from '../../../client/api-context.ts'
import { useEarlyQuestion } from '../early-step.ts'
import { reschedulingAddress } from '../fit/rescheduling.ts'
import { keyOf } from '../quick/step-keys.ts'
import { askSeries } from '../series/asked.ts'
import { changeOf, nextStep, STEP_WORDS, STEPS, type StatusStep, verdictOf } from '../status-steps.ts'
import { ActionButton } from './ActionButton.tsx'
import { size } from '../../../theme/scale.ts'

/** Forms that open from the panel. */
export type PanelForm = 'edit' | 'move' | 'find' | 'cancel' | 'mask' | 'take'

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
  '& > details': { color: paint.soft, fontSize: size.caption },
  '& > details > summary': { cursor: 'pointer', minBlockSize: 24 },
  '& > details > ul': { margin: 0, paddingInlineStart: 18 },
})

/** What can be done with an appointment now; what cannot says why. */
export function Actions({ appointment, desk, knowsSubStatus, onForm, onGone }: ActionsProps) {
  const { i18n } = useLingui()
  const { clock } = useApi()
  const [busy, setBusy] = useState<string>()
  const name = nameOf(appointment) || i18n._('Appointment')
  const next = nextStep(appointment)
  const navigate = useNavigate()
  const isMeant = useEarlyQuestion()
  const location = useLocation()
  const { ask, question } = useDeleteQuestion(paths)

  const run = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what)
    await work()
    setBusy(undefined)
  }
  const take = (step: StatusStep) =>
    run(step, async () => {
      if (!(await isMeant(step, [appointment]))) return
      const failed = i18n._('The status of {name} was not changed.', { name })
      await desk.change(appointment, changeOf(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
    })
  const remove = async () => {
    const answer = await askSeries(appointment, { kind: 'remove' }, knowsSubStatus ? 2 : 1)
    if (answer === 'taken') onGone()
    if (answer !== 'alone') return
    const isSure = await ask({ kind: 'appointment', record: appointment }, name)
    if (!isSure) return
    const words = { done: i18n._('{name} is deleted.', { name }), failed: i18n._('{name} was not deleted.', { name }) }
    await run('delete', async () => {
      if (await desk.remove(appointment, words)) onGone()
    })
  }
  const offered = STEPS.filter((step) => {
    if (step === 'unconfirm' || step === 'reopen') return verdictOf(step, appointment).ok
    return knowsSubStatus || !['arrive', 'start', 'no-show'].includes(step)
  })
  const waits = isWaiting(appointment)
  const closed = [
    ...(appointment.blocked ? [] : offered.map((step) => [step, i18n._(STEP_WORDS[step].label)] as const)),
    ['move', i18n._('Move')] as const,
    ['cancel', i18n._('Cancel appointment')] as const,
    ...(waits ? [['edit', i18n._('Edit')] as const] : []),
  ].flatMap(([action, label]) => {
    const verdict = verdictOf(action, appointment)
    return verdict.ok ? [] : [{ label, reason: i18n._(verdict.reason) }]
  })
  return (
    <Rows>
      {question}
      {!appointment.blocked && (
        <div>
          {offered.map((step) => (
            <ActionButton
              key={step}
              verdict={verdictOf(step, appointment)}
              label={i18n._(STEP_WORDS[step].label)}
              icon={STEP_WORDS[step].icon}
              kind={step === next ? 'primary' : 'plain'}
              hint={keyOf(step)}
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
        {!appointment.blocked && !waits && (
          <ActionButton
            verdict={verdictOf('move', appointment)}
            label={i18n._('Find another time')}
            icon="search"
            onClick={() => onForm('find')}
          />
        )}
        <ActionButton
          verdict={verdictOf('move', appointment)}
          label={i18n._('Reschedule')}
          icon="calendar"
          onClick={() => void navigate(reschedulingAddress(appointment, location, clock.now()))}
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
        {!waits && (
          <Button icon="download" onClick={() => onForm('take')}>
            {i18n._('Calendar file')}
          </Button>
        )}
        <ActionButton
          verdict={verdictOf('delete', appointment)}
          label={i18n._('Delete')}
          icon="trash"
          busy={busy !== undefined}
          onClick={() => void remove()}
        />
      </div>
      {/* A finger cannot hover: what the tooltips of closed actions say stands here as well. */}
      {closed.length > 0 && (
        <details>
          <summary>{i18n._('Why some actions are unavailable')}</summary>
          <ul>
            {closed.map(({ label, reason }) => (
              <li key={label}>
                {label}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Rows>
  )
}
