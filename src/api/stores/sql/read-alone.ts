import type { Database, Db } from './database.ts'

/** Kinds of reads that are remembered as asking more than once. */
const MOST = 1000

/** Carries out reads of one question; answers undefined where a read has to be carried out in a transaction of its own. */
export type ReadAlone = <T>(
  organizationId: string,
  kind: string,
  work: (db: Db) => Promise<T>,
) => Promise<{ answer: T } | undefined>

/** Expects of every kind of read that it asks once, until one of an organization has asked more. */
export function createReadAlone(
  database: Database,
  withinOf: (organizationId: string) => string | undefined,
): ReadAlone {
  const several = new Set<string>()

  return async (organizationId, kind, work) => {
    const name = `${organizationId} ${kind}`
    if (!database.readOnce || several.has(name)) return undefined
    let asked = 0
    const count = (): void => {
      if (++asked > 1) throw new Error('This read asks more than once.')
    }
    const asking =
      (isInOrder: boolean): Db['query'] =>
      async (text, values = []) => {
        count()
        return (await database.readOnce?.(text, values, withinOf(organizationId), isInOrder)) ?? []
      }
    const query = asking(false)
    const queryByKey: Db['query'] = async (text, values = []) => {
      const within = withinOf(organizationId)
      if (!database.readByKey || within === undefined) return query(text, values)
      count()
      return database.readByKey(text, values, within)
    }
    const db: Db = { query, queryByKey, queryInOrder: asking(true) }
    const over = (): boolean => asked > 1
    try {
      const answer = await work(db)
      if (!over()) return { answer }
    } catch (error) {
      if (!over()) throw error
    }
    if (several.size >= MOST) several.clear()
    several.add(name)
    return undefined
  }
}
