import { z } from 'zod/mini'

/** What the OpenAPI document says of a schema beside its form. */
export interface Documented {
  description?: string
  /** The texts that mean something, where others are let through and ignored. */
  known?: readonly string[]
  /**
   * The least that a body must name: one of these lists whole, and none of it null. A dot names a field within a field. The
   * operation enforces it, since it alone knows what a named record gives.
   */
  needs?: readonly (readonly string[])[]
}

/** Where a schema of the contract says so. */
export const documented = z.registry<Documented>()
