import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { Visitor, parseSync } from 'vite'

/** One import of a module, in whatever form: static, of types only, re-exported or by `import()`. */
export interface Import {
  /** The path from `src` of one of our files, or the name of a package, or `node` for Node's own modules. */
  to: string
  ours: boolean
  /** Whether it is an `import()`, which is loaded when it is reached. */
  lazy: boolean
  /** The names that are imported, or those under which they are exported on; `*` is all of them. */
  names: readonly string[]
}

/** What a module says that the walls are about. */
export interface Module {
  imports: Import[]
  /** Every text in the code, the fixed parts of templates included. */
  texts: string[]
  /** HTTP status numbers written out, as `status: 404` or `status === 404`. */
  statuses: number[]
}

// Several tests look at the same sources, and parsing is what takes time.
const known = new Map<string, Module>()

/** Reads one module; `path` is its path from `src`. */
export function readModule(path: string, source: string): Module {
  const key = `${path}\n${source}`
  const found = known.get(key) ?? parsed(path, source)
  known.set(key, found)
  return found
}

function parsed(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const module: Module = { imports: [], texts: [], statuses: [] }
  const add = (specifier: unknown, lazy: boolean, names: readonly string[] = ['*']): void => {
    if (typeof specifier === 'string') module.imports.push({ ...target(path, specifier), lazy, names })
    else throw new Error(`${path} imports a computed path: name the module in a plain text`)
  }
  const addStatus = (value: unknown): void => {
    if (typeof value === 'number' && value >= 100 && value < 600) module.statuses.push(value)
  }
  new Visitor({
    ImportDeclaration: ({ source: from, specifiers }) =>
      add(
        from.value,
        false,
        specifiers.map((it) => (it.type === 'ImportSpecifier' ? textOf(it.imported) : importedWhole[it.type])),
      ),
    ExportAllDeclaration: ({ source: from }) => add(from.value, false),
    ExportNamedDeclaration: ({ source: from, specifiers }) =>
      from &&
      add(
        from.value,
        false,
        specifiers.map(({ exported }) => textOf(exported)),
      ),
    ImportExpression: ({ source: from }) => add(from.type === 'Literal' ? from.value : undefined, true),
    TSImportType: ({ source: from }) => add(from.value, false),
    Literal: ({ value }) => typeof value === 'string' && module.texts.push(value),
    TemplateElement: ({ value }) => module.texts.push(value.cooked ?? value.raw),
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'status' && value.type === 'Literal') addStatus(value.value)
    },
    BinaryExpression: ({ left, right }) => {
      const named = left.type === 'Identifier' ? left.name : left.type === 'MemberExpression' && nameOf(left.property)
      if (named === 'status' && right.type === 'Literal') addStatus(right.value)
    },
  }).visit(program)
  return module
}

const importedWhole = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }

const textOf = (name: { type: 'Literal'; value: string } | { type: 'Identifier'; name: string }): string =>
  name.type === 'Literal' ? name.value : name.name

function nameOf(property: { type: string; name?: unknown }): unknown {
  return property.type === 'Identifier' ? property.name : undefined
}

function target(path: string, specifier: string): Omit<Import, 'lazy' | 'names'> {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return { to: posix.join(posix.dirname(path), plain), ours: true }
  // The imports of package.json: `#api/…` is src/api from anywhere else.
  if (plain.startsWith('#api/')) return { to: plain.slice(1), ours: true }
  if (plain.startsWith('node:') || builtinModules.includes(plain)) return { to: 'node', ours: false }
  const parts = plain.split('/')
  return { to: parts.slice(0, plain.startsWith('@') ? 2 : 1).join('/'), ours: false }
}
