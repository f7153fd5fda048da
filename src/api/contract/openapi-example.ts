/** A JSON object of an example. */
export type Example = Record<string, unknown>

/** The id of the resource that an example is about. */
export const id = '0195550a-5c00-7000-8000-000000000001'
/** The id of the calendar in the examples. */
export const calendarId = '0195550a-5c00-7000-8000-0000000000c1'
/** The id of the service in the examples. */
export const serviceId = '0195550a-5c00-7000-8000-0000000000a1'
/** The id of the organization in the examples. */
export const organizationId = '0195550a-5c00-7000-8000-0000000000f1'
/** What every resource of the examples carries. */
export const audit = {
  organizationId,
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  version: 1,
}

/** The examples of a group of operations. */
export interface Examples {
  answer: Example
  bodies: Record<string, Example>
  /** Answers of operations that do not answer the resource itself. */
  answers?: Record<string, unknown>
}
