import type { JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { idText } from '../reading/json.ts'
import { rowNameOf } from '../row-name.ts'

/** Where the records are read that an operation writes. */
export interface Home {
  group: string
  get: Row
  /** The path parameter that names a record: `id` or `publicId`. */
  param: string
}

const PARAM = /\{(\w+)\}$/

const homeIn = (group: string, rows: Readonly<Record<string, Row>>): Home | undefined => {
  const param = rows.get && PARAM.exec(rows.get.path)?.[1]
  return rows.get && param !== undefined ? { group, get: rows.get, param } : undefined
}

const homes = new Map<string, Home>(
  Object.entries(contract).flatMap(([group, rows]) => {
    const home = homeIn(group, rows)
    return home ? [[group, home] as const] : []
  }),
)

/** Where one record of a row's resource is read; undefined where that cannot be done. */
export const homeOf = (row: Row): Home | undefined =>
  homes.get(rowNameOf(row).group) ?? [...homes.values()].find(({ get }) => get.resource === row.resource)

/** Whether a row changes fields of one record. */
export const isUpdate = (row: Row): boolean => row.method === 'PUT' && PARAM.test(row.path)

/** Whether a row makes something. */
export const isCreate = (row: Row): boolean => row.method === 'POST' && !row.path.includes('{')

/** The text that names a record in addresses; undefined where it has none. */
export const idIn = ({ param }: Home, raw: JsonObject): string | undefined =>
  idText(raw[param]) ?? idText(raw.id) ?? idText(raw._id)

/** The key of a record among all of a connection. */
export const recordKey = ({ group }: Home, id: string): string => `${group} ${id}`

/** The keys of a record in every presentation of its resource. */
export const keysOf = (row: Row, id: string): string[] =>
  [...homes.values()].filter(({ get }) => get.resource === row.resource).map((home) => recordKey(home, id))
