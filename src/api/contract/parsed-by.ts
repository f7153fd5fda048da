import { z } from 'zod/mini'
import type { FieldError } from './errors.ts'
import { fieldErrors } from './issues.ts'

/** A value by a schema of the contract, or what is wrong with it. */
export const parsedBy = <S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): { value: z.output<S> } | { errors: FieldError[] } => {
  const parsed = z.safeParse(schema, value, { reportInput: true })
  return parsed.success ? { value: parsed.data } : { errors: fieldErrors(parsed.error.issues) }
}
