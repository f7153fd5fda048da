// What the dashboard's first load needs of the contract: every row as plain data, and of the schemas only their outline
// (types, names of fields, formats), made at build time from the one table. The judging schemas, and zod with them, load
// with the first form that is saved.
import { runnerImport, type Plugin } from 'vite'
import type { Row } from '#api/contract/operation.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, Row>>>>
type Schema = Row['answer']
/** The parts of a schema's definition that an outline keeps. */
interface Definition {
  type: string
  format?: string
  entries?: Record<string, string>
  element?: Schema
  shape?: Record<string, Schema>
  innerType?: Schema
  defaultValue?: unknown
}

const literal = JSON.stringify

/** Writes outlines down, each schema once under a name of its own. */
class Outlines {
  readonly lines: string[] = []
  readonly #names = new Map<Schema, string>()
  readonly #texts = new Map<string, string>()

  name(schema: Schema): string {
    const known = this.#names.get(schema) ?? this.#write(this.#text(schema._zod.def as unknown as Definition))
    this.#names.set(schema, known)
    return known
  }

  /** Two schemas of the same outline share it. */
  #write(text: string): string {
    return this.share(`of(${text})`)
  }

  /** The name of a value that is written down once. */
  share(text: string): string {
    const name = this.#texts.get(text) ?? `s${this.#texts.size}`
    if (!this.#texts.has(text)) {
      this.#texts.set(text, name)
      this.lines.push(`const ${name} = ${text}`)
    }
    return name
  }

  #text({ type, format, entries, element, shape, innerType, defaultValue }: Definition): string {
    const parts: string[] = []
    if (format === 'datetime' || format === 'guid') parts.push(`format: ${literal(format)}`)
    if (type === 'enum' && entries) parts.push(`entries: ${literal(entries)}`)
    if (type === 'array' && element) parts.push(`element: ${this.name(element)}`)
    if (type === 'object' && shape) parts.push(`shape: ${this.shape(shape, (field) => this.name(field))}`)
    if (innerType) parts.push(`innerType: ${this.name(innerType)}`)
    if (type === 'default') parts.push(`defaultValue: ${literal(defaultValue)}`)
    return `${literal(type)}${parts.length > 0 ? `, { ${parts.join(', ')} }` : ''}`
  }

  shape(shape: Record<string, Schema>, value: (field: Schema) => string): string {
    return `{ ${Object.entries(shape)
      .map(([name, field]) => `${literal(name)}: ${value(field)}`)
      .join(', ')} }`
  }

  /** Of an answer only the names of its fields. */
  names(schema: Schema): string {
    const { shape } = schema._zod.def as unknown as Definition
    if (!shape) return this.name(schema)
    const unknown = this.#write('"unknown"')
    const anything = this.#write(`"optional", { innerType: ${this.#write(`"nullable", { innerType: ${unknown} }`)} }`)
    return this.share(`named(${literal(Object.keys(shape).join(' '))}, ${anything})`)
  }

  /** Of a body only the names of its fields are asked. */
  body(schema: Schema): string {
    const { shape } = schema._zod.def as unknown as Definition
    return shape ? this.share(`named(${literal(Object.keys(shape).join(' '))}, 0)`) : '{}'
  }
}

/** The document that `/x/me` answers as well. */
const OWN_SETTINGS = '/admin/organization'

/** What no other deployment answers: nothing of it has to be read leniently, so that the names of its fields are enough. */
export const isOurs = ({ path }: Pick<Row, 'path'>): boolean => path.startsWith('/x/') || path === OWN_SETTINGS

/** What most rows of a method need; the others say so. */
const USUAL: Record<Row['method'], Row['right']> = { GET: 'read', POST: 'write', PUT: 'write', DELETE: 'write' }

/** The source of a module that exports `contract` in outline. */
export function outlineOf(groups: Groups): string {
  const outlines = new Outlines()
  const rows = Object.entries(groups).map(([group, operations]) => {
    const members = Object.entries(operations).map(([operation, row]) => {
      const { method, path, resource, right, lesser, aliases, merged, list, touches } = row
      const more = Object.entries({ ...(right === USUAL[method] ? {} : { right }), lesser, merged, list, touches })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}: ${literal(value)}`)
      if (aliases) more.push(`aliases: ${outlines.share(literal(aliases))}`)
      if (row.query) more.push('query: {}')
      if (row.body) more.push(`body: ${outlines.body(row.body)}`)
      const said = [method, path, resource].map((value) => literal(value))
      const answer = isOurs(row) ? outlines.names(row.answer) : outlines.name(row.answer)
      return `${operation}: row(${[...said, answer, `{ ${more.join(', ')} }`].join(', ')})`
    })
    return `${group}: { ${members.join(',\n')} }`
  })
  return `const USUAL = ${literal(USUAL)}
const row = (method, path, resource, answer, more) =>
  ({ method, path, resource, right: USUAL[method], answer, ...more })
const of = (type, more) => ({ _zod: { def: { type, ...more } } })
const named = (names, field) => of('object', { shape: Object.fromEntries(names.split(' ').filter(Boolean).map((it) => [it, field])) })
${outlines.lines.join('\n')}\nexport const contract = {\n${rows.join(',\n')}\n}\n`
}

const OUTLINE = '\0contract-outline'
const TABLE = /(?:\/|#)api\/contract\/table\.ts$/

/** Gives the dashboard the contract in outline; mock mode, which carries the rows out, gets the table itself. */
export const contractOutline: Plugin = {
  name: 'contract-outline',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const fromDashboard = importer !== undefined && /\/src\/web\/(?!mock\/)/.test(importer)
    return fromDashboard && TABLE.test(source) ? OUTLINE : undefined
  },
  async load(id) {
    if (id !== OUTLINE) return undefined
    const table = await runnerImport<{ contract: Groups }>('./src/api/contract/table.ts')
    for (const file of table.dependencies) this.addWatchFile(file)
    return outlineOf(table.module.contract)
  },
}
