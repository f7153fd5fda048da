/** A JSON object as it came, nothing known of its fields. */
export type JsonObject = Record<string, unknown>

/** Whether a value is a JSON object: no list, not null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of JSON as text; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
