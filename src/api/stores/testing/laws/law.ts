import type { Condition, Occupancy, Rows, Store, TableName, Tables } from '../../../core/store.ts'
import { idOf, rowOf } from '../rows-of.ts'

/** What a law works with: the store under test, and short ways to use it as one organization. */
export interface Law {
  store(): Store
  write<T>(this: void, work: (rows: Rows) => Promise<T>): Promise<T>
  read<T>(this: void, work: (rows: Rows) => Promise<T>): Promise<T>
  insert<T extends TableName>(this: void, table: T, ...all: Tables[T][]): Promise<void>
  /** The numbers of the rows that meet the conditions, in the table's order. */
  numbers(this: void, table: TableName, ...where: Condition[]): Promise<number[]>
}

/** How a refused collision looks. */
export const conflict = { refusal: 'conflict' }
/** When everything of the laws was made. */
export const createdAt = '2026-01-01T00:00:00.000Z'
/** An instant of the one day of the laws, ISO. */
export const at = (clock: string): string => `2026-03-02T${clock}:00.000Z`
/** The same in epoch milliseconds. */
export const ms = (clock: string): number => Date.parse(at(clock))

/** A time taken on the first calendar, without an end to its hold. */
export const occupancy = (number: number, from: string, to: string): Occupancy => ({
  appointmentId: idOf(number),
  calendarId: idOf(1),
  from: ms(from),
  to: ms(to),
  lapsesAt: null,
})

/** An appointment of the one day. */
export const appointment = (number: number, from: string, to: string) =>
  rowOf('appointments', number, { startDate: at(from), endDate: at(to) })

/** A remembered answer about the fifth row. */
export const answerOf = (key: string) => {
  const answer = { id: idOf(5), text: 'é' }
  return { key, requestHash: 'hash', status: 201, answer, resourceId: idOf(5), expiresAt: 1000 }
}
