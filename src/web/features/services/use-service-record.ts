import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect } from 'react'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { mayStrandService } from '../../commands/conflict-resolution/service-effects.ts'
import { useResolutionPlan } from '../../commands/conflict-resolution/use-resolution-plan.tsx'
import type { RecordForm } from '../../fields/record/record-form.ts'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import type { Rules } from '../../fields/rules/rules.ts'
import { paths } from '../../paths/paths.ts'
import {
  impossibleInService,
  placeOfServiceField,
  readService,
  type ServiceBody,
  type ServiceValues,
  writeService,
} from './service-form-values.ts'
import { serviceChange, serviceWrite } from './service-writes.ts'
import { withParts } from './whole-service.ts'

/** What a service's form begins with. */
export interface ServiceSource {
  /** Absent for a new one. */
  service?: Service | undefined
  reload?: (() => Promise<Service | undefined>) | undefined
  /** What a new one is a copy of. */
  original?: Service | undefined
  /** What a new one begins with. */
  typeId?: string | null | undefined
  calendarId?: string | null | undefined
}

/** Letters of a name that leave room for what is added to a copy's; the contract takes 200. */
const LONGEST = 180

/** The form of one service, saved and judged. `rulesOf` tells what a type gives a new one. */
export function useServiceRecord(
  { service, reload, original, typeId, calendarId }: ServiceSource,
  rulesOf: (typeId: string | null) => Rules | undefined,
): { record: RecordForm<ServiceValues>; panel: ReactNode } {
  const { i18n } = useLingui()
  const create = useOperation(contract.services.create)
  const update = useOperation(contract.services.update)
  const { guard, panel } = useResolutionPlan()
  const planned = (body: Partial<ServiceBody>, ifVersion: number | undefined): Promise<Service> => {
    const plain = () => update.mutateAsync({ params: { id: service?.id ?? '' }, body, ifVersion })
    if (!service || !mayStrandService(body)) return plain()
    const name = i18n._('Save “{name}”', { name: body.name ?? service.name })
    const write = () => serviceWrite(name, service, body, ifVersion)
    return guard({ change: { services: [serviceChange(service, body)] }, name, write, plain })
  }
  const put = async (body: Partial<ServiceBody>, ifVersion: number | undefined) => {
    const saved = await planned(body, ifVersion)
    // Another deployment may answer without what it was just told.
    const { calendars = service?.calendars, dateRanges = service?.dateRanges } = body as Partial<Service>
    return withParts(saved, { calendars, dateRanges })
  }
  const record = useRecordForm<Service, ServiceValues, ServiceBody>({
    record: service,
    read: (stored) => {
      const values = readService(stored ?? original)
      if (stored || original) return values
      const calendars = calendarId ? [{ calendarId, active: true, include: [], exclude: [] }] : []
      return { ...values, typeId: typeId ?? null, calendars }
    },
    write: writeService,
    schemas: async () => {
      const { createService, updateService } = await import('#api/contract/services.ts')
      return { create: createService, update: updateService }
    },
    impossible: (values) => impossibleInService(values, rulesOf(values.typeId)),
    placeOf: placeOfServiceField,
    create: (body, idempotencyKey) => create.mutateAsync({ body, idempotencyKey }),
    update: put,
    ...(reload && { reload }),
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => paths.services.one(id),
  })
  const { form } = record
  const copyName = original && i18n._('{name} (copy)', { name: original.name.slice(0, LONGEST) })

  // The form is a store of its own: a copy is unsaved from its first moment on, since it is nowhere yet.
  useEffect(() => {
    if (copyName) form.setValue('name', copyName, { shouldDirty: true })
  }, [form, copyName])
  return { record, panel }
}
