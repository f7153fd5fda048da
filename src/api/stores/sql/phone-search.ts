import { fold } from '../../values/fold.ts'
import type { Condition, TableName } from '../../core/store.ts'
import { HAS_OTHER_DIGITS, TELLING_DIGITS } from './migrations/0027-phones-in-fours.ts'
import type { Scope } from './scope.ts'
import { type Sql, all, raw, sql } from './sql.ts'
import { searchSql, whereSql } from './where.ts'

const onlyDigits = new RegExp(`^[0-9]{${TELLING_DIGITS},}$`)

interface PhoneSought {
  search: string
  guestPhone: string
}

/** What is searched for in texts and, as a part of a phone, in guests' phones; undefined where another condition is given. */
function soughtBy(condition: Condition): PhoneSought | undefined {
  if (!('either' in condition) || condition.either.length !== 2) return undefined
  const [text, phone] = condition.either
  if (!text || !phone || !('search' in text) || !('guestPhone' in phone)) return undefined
  return onlyDigits.test(phone.guestPhone) ? { search: text.search, guestPhone: phone.guestPhone } : undefined
}

/**
 * `appointments where …` of what a search for six digits or more finds, by the places of rows that indexes answer; undefined where something else
 * is searched for.
 */
export function phoneSearch(scope: Scope, table: TableName, where: readonly Condition[]): Sql | undefined {
  const sought = table === 'appointments' ? where.map(soughtBy).find((it) => it !== undefined) : undefined
  if (!sought) return undefined
  const others = whereSql(where.filter((condition) => !soughtBy(condition)))
  const text = fold(sought.search)
  // A text that holds no other digits than those of phones has these in a phone, too.
  const inText = onlyDigits.test(text) ? all([raw(HAS_OTHER_DIGITS), searchSql(text)]) : searchSql(text)
  const places = sql`array(select appointments_of_phone(${scope.owner}, ${sought.guestPhone})
    union all select ctid from appointments where ${scope.own(inText)})`
  return sql`appointments where ${scope.own(all([others, sql`ctid = any(${places})`]))}`
}
