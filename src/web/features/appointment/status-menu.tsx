import { useLingui } from '@lingui/react'
import ButtonBase from '@mui/material/ButtonBase'
import type { Appointment } from '#api/contract/appointments.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { OpenMenu, useMenu } from '../../ui/menu-button.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { radius } from '../../theme/scale.ts'
import { STEP_WORDS, STATUS_STEPS, type StatusStep, verdictOf } from '../../commands/appointments/status-steps.ts'
import { useVerdict } from '../../commands/appointments/use-verdict.ts'

interface StatusMenuProps {
  appointment: Appointment
  /** Version 1 cannot tell sub-statuses, so steps that are only a sub-status are not offered. */
  knowsSubStatus: boolean
  onStep: (step: StatusStep) => void
}

/** As high as the button is, so that nothing moves where one takes the place of the other. */
const place = { borderRadius: radius.card, minBlockSize: 24, verticalAlign: 'middle' } as const

/** The room of the status before it can be pressed; the component library would take most of a panel's first paint. */
export const StatusRoom = () => <span style={{ ...place, display: 'inline-block' }} />

/** How an appointment stands, and every other standing it can be given; a closed one says why. A block only shows its state. */
export function StatusMenu({ appointment, knowsSubStatus, onStep }: StatusMenuProps) {
  const { i18n } = useLingui()
  const { opener, menu } = useMenu()
  const judge = useVerdict()
  const { tone, label } = standingOf(appointment, i18n)
  if (appointment.blocked) return <StatusChip tone={tone} label={label} />

  const offered = STATUS_STEPS.filter((step) => {
    if (step === 'unconfirm' || step === 'reopen') return verdictOf(step, appointment).ok
    return knowsSubStatus || !['arrive', 'start', 'no-show'].includes(step)
  })
  const name = i18n._('Status: {status}', { status: label })
  return (
    <>
      <ButtonBase {...opener} aria-label={name} style={place}>
        <StatusChip tone={tone} label={label} opens />
      </ButtonBase>
      <OpenMenu
        {...menu}
        label={name}
        actions={offered.map((step) => {
          const verdict = judge(step, appointment)
          return {
            label: i18n._(STEP_WORDS[step].label),
            icon: STEP_WORDS[step].icon,
            onAct: () => onStep(step),
            disabledReason: verdict.ok ? undefined : i18n._(verdict.reason),
          }
        })}
      />
    </>
  )
}
