import type { ServiceType } from '../../contract/service-types.ts'
import { listTooLarge } from '../../core/failure.ts'
import type { Find, Found } from '../../core/store.ts'
import { ask, type Db } from './database.ts'
import { countOf } from './find.ts'
import { onlyIds } from './where.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'

/** Documents that are parsed at once: whoever shares them wrote them as long as they may be. */
const TOGETHER = 20

/** The wall shows what others share to whoever says that it is what is asked for. */
async function amongOffers<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await ask(db, sql`select set_config('frontdesk.offers', 'on', true)`)
  const answer = await work()
  await ask(db, sql`select set_config('frontdesk.offers', '', true)`)
  return answer
}

/** A page of the service types that others share with an organization. Between slices other calls have their turn. */
export const offersOf = (
  db: Db,
  { offered }: Scope,
  { offset = 0, limit, withinBytes }: Find,
): Promise<Found<ServiceType>> =>
  amongOffers(db, async () => {
    const ids = await ask<{ id: string }>(
      db,
      sql`select id from service_types where ${offered} order by sort_key, id
        offset ${offset}::bigint limit ${limit ?? null}::bigint`,
    )
    const items: ServiceType[] = []
    let length = 0
    for (let at = 0; at < ids.length; at += TOGETHER) {
      const slice = ids.slice(at, at + TOGETHER).map(({ id }) => id)
      const docs = await ask<{ text: string }>(
        db,
        sql`select doc::text as text from service_types where ${offered} and id = any(${slice}::text[]::uuid[])
          order by sort_key, id`,
      )
      for (const { text } of docs) {
        length += text.length
        if (withinBytes !== undefined && length > withinBytes) throw listTooLarge(withinBytes)
        items.push(JSON.parse(text) as ServiceType)
      }
    }
    return { items, total: await countOf(db, sql`service_types where ${offered}`) }
  })

/** The service type of this id, where others share it with the organization. */
export const offerOf = (db: Db, { offered }: Scope, id: string): Promise<ServiceType | undefined> =>
  amongOffers(db, async () => {
    const own = sql`id = any(${onlyIds([id])}::text[]::uuid[])`
    const [found] = await ask<{ doc: ServiceType }>(db, sql`select doc from service_types where ${offered} and ${own}`)
    return found?.doc
  })
