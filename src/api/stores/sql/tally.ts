import type { TableName } from '../../core/store.ts'
import { type Db, ask } from './database.ts'
import { type Scope, tableName } from './scope.ts'
import { type Sql, sql } from './sql.ts'
import { textSql, whereSql } from './where.ts'

/** How many rows have each of these values in `field`. Appointments of services are counted already, however many there are (0029). */
export async function tally(
  db: Db,
  scope: Scope,
  table: TableName,
  field: string,
  values: readonly string[],
): Promise<Record<string, number>> {
  const isCounted = table === 'appointments' && field === 'serviceId'
  const question = isCounted ? countedOf(scope, values) : countingOf(scope, table, field, values)
  const counts = new Map((await ask<{ value: string; count: number }>(db, question)).map((it) => [it.value, it.count]))
  return Object.fromEntries(values.map((value) => [value, counts.get(value) ?? 0]))
}

const countedOf = (scope: Scope, services: readonly string[]): Sql =>
  sql`select service_id as value, sum(appointments)::integer as count from appointment_counts
    where ${scope.own(sql`service_id = any(${services}::text[])`)} group by 1`

const countingOf = (scope: Scope, table: TableName, field: string, values: readonly string[]): Sql =>
  sql`select ${textSql(field)} as value, count(*)::integer as count
    from ${tableName(table)} where ${scope.own(whereSql([{ field, anyOf: values }]))} group by 1`
