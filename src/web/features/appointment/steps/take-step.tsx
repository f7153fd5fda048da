import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { errorWords } from '../../../client/error-words.ts'
import { queryOf } from '../../../client/query.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.ts'
import { displayName } from '../../../commands/appointments/records/appointment-name.ts'
import type { InterfaceVersion } from '../../../commands/appointments/interface-version.ts'
import { useAppointmentCommands } from '../../../commands/appointments/use-appointment-commands.ts'
import { useEarlyQuestion } from '../../../commands/appointments/early-step.ts'
import { changeOfStep, STEP_WORDS } from '../../../commands/appointments/status-steps.ts'
import { useVerdict } from '../../../commands/appointments/use-verdict.ts'
import type { KeyStep } from './step-keys.ts'

const CancelDialog = lazySection(() => import('../cancel-dialog.tsx'))

/** One key on one appointment; a new object for each press. */
export interface StepPress {
  id: string
  step: KeyStep
}

interface TakeStepProps {
  /** In the order in which they were pressed. */
  presses: readonly StepPress[]
  version: InterfaceVersion
  onTaken: (presses: readonly StepPress[]) => void
}

/** Takes the steps that were pressed, or says why one is closed; cancelling asks for its reason first. */
export default function TakeStep({ presses, version, onTaken }: TakeStepProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const commands = useAppointmentCommands(version)
  const { i18n } = useLingui()
  const judge = useVerdict()
  const isMeant = useEarlyQuestion()
  const taken = useRef(new WeakSet<StepPress>())
  /** The last step of each appointment that was pressed. */
  const last = useRef(new Map<string, Promise<void>>())
  const [leaving, setLeaving] = useState<Appointment>()

  const take = async ({ id, step }: StepPress) => {
    const refuse = (text: string) => void showToast({ key: 'appointment', tone: 'no-show', text })
    try {
      // Colleagues work on the same day: the step is decided by how it stands now.
      const appointment = await queryClient.fetchQuery(queryOf(api, contract.appointmentsV2.get, { params: { id } }))
      const name = displayName(i18n, appointment)
      const verdict = judge(step, appointment)
      if (!verdict.ok) return refuse(i18n._('{name}: {reason}', { name, reason: i18n._(verdict.reason) }))
      if (step === 'cancel') return setLeaving(appointment)
      if (version === 1 && step !== 'complete') {
        return refuse(i18n._('API version 1 has no sub-status. Choose version 2 in the filters.'))
      }
      if (!(await isMeant(step, [appointment]))) return undefined
      const failed = i18n._('Couldn’t change the status of {name}', { name })
      return void (await commands.change(appointment, changeOfStep(step), {
        done: i18n._(STEP_WORDS[step].done, { name }),
        failed,
      }))
    } catch (error) {
      return refuse(errorWords(i18n, error).title)
    }
  }
  // Keys are events of the window that may have come before this code did; each is answered once.
  useEffect(() => {
    const fresh = presses.filter((press) => !taken.current.has(press))
    if (fresh.length === 0) return
    for (const press of fresh) {
      taken.current.add(press)
      // Of one appointment, one after the other: the second is decided by what became of the first.
      last.current.set(
        press.id,
        (last.current.get(press.id) ?? Promise.resolve()).then(() => take(press)),
      )
    }
    onTaken(fresh)
  })
  return (
    leaving && (
      <Suspense fallback={null}>
        <CancelDialog appointment={leaving} version={version} onClose={() => setLeaving(undefined)} />
      </Suspense>
    )
  )
}
