import type { Row } from '../contract/operation.ts'
import { contract } from '../contract/table.ts'
import type { Context, OpenContext } from '../core/context.ts'
import type { Operations, Page } from '../core/operation.ts'

/** What a call carries once it is parsed. */
export interface ParsedInput {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** An operation whose row is only known at run time. */
export type AnyOperation = (input: ParsedInput, context: Context, page: Page) => Promise<unknown>

/** The same of a row that is not signed. */
export type AnyOpenOperation = (input: ParsedInput, context: OpenContext) => Promise<unknown>

/** One row of the contract with the operation that carries it out. */
export interface Route {
  /** `group.operation`, as in the OpenAPI document and the log. */
  name: string
  row: Row
  operation: AnyOperation
}

/** One row that is not signed with the operation that carries it out. */
export interface OpenRoute {
  name: string
  row: Row
  open: AnyOpenOperation
}

/** One row whose answer goes on and on. */
export interface StreamRoute {
  name: string
  row: Row
  stream: true
}

/** One row whose answer is made of what others answer. */
export interface BatchRoute {
  name: string
  row: Row
  batch: true
}

/** A row of the contract with what carries it out. */
export type AnyRoute = Route | OpenRoute | StreamRoute | BatchRoute

const parameters = (path: string): number => path.split('{').length

/** Every row of the contract as a route, paths without parameters before those with, so that names win over ids. */
export function routes(operations: Operations): AnyRoute[] {
  // The compiler has checked each row against its own operation; here they meet again as one list of any of them.
  const byGroup = operations as unknown as Record<string, Record<string, AnyOperation & AnyOpenOperation>>
  return Object.entries(contract as Record<string, Record<string, Row>>)
    .flatMap(([group, rows]) =>
      Object.entries(rows).flatMap(([operationName, row]): AnyRoute[] => {
        const operation = byGroup[group]?.[operationName]
        const name = `${group}.${operationName}`
        if (row.kind === 'stream') return [{ name, row, stream: true }]
        if (row.kind === 'batch') return [{ name, row, batch: true }]
        if (!operation) return []
        return [row.auth === 'none' ? { name, row, open: operation } : { name, row, operation }]
      }),
    )
    .toSorted((a, b) => parameters(a.row.path) - parameters(b.row.path))
}

/** A row's path in the router's notation: `{id}` becomes `:id`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
