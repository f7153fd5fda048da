import { type Arrived, type Behaviour, json } from './deployment.ts'

/** What a deployment answers to a change of a record: what is stored now, or something else. */
type Reply = (stored: object, request: Arrived) => Response

/**
 * A deployment that keeps records by path and changes them field by field, so that a nested object is replaced whole; with
 * `whole` it replaces the whole record by what was sent.
 */
export const shallow = (
  records: Record<string, Record<string, unknown>>,
  { reply = (stored) => json(stored), whole = false }: { reply?: Reply; whole?: boolean } = {},
): Behaviour => {
  return (request) => {
    const { method, path, body = {} } = request
    const stored = records[path]
    if (!stored) return json({ code: 'NOT_FOUND', description: 'Gone.' }, 404)
    if (method === 'GET') return json(stored)
    const { id, publicId } = stored
    const next = whole
      ? { ...(id !== undefined && { id }), ...(publicId !== undefined && { publicId }) }
      : { ...stored }
    records[path] = { ...next, ...body }
    return reply(records[path], request)
  }
}
