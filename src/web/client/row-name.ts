import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'

/** Where a row stands in the contract. */
export interface RowName {
  group: string
  operation: string
}

const names = new Map<Row, RowName>(
  Object.entries(contract).flatMap(([group, rows]) =>
    Object.entries<Row>(rows).map(([operation, row]) => [row, { group, operation }] as const),
  ),
)

/** The group and operation of a row: its names in the contract. */
export const rowNameOf = (row: Row): RowName => names.get(row) ?? { group: row.resource, operation: row.path }
