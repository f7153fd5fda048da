import ExternalPanel from './external-panel.tsx'
import { useConnections } from '../../../commands/appointments/list/use-connections.ts'
import { readExternalId } from '../../../commands/appointments/external/external-id.ts'

/** The panel of a connected calendar's event that the address names. */
export function ExternalEvent({ open, onClose }: { open: string; onClose: () => void }) {
  const connections = useConnections()
  const { connection, id } = readExternalId(open) ?? {}
  const source = connections.find((it) => it.id === connection)?.label ?? ''
  return connection && id ? <ExternalPanel id={id} connection={connection} source={source} onClose={onClose} /> : null
}
