import type { Json } from './json.ts'

/** Fields whose folded text a store keeps, so that it can be asked for a part of it. */
export const FOLDED_FIELDS = ['name', 'title'] as const
/** The name of such a field. */
export type FoldedField = (typeof FOLDED_FIELDS)[number]

/** One condition on a row; several are joined by "and". Paths are dotted: `template.presetId`. */
export type Condition =
  | { readonly field: string; readonly equals: string | number | boolean | null }
  | { readonly field: string; readonly anyOf: readonly string[] }
  | { readonly field: string; readonly noneOf: readonly string[] }
  /** The folded text of one field contains the folded needle. */
  | { readonly field: FoldedField; readonly contains: string }
  /** The text at `field` has this text in it, letter by letter. */
  | { readonly field: string; readonly mentions: string }
  /** The list at `field` has an entry that equals, or (for objects) includes, one of these. */
  | { readonly field: string; readonly holdsAnyOf: readonly Json[] }
  /** The row's folded search text (core/tables.ts) contains the folded needle. */
  | { readonly search: string }
  /** The digits of an appointment's guests' phones (core/tables.ts) contain these digits. */
  | { readonly guestPhone: string }
  /** `[startDate, endDate)` of an appointment shares an instant with `[from, to)`; null is open. ISO, UTC. */
  | { readonly during: readonly [from: string | null, to: string | null] }
  /** A list of `{ startDate, endDate }` is empty or has a range that touches `[from, to)`. */
  | { readonly field: string; readonly emptyOrDuring: readonly [from: string | null, to: string | null] }
  | { readonly either: readonly Condition[] }

/** A question to one table; its order is the table's own (core/tables.ts). */
export interface Find {
  where?: readonly Condition[]
  /** Rows to skip. */
  offset?: number
  /** Rows to answer at most; absent answers all. */
  limit?: number
  /**
   * Rows to count at most for the total: where there are more, and more than the page reaches, the total is one more than
   * was counted (found.ts). Absent counts all.
   */
  countTo?: number
  /** Bytes of documents to answer at most, about; more throws an `unprocessable` failure. Absent has no bound. */
  withinBytes?: number
}
