import { Ajv2020, type ValidateFunction } from '@redocly/ajv/dist/2020.js'
import { openApiDocument } from '../../contract/openapi.ts'

const document = openApiDocument({
  name: 'Frontdesk',
  version: '1.0.0',
  profile: { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' },
})
// Formats are checked by the contract itself; what only the document says are shapes.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'document')

const compiled = new Map<string, ValidateFunction | undefined>()

function validatorAt(pointer: readonly string[]): ValidateFunction | undefined {
  const escaped = pointer.map((it) => encodeURIComponent(it.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  if (!compiled.has(escaped)) {
    const isThere = pointer.reduce<unknown>(
      (found, name) => (found as Record<string, unknown> | undefined)?.[name],
      document,
    )
    compiled.set(escaped, isThere === undefined ? undefined : ajv.compile({ $ref: `document#/${escaped}` }))
  }
  return compiled.get(escaped)
}

const troubles = (validate: ValidateFunction | undefined, value: unknown): string[] => {
  if (!validate || validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}

const JSON_CONTENT = ['content', 'application/json', 'schema']

/** What the OpenAPI document would not have let through of an answer that a service gave, by the template of its path. */
export const answerTroubles = (method: string, path: string, status: number, body: unknown): string[] =>
  troubles(validatorAt(['paths', path, method.toLowerCase(), 'responses', String(status), ...JSON_CONTENT]), body)

/** The same of a body that a service was sent. */
export const bodyTroubles = (method: string, path: string, body: unknown): string[] =>
  troubles(validatorAt(['paths', path, method.toLowerCase(), 'requestBody', ...JSON_CONTENT]), body)
