import { CONNECTIONS, type Connection } from '#api/contract/choices.ts'

/** The id of a connected calendar's event among appointments, of which it is none. */
export const externalId = (connection: Connection, id: string): string => `${connection}:${id}`

/** Which event of which connected calendar an id names; undefined for an appointment. */
export function readExternalId(open: string): { connection: Connection; id: string } | undefined {
  const connection = CONNECTIONS.find((it) => open.startsWith(`${it}:`))
  return connection && { connection, id: open.slice(connection.length + 1) }
}
