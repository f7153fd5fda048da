import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Service } from '#api/contract/services.ts'
import { isTold } from '../../client/reading/warnings.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

/** Whether a service can be booked, in words; null where its deployment does not tell. */
export const activeWords = (i18n: I18n, service: Service): string | null => {
  if (!isTold(service, 'active')) return null
  return service.active ? i18n._('Active') : i18n._('Inactive')
}

/** Whether a service can be booked, as a chip. */
export function ActiveChip({ service }: { service: Service }) {
  const { i18n } = useLingui()
  const words = activeWords(i18n, service)
  return words === null ? '—' : <StatusChip tone={service.active ? 'confirmed' : 'cancelled'} label={words} />
}
