import { useLingui } from '@lingui/react'
import { Suspense, useState, type ReactNode } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Action } from '#api/core/rules/statuses.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { RecordAction } from '../../fields/list/record-actions.ts'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { paths } from '../../paths/paths.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useVerdict } from '../../commands/appointments/use-verdict.ts'
import { useStepActions } from './use-step-actions.ts'
import type { WorkKind } from './bulk/work.ts'

const WorkDialog = lazySection(withMessages(() => import('./bulk/work-dialog.tsx')))
const CancelDialog = lazySection(withMessages(() => import('../appointment/cancel-dialog.tsx')))
const MaskDialog = lazySection(withMessages(() => import('../appointment/mask-dialog.tsx')))
const MoveDialog = lazySection(withMessages(() => import('../appointment/move-dialog.tsx')))

/** Of one appointment these have a form of their own, which shows more of it. */
const OF_ONE = { cancel: CancelDialog, mask: MaskDialog, shift: MoveDialog } as const

interface OpenWork {
  kind: WorkKind
  records: readonly Appointment[]
  leftOut: string
  close: (taken: boolean) => void
}

/** What can be done with appointments from their list, and the dialog that an action has opened. */
export function useListActions(version: InterfaceVersion): {
  actions: readonly RecordAction<Appointment>[]
  dialog: ReactNode
} {
  const { i18n } = useLingui()
  const judge = useVerdict()
  const commands = useAppointmentCommands(version)
  const steps = useStepActions(version)
  const { ask, question } = useDeleteQuestion(paths)
  const [open, setOpen] = useState<OpenWork>()

  const openWork = (kind: WorkKind) => (records: readonly Appointment[], leftOut: string) =>
    new Promise<boolean>((resolve) => {
      const close = (taken: boolean) => {
        setOpen(undefined)
        resolve(taken)
      }
      setOpen({ kind, records, leftOut, close })
    })
  const remove = async (records: readonly Appointment[], leftOut: string) => {
    const [only, second] = records
    if (!only || second) return openWork('delete')(records, leftOut)
    const name = displayName(i18n, only)
    if (!(await ask({ kind: 'appointment', record: only }, name))) return false
    const words = {
      done: i18n._('Appointment deleted: {name}', { name }),
      failed: i18n._('Couldn’t delete {name}', { name }),
    }
    return commands.remove(only, words)
  }
  const closedFor = (action: Action) => (record: Appointment) => {
    const verdict = judge(action, record)
    return verdict.ok ? undefined : i18n._(verdict.reason)
  }
  const actions: RecordAction<Appointment>[] = [
    ...steps,
    {
      id: 'cancel',
      label: i18n._('Cancel appointment'),
      icon: 'close',
      closed: closedFor('cancel'),
      act: openWork('cancel'),
    },
    { id: 'move', label: i18n._('Move'), icon: 'clock', rare: true, closed: closedFor('move'), act: openWork('shift') },
    {
      id: 'classification',
      label: i18n._('Set category'),
      icon: 'edit',
      rare: true,
      closed: closedFor('edit'),
      act: openWork('classification'),
    },
    {
      id: 'origin',
      label: i18n._('Set source'),
      icon: 'edit',
      rare: true,
      closed: closedFor('edit'),
      act: openWork('origin'),
    },
    {
      id: 'mask',
      label: i18n._('Anonymize guest'),
      icon: 'absent',
      rare: true,
      applies: ({ guests }) => guests.length > 0,
      closed: closedFor('mask'),
      act: openWork('mask'),
    },
    {
      id: 'delete',
      label: i18n._('Delete'),
      icon: 'trash',
      danger: true,
      rare: true,
      closed: closedFor('delete'),
      act: remove,
    },
  ]
  const [only, second] = open?.records ?? []
  const One = open && second === undefined && open.kind in OF_ONE ? OF_ONE[open.kind as keyof typeof OF_ONE] : undefined
  return {
    actions,
    dialog: (
      <>
        {question}
        {open && (
          <Suspense fallback={null}>
            {One && only ? (
              <One appointment={only} version={version} onClose={(done = false) => open.close(done)} />
            ) : (
              <WorkDialog
                kind={open.kind}
                records={open.records}
                leftOut={open.leftOut}
                version={version}
                onClose={open.close}
              />
            )}
          </Suspense>
        )}
      </>
    ),
  }
}
