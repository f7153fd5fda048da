import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { useOperation } from '../../client/use-operation.ts'
import { unlessGoneBack, useResolutionPlan } from '../../commands/conflict-resolution/use-resolution-plan.tsx'
import type { RecordForm } from '../../fields/record/record-form.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { showToast } from '../../ui/toast.ts'
import { paths } from '../../paths/paths.ts'
import type { ServiceValues } from './service-form-values.ts'
import { serviceChange, serviceWrite } from './service-writes.ts'

/** The entry of a record's menu that turns a stored service on or off as a whole, and the plan that stands before some of it. */
export function useActiveSwitch(
  service: Service | undefined,
  record: RecordForm<ServiceValues>,
): { actions: readonly RowAction[]; panel: ReactNode } {
  const { i18n } = useLingui()
  const api = useApi()
  const update = useOperation(contract.services.update)
  const { settle, panel } = useResolutionPlan()
  const { form } = record
  const { isDirty } = form.formState
  const refused = useRefusal('write')
  if (!service) return { actions: [], panel }
  const { id, name } = service

  const comingNow = async (): Promise<string> => {
    const asked = { api, places: paths, now: api.clock.now() }
    const [found] = await import('../../fields/uses/parts.ts')
      .then(({ comingOf }) => comingOf(asked, { serviceId: id }))
      .catch(() => [])
    if (!found) return ''
    const text = i18n._(
      '{count, plural, one {The # upcoming appointment stays.} other {The # upcoming appointments stay.}}',
      {
        count: found.total,
      },
    )
    return ` ${text}`
  }
  const set = async (active: boolean, undone: boolean) => {
    try {
      await update.mutateAsync({ params: { id }, body: { active } })
      const stay = active ? '' : await comingNow()
      showToast({
        key: `active ${id}`,
        tone: 'confirmed',
        text: active
          ? i18n._('“{name}” can be booked', { name })
          : `${i18n._('“{name}” can no longer be booked', { name })}.${stay}`,
        ...(!undone && { action: { label: i18n._('Undo'), run: () => void set(!active, true) } }),
      })
    } catch (error) {
      record.showError(error)
    }
  }
  /** Asks first what becomes of those who are to come; where something is to, it is done together with the change. */
  const deactivate = async () => {
    const title = i18n._('Deactivate “{name}”', { name })
    const body = { active: false }
    const begun = await settle({
      name: title,
      change: { services: [serviceChange(service, body)] },
      writes: () => [serviceWrite(title, service, body, service.version || undefined)],
    })
    if (!begun) await set(false, false)
  }
  const toggle = () => {
    if (!isDirty) return void (service.active ? deactivate().catch(unlessGoneBack) : set(true, false))
    // A write of its own would make what is typed a change of an older version.
    form.setValue('active', !form.getValues('active'), { shouldDirty: true })
    showToast({ key: `active ${id}`, text: i18n._('Saved together with your other changes.') })
  }
  const action: RowAction = {
    label: service.active ? i18n._('Deactivate') : i18n._('Activate'),
    icon: service.active ? 'block' : 'check',
    disabledReason: refused,
    onAct: toggle,
  }
  return { actions: [action], panel }
}
