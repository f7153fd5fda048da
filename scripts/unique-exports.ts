// What the planned files of the build export gets names that no other of them has, so that any number of them can be one: all that a
// page needs at one time comes in one file (scripts/page-files.ts).
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite'
import { isPlanned } from './chunks.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/** What the names of a file begin with, so that they stand together. The same modules have the same mark in every build: what did not change keeps its name. */
const markOf = (modules: readonly string[]): string =>
  `_${createHash('sha256').update(modules.join('\n')).digest('base64url').slice(0, 4).replaceAll('-', '$')}`

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

/** The name in `(n) => n.t`, by which the bundler takes one module out of a file that has several. */
function takenBy(callback: ESTree.Argument | undefined): ESTree.IdentifierName | undefined {
  if (callback?.type !== 'ArrowFunctionExpression') return undefined
  const { body } = callback
  return body.type === 'MemberExpression' && !body.computed && body.property.type === 'Identifier'
    ? body.property
    : undefined
}

/**
 * A file's code with unique names: its own, if it has a mark, and those that it takes of other files, whose marks `markIn` finds by
 * what the code calls them.
 */
export function withUniqueExports(
  code: string,
  ownMark: string | undefined,
  markIn: (source: string) => string | undefined,
): string {
  const edits: Edit[] = []
  const replace = ({ start, end }: ESTree.Span, text: string): void => void edits.push({ start, end, text })
  const unique = (name: ESTree.ModuleExportName, mark: string | undefined): string => (mark ?? '') + nameOf(name)
  const refuse = ({ start, end }: ESTree.Span): never => {
    throw new Error(`Names cannot be made unique in: ${code.slice(start, end).slice(0, 80)}`)
  }
  const markLoaded = ({ source }: ESTree.ImportExpression): string | undefined =>
    source.type === 'Literal' && typeof source.value === 'string' ? markIn(source.value) : undefined
  const done = new Set<ESTree.ImportExpression>()

  new Visitor({
    ImportDeclaration(node) {
      const mark = markIn(node.source.value)
      if (mark === undefined) return
      for (const it of node.specifiers) {
        if (it.type === 'ImportSpecifier') replace(it, `${unique(it.imported, mark)} as ${it.local.name}`)
        else refuse(node)
      }
    },
    ExportNamedDeclaration(node) {
      const mark = node.source ? markIn(node.source.value) : undefined
      if (ownMark === undefined && mark === undefined) return
      if (node.declaration) refuse(node)
      for (const it of node.specifiers) {
        replace(it, `${unique(it.local, mark)} as ${unique(it.exported, ownMark)}`)
      }
    },
    ExportAllDeclaration: (node) => void ((ownMark ?? markIn(node.source.value)) && refuse(node)),
    ExportDefaultDeclaration: (node) => void (ownMark && refuse(node)),
    CallExpression({ callee, arguments: [callback] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return
      const mark = markLoaded(callee.object)
      const name = takenBy(callback)
      if (mark === undefined || name === undefined) return
      done.add(callee.object)
      replace(name, unique(name, mark))
    },
    ImportExpression: (node) => void (markLoaded(node) && !done.has(node) && refuse(node)),
  }).visit(parseSync('file.js', code).program)

  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
}

/** What a planned file exports in the end. */
export const exportsOf = ({ exports, moduleIds }: Pick<Rolldown.OutputChunk, 'exports' | 'moduleIds'>): string[] =>
  exports.map((name) => markOf(moduleIds) + name)

/** The marks of planned files, by their names. */
function marksOf(chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): ReadonlyMap<string, string> {
  const planned = Object.values(chunks).filter(({ name }) => isPlanned(name))
  const marks = new Map(planned.map(({ fileName, moduleIds }) => [fileName, markOf(moduleIds)]))
  if (new Set(marks.values()).size < marks.size) throw new Error('Two files have the same mark')
  return marks
}

let marks: ReadonlyMap<string, string> | undefined

/** Gives what planned files export unique names. */
export const uniqueExports: Plugin = {
  name: 'unique-exports',
  apply: 'build',
  renderStart: () => void (marks = undefined),
  renderChunk: {
    // Behind whoever changes what files take of each other.
    order: 'post',
    handler(code, chunk, _, { chunks }) {
      // The same for every file of a build.
      const known = (marks ??= marksOf(chunks))
      const markIn = (source: string) => known.get(posix.join(posix.dirname(chunk.fileName), source))
      return { code: withUniqueExports(code, known.get(chunk.fileName), markIn), map: null }
    },
  },
}
