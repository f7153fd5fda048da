import { Pool, type PoolClient } from 'pg'
import { BEGIN, type Database, type Db } from '../../api/stores/sql/database.ts'
import type { Value } from '../../api/stores/sql/sql.ts'

const dbOf = (client: PoolClient): Db => ({
  query: async <Row>(text: string, values: readonly Value[] = []) =>
    // The rows are as the query selects them; their type is the query's own word.
    (await client.query(text, [...values])).rows as Row[],
})

/**
 * A pool of connections to PostgreSQL. TLS is part of the URL: `?sslmode=verify-full` (with `&sslrootcert=FILE` for an
 * authority of one's own) encrypts and checks the server's name; without `sslmode` the connection is plain.
 */
export function openPg(url: string, { connections = 10 } = {}): Database {
  const pool = new Pool({ connectionString: url, max: connections, application_name: 'frontdesk' })
  // An idle connection may break at any time; the pool replaces it, and without a listener the process would end.
  pool.on('error', () => {})

  /** `pool.query` throws the connection away with every SQL error; a client that is only released stays. */
  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    // While a client is out the pool does not listen to it: its queries fail, and the process must live on.
    const ignore = (): void => {}
    client.on('error', ignore)
    try {
      return await work(client)
    } finally {
      client.off('error', ignore)
      client.release()
    }
  }

  return {
    query: (text, values) => withClient((client) => dbOf(client).query(text, values)),
    transaction: (mode, work) =>
      withClient(async (client) => {
        await client.query(BEGIN[mode])
        try {
          const answer = await work(dbOf(client))
          await client.query('commit')
          return answer
        } catch (error) {
          // Where even this fails the connection is gone, and with it the transaction.
          await client.query('rollback').catch(() => {})
          throw error
        }
      }),
    close: () => pool.end(),
  }
}
