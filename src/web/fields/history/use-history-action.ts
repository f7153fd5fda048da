import { useLingui } from '@lingui/react'
import { useNavigate } from 'react-router-dom'
import { useCaller } from '../../client/use-caller.ts'
import { useExtension } from '../../client/use-operation.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'

/**
 * Leads from a record without a form to what became of it in the log of changes, at the address that is answered for its id;
 * undefined where the service keeps no log, and for those who may not read it.
 */
export function useHistoryAction(addressOf: (id: string) => string): ((id: string) => RowAction) | undefined {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const mayAudit = useCaller()?.rights.includes('audit') ?? false
  const hasAudit = useExtension('audit')
  if (!hasAudit || !mayAudit) return undefined
  return (id) => ({
    label: i18n._('History'),
    icon: 'clock',
    onAct: () => void navigate(addressOf(id)),
  })
}
