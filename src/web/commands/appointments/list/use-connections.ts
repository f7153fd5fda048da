import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { CONNECTIONS, type Connection } from '#api/contract/choices.ts'
import { useDiscovery } from '../../../client/use-operation.ts'
import { OWN } from './list-url.ts'

/** A calendar connection as the reader chooses it (specification 4.4). */
export interface CalendarConnection {
  id: Connection
  label: string
  /** Undefined where the deployment does not tell. */
  connected: boolean | undefined
}

/** Every calendar connection, the own one first, called as the deployment calls them. */
export function useConnections(): readonly CalendarConnection[] {
  const { i18n } = useLingui()
  const told = useDiscovery()?.connections
  return useMemo(
    () =>
      CONNECTIONS.map((id, index) => {
        if (id === OWN) return { id, label: i18n._('Own calendars'), connected: true }
        const known = told?.find((it) => it.id === id)
        return {
          id,
          label: known?.label || i18n._('External calendar {number}', { number: index }),
          connected: known?.connected,
        }
      }),
    [told, i18n],
  )
}
