import { Query, type QueryResult } from 'pg'
import type { Db, Mode } from '#api/stores/sql/database.ts'
import type { Value } from '#api/stores/sql/sql.ts'
import type { HostClient } from './hosts.ts'
import { faultOf } from './pool.ts'
import { ReadWithin, type Within } from './read-within.ts'

/** Where not even the database's own limit is heard of, the line is dead. */
const SILENCE = 20_000

/** What a question is waited for at most, milliseconds. */
export interface Limit {
  query_timeout?: number
}
/** Calls read and write within limits of time; an operator's work takes as long as it takes. */
export const silenceOf = (mode: Mode): Limit => (mode === 'read' || mode === 'write' ? { query_timeout: SILENCE } : {})

/** How SQL is sent. */
interface Sending extends Limit {
  /** Answered about one organization only. */
  within?: Within
  /** Together with what other calls ask. */
  ofSeveral?: boolean
  /** For this once: the session does not keep it prepared. */
  once?: boolean
}

/** Sends SQL; an options object of the driver's would be copied each time. */
export function send(
  client: HostClient,
  text: string,
  values: readonly Value[],
  { within, ofSeveral, once, ...limit }: Sending,
): Promise<QueryResult> {
  // What has no values is no question (`commit`, `savepoint`), and gets no name.
  const name = once || values.length === 0 ? undefined : client.nameOf(text)
  client.gather(ofSeveral)
  return new Promise((resolve, reject) => {
    const heard = (error: Error | undefined, result: QueryResult): void =>
      error ? reject(faultOf(error)) : resolve(result)
    const query =
      within === undefined ? new Query(text, values as Value[], heard) : new ReadWithin(within, text, values, heard)
    client.query(Object.assign(query, name === undefined ? limit : { ...limit, name }))
  })
}

/** Asks as one client does, within a limit of time. */
export const dbOf = (client: HostClient, limit: Limit): Db => ({
  // The rows are as the query selects them; their type is the query's own word.
  query: async <Row>(text: string, values: readonly Value[] = []) =>
    (await send(client, text, values, limit)).rows as Row[],
})

/**
 * Of a transaction that writes. What goes by keys is kept prepared, with a plan that the session keeps as well; a plan for any values
 * would not do for everything else, so that this is read anew each time.
 */
export const writingDbOf = (client: HostClient, limit: Limit): Db => {
  if (!client.plansAsTold) return dbOf(client, limit)
  const asked =
    (how: Sending): NonNullable<Db['queryByKey']> =>
    async <Row>(text: string, values: readonly Value[]) =>
      (await send(client, text, values, how)).rows as Row[]
  const once = asked({ ...limit, once: true })
  return { query: (text, values = []) => once(text, values), queryByKey: asked(limit) }
}
