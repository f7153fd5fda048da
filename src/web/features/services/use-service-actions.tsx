import { useLingui } from '@lingui/react'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import type { ReactNode } from 'react'
import { callData } from '../../client/call-data.ts'
import { useResolutionPlan } from '../../commands/conflict-resolution/use-resolution-plan.tsx'
import { useChangeMany } from './many/use-change-many.tsx'
import { callOf, deletion, type RecordAction, type RecordWork } from '../../fields/list/record-actions.ts'

const setActive = (active: boolean) =>
  callOf(contract.services.update, ({ id }: Service) => ({ params: { id }, body: { active } }))

/** What can be done with services from their list, and the plan that stands before some of it. */
export function useServiceActions(): { actions: readonly RecordAction<Service>[]; panel: ReactNode } {
  const { i18n } = useLingui()
  const { settle, runAll, panel } = useResolutionPlan()
  const many = useChangeMany({ runAll })
  const titleOf = (count: number) =>
    i18n._('{count, plural, one {Deactivate # service} other {Deactivate # services}}', { count })

  /** The deactivation as ever, where nobody is to come or all stay; null where the plan does it, or nobody does. */
  const deactivation = async (records: readonly Service[]): Promise<RecordWork<Service> | null> => {
    const body = { active: false }
    const { serviceChange, serviceWrite } = await import('./service-writes.ts')
    const begun = await settle({
      name: titleOf(records.length),
      change: { services: records.map((record) => serviceChange(record, body)) },
      writes: () => records.map((it) => serviceWrite(it.name, it, body, it.version || undefined)),
    }).catch(() => null)
    if (begun !== false) return null
    return {
      call: setActive(false),
      undo: setActive(true),
      title: titleOf,
      done: (name) => i18n._('“{name}” can no longer be booked', { name }),
    }
  }
  const removalOf = (count: number) =>
    i18n._('{count, plural, one {Delete # service} other {Delete # services}}', { count })
  /** False where nobody is to come or all stay, so that the deletion goes on as ever. */
  const clears = (records: readonly Service[]): Promise<boolean> =>
    settle({
      name: removalOf(records.length),
      // An inactive one has its coming appointments as well.
      change: { services: records.map((it) => ({ before: { ...it, active: true }, after: { ...it, active: false } })) },
      writes: () =>
        records.map(({ id, name }) => ({
          id,
          name,
          serviceId: id,
          isLast: true,
          call: callData(contract.services.remove, { params: { id } }),
        })),
    }).catch(() => true)
  const actions: readonly RecordAction<Service>[] = [
    many.action,
    {
      id: 'activate',
      label: i18n._('Activate'),
      icon: 'check',
      applies: ({ active }) => !active,
      call: setActive(true),
      undo: setActive(false),
      title: (count) => i18n._('{count, plural, one {Activate # service} other {Activate # services}}', { count }),
      done: (name) => i18n._('“{name}” can be booked', { name }),
    },
    {
      id: 'deactivate',
      label: i18n._('Deactivate'),
      icon: 'block',
      applies: ({ active }) => active,
      asks: deactivation,
    },
    deletion(i18n, {
      question: (count, name) => ({
        title:
          count === 1
            ? i18n._('Delete “{name}”?', { name })
            : i18n._('{count, plural, one {Delete # service?} other {Delete # services?}}', { count }),
        text:
          count === 1
            ? i18n._(
                'Deletes the service for good and removes it from weekly schedules. Past appointments stay. Upcoming appointments prevent deletion.',
              )
            : i18n._(
                'Deletes the services for good and removes them from weekly schedules. Past appointments stay. Services with upcoming appointments can’t be deleted and are listed afterward.',
              ),
      }),
      clears,
      call: callOf(contract.services.remove, ({ id }: Service) => ({ params: { id } })),
      title: removalOf,
    }),
  ]
  return {
    actions,
    panel: (
      <>
        {many.question}
        {panel}
      </>
    ),
  }
}
