import type { z } from 'zod/mini'

/** The schema under what may be left out, null or given by default. */
const innermost = (type: z.core.$ZodType): z.core.$ZodTypes => {
  // Every schema of the contract is one of zod's own.
  const schema = type as z.core.$ZodTypes
  const { def } = schema._zod
  return 'innerType' in def ? innermost(def.innerType) : schema
}

/** The fields of an object's schema; undefined for every other one, also for a free object. */
export const shapeOf = (type: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> | undefined => {
  const def = type && innermost(type)._zod.def
  return def?.type === 'object' ? def.shape : undefined
}

/** The schema of a list's entries; undefined for what is no list. */
export const elementOf = (type: z.core.$ZodType | undefined): z.core.$ZodType | undefined => {
  const def = type && innermost(type)._zod.def
  return def?.type === 'array' ? def.element : undefined
}

/** Whether a schema is an id's. */
export const isId = (type: z.core.$ZodType | undefined): boolean => {
  const def = type && innermost(type)._zod.def
  return def?.type === 'string' && 'format' in def && def.format === 'guid'
}
