import type { Row } from '../contract/operation.ts'
import { badRequest, Failure } from '../core/failure.ts'
import { refuseManyFields, refuseUnfit } from './unfit.ts'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

const refuse = (description: string): Failure => new Failure('badRequest', description)

/** The JSON object of a body under the contract's own field names; refuses with 400 what cannot be one. */
export function parseBody(row: Row, contentType: string | null, bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined || bytes.length === 0) {
    if (row.body && !row.bodyOptional) throw refuse('A JSON body is required.')
    return {}
  }
  if (contentType !== null && !JSON_TYPE.test(contentType.trim())) {
    throw refuse('The body must be sent as application/json.')
  }
  refuseManyFields(bytes)
  const value = parseJson(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('The body must be a JSON object.')
  }
  refuseUnfit(value)
  const fields = value as Record<string, unknown>
  if (row.body === undefined) {
    const [name] = Object.keys(fields)
    if (name !== undefined) throw badRequest(name, 'is not a field here: this call has no body')
    return undefined
  }
  return withoutAliases(fields, row.aliases ?? {})
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw refuse('The body is no valid JSON in UTF-8.')
  }
}

/** Other deployments' names become ours; a name that is given twice over is refused, since one of the two would vanish. */
function withoutAliases(fields: Record<string, unknown>, aliases: Record<string, string>): Record<string, unknown> {
  const named = new Map<string, string>()
  return Object.fromEntries(
    Object.entries(fields).map(([given, value]) => {
      const name = Object.hasOwn(aliases, given) ? (aliases[given] ?? given) : given
      const other = named.get(name)
      if (other !== undefined) throw badRequest(given, `is another name of ${other}, which is given too`)
      named.set(name, given)
      return [name, value]
    }),
  )
}
