import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Action } from '#api/core/rules/statuses.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { useApi } from '../../client/api-context.ts'
import { useExtension } from '../../client/use-operation.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { paths } from '../../paths/paths.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { reschedulingAddress } from '../../commands/appointments/view/rescheduling.ts'
import { againValues, copiedValues } from '../../commands/appointments/form/appointment-values.ts'
import { keyOfStep } from './steps/step-keys.ts'
import { askSeries } from '../../commands/appointments/series/scope-request.ts'
import { isRequest, nextStep, STEP_WORDS, type StatusStep } from '../../commands/appointments/status-steps.ts'
import { media } from '../../theme/paint.ts'
import { useVerdict } from '../../commands/appointments/use-verdict.ts'
import { ActionButton } from './action-button.tsx'
import { useBookLike } from './book-like.ts'

/** Forms that open from the panel. */
export type PanelForm = 'edit' | 'move' | 'find' | 'cancel' | 'mask' | 'take' | 'history'

interface ActionsProps {
  appointment: Appointment
  commands: AppointmentCommands
  /** The version of the interface that is written through. */
  version: 1 | 2
  /** The service is answering a step of the status. */
  busy: boolean
  onStep: (step: StatusStep) => void
  onForm: (form: PanelForm) => void
  onGone: () => void
}

/** Where the main action and the others have no room in one line, it has one of its own. */
const Row = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 20,
  '& > button': { flex: 'auto' },
  '& > .others': { flex: '0 0 auto', display: 'flex', gap: 8, maxInlineSize: '100%' },
  '@container (max-width: 359.95px)': { '& kbd': { display: 'none' } },
  // At the foot of a panel, in reach of a thumb.
  [media.compact]: {
    flex: '1 0 100%',
    marginBlockEnd: 0,
    '& > .others:first-of-type:last-child': { flex: 'auto', '& > *': { flex: 'auto' } },
  },
})

/**
 * What is done most with an appointment, the next step of its status first; a request is confirmed, answered by another
 * time, or declined. Everything else stands in the menu at the end.
 */
export function Actions({ appointment, commands, version, busy, onStep, onForm, onGone }: ActionsProps) {
  const { i18n } = useLingui()
  const judge = useVerdict()
  const { clock } = useApi()
  const { calendars } = useClinic()
  const [removing, setRemoving] = useState(false)
  const navigate = useNavigate()
  const location = useLocation()
  const { ask, question } = useDeleteQuestion(paths)
  const name = displayName(i18n, appointment)
  const next = nextStep(appointment)
  const hasNext = next !== undefined && (version === 2 || !['arrive', 'start'].includes(next))
  const waits = isWaiting(appointment)
  const asks = isRequest(appointment)
  const reschedule = () =>
    void navigate(
      reschedulingAddress(appointment, location, clock.now(), zoneOfFirst(appointment.calendarIds, calendars)),
    )
  const hasHistory = useExtension('audit')
  const exporting = useRefusal('export')
  const writing = useRefusal('write')
  const bookLike = useBookLike()

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
    if (await commands.remove(appointment, words)) onGone()
    setRemoving(false)
  }
  const reasonFor = (action: Action) => {
    const verdict = judge(action, appointment)
    return verdict.ok ? undefined : i18n._(verdict.reason)
  }
  const more: (RowAction | false)[] = [
    { label: i18n._('Edit'), icon: 'edit', onAct: () => onForm('edit'), disabledReason: reasonFor('edit') },
    { label: i18n._('Move'), icon: 'clock', onAct: () => onForm('move'), disabledReason: reasonFor('move') },
    asks && {
      label: i18n._('Reschedule'),
      icon: 'calendar',
      onAct: reschedule,
      disabledReason: reasonFor('move'),
    },
    !appointment.blocked &&
      !waits && {
        label: i18n._('Find another time'),
        icon: 'search',
        onAct: () => onForm('find'),
        disabledReason: reasonFor('move'),
      },
    !appointment.blocked && {
      label: i18n._('Book again'),
      icon: 'redo',
      onAct: () => bookLike(againValues(appointment)),
      disabledReason: writing,
    },
    !appointment.blocked &&
      !waits && {
        label: i18n._('Duplicate'),
        icon: 'copy',
        onAct: () => bookLike(copiedValues(appointment)),
        disabledReason: writing,
      },
    !waits && {
      label: i18n._('Calendar file'),
      icon: 'download',
      onAct: () => onForm('take'),
      disabledReason: exporting,
    },
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
      <div className="others">
        <ActionButton
          verdict={judge('move', appointment)}
          label={asks ? i18n._('Propose another time') : i18n._('Reschedule')}
          onClick={asks ? () => onForm('find') : reschedule}
        />
        <ActionButton
          verdict={judge('cancel', appointment)}
          label={asks ? i18n._('Decline') : i18n._('Cancel appointment')}
          {...(!asks && { short: i18n._('Cancel') })}
          onClick={() => onForm('cancel')}
        />
        <MenuButton icon="more" iconOnly busy={removing} actions={more.filter((action) => action !== false)}>
          {i18n._('More actions')}
        </MenuButton>
      </div>
    </Row>
  )
}
