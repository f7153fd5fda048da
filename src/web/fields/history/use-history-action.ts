import { useLingui } from '@lingui/react'
import { useNavigate } from 'react-router-dom'
import type { ChangedResource } from '#api/contract/changes.ts'
import { useCaller } from '../../client/use-caller.ts'
import { useExtension } from '../../client/use-operation.ts'
import { paths } from '../../paths/paths.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'

/**
 * Leads from a record without a form to what became of it in the log of changes; undefined where the service keeps none, and for
 * those who may not read it.
 */
export function useHistoryAction(resource: ChangedResource): ((id: string) => RowAction) | undefined {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const mayAudit = useCaller()?.rights.includes('audit') ?? false
  const hasAudit = useExtension('audit')
  if (!hasAudit || !mayAudit) return undefined
  return (record) => ({
    label: i18n._('History'),
    icon: 'clock',
    onAct: () => void navigate(paths.settings.audit({ resource, record })),
  })
}
