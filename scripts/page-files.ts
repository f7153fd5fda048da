// All that a page loads at one time comes in one file: what it waits for, what comes by itself once it stands, and what comes behind
// every page. A module must not be in two files that are loaded, as it would be there twice; so the document of a page says, by an
// import map, which of the planned files (scripts/chunks.ts) those of the page hold, and whoever imports one of them finds it there. A
// page that is reached from another takes the planned files that are not there yet, and so does every page in `index.html`, which has
// no map: it is for servers that know one document only, and for a desk without a line (docs/decisions/0083-one-file-a-page.md).
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { addressPattern } from '../src/web/paths/address-pattern.ts'
import { BEHIND_EVERY_PAGE, BY_ITSELF, QUIET } from './by-itself.ts'
import { type Chunks, chunksOf, fileOf, filesOf, shellOf, textsOf } from './built-files.ts'
import { declaredRoutes } from './declared-routes.ts'
import { type Asked, type Imports, withRequests } from './first-requests.ts'
import { type Graph, pathOf } from './module-graph.ts'
import { exportsOf } from './unique-exports.ts'

/** Beside the dashboard's files: the documents of pages, and in `addresses.json` which one stands where. */
const DOCUMENTS = '.pages'

/** Shown at every address while nobody is signed in. */
const CONNECT = 'src/web/app/connect/connect-page.tsx'

/** The service in the page. */
const MOCK = 'src/web/mock/open-mock.ts'
/** What comes by itself once a page stands. */
const COMES = new Set([...Object.values(BY_ITSELF).flat(), ...QUIET].map((path) => `src/web/${path}`))

/** A file of a page, and the planned files that it holds, by name. */
interface PageFile {
  name: string
  code: string
  holds: readonly string[]
}

const builtFile = (path: string, chunks: Chunks): string => {
  const file = fileOf(path, chunks)
  if (file === undefined) throw new Error(`${path} is not built`)
  return file
}

/** The files that a page loads at one time. What is there already is in none of them: no two import each other. */
interface Stages {
  /** What the page waits for. */
  first: Set<string>
  /** What comes later, and the service in the page needs as well: the demo waits for it, and for nothing else of what comes later. */
  demo: Set<string>
  /** What comes behind every page. It waits for no section of this one: a menu for no chart. */
  behind: Set<string>
  /** What comes by itself once the page stands. */
  sections: Set<string>
}

function stagesOf(page: string, chunks: Chunks, graph: Graph): Stages {
  const { entry, rendering } = shellOf(chunks)
  const had = new Set([...filesOf([entry], chunks), ...rendering])
  const first = filesOf([page], chunks, had)
  const sections = new Set(first)
  for (const file of sections) {
    const ids = chunks.get(file)?.moduleIds ?? []
    const loaded = ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).map(pathOf)
    const coming = loaded.filter((path) => COMES.has(path)).map((path) => builtFile(path, chunks))
    for (const it of filesOf(coming, chunks)) sections.add(it)
  }
  const behind = filesOf(
    BEHIND_EVERY_PAGE.map((path) => builtFile(`src/web/${path}`, chunks)),
    chunks,
  )
  const demo = filesOf([builtFile(MOCK, chunks)], chunks)
  const stage = (files: Iterable<string>): Set<string> => {
    const found = filesOf(files, chunks, had)
    for (const file of found) had.add(file)
    return found
  }
  return {
    first: stage(first),
    demo: stage([...sections, ...behind].filter((file) => demo.has(file))),
    behind: stage(behind),
    sections: stage(sections),
  }
}

/** One file of several, which exports what they do. */
async function joined(files: ReadonlySet<string>, chunks: Chunks): Promise<PageFile> {
  const holds = [...files].toSorted()
  const statements = holds.flatMap((name) => {
    const chunk = chunks.get(name)
    return chunk ? [`export { ${exportsOf(chunk).join(', ')} } from './${posix.basename(name)}'`] : []
  })
  const bundle = await rolldown({
    input: 'page',
    treeshake: false,
    plugins: [
      {
        name: 'built-files',
        // What is loaded by `import()` is found by the document, also where it is in this file.
        resolveId(source, _, { kind }) {
          const name = `assets/${posix.basename(source)}`
          if (source === 'page') return source
          return files.has(name) && kind !== 'dynamic-import' ? name : { id: source, external: true }
        },
        load: (id) => (id === 'page' ? statements.join('\n') : chunks.get(id)?.code),
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true, format: 'es' })
  await bundle.close()
  const [{ code }] = output
  if (output.length > 1) throw new Error(`${output.length} files instead of one of ${holds.join(', ')}`)
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { name: `assets/page-${hash}.js`, code, holds }
}

/** The files of a page, and what its document says of them. */
interface PageLoad extends Asked {
  imports: Imports
  files: readonly PageFile[]
}

/** Any page that is in no file of its own. */
const ANY: PageLoad = { files: [], code: [], texts: {}, imports: {} }

async function pageLoad(module: string, chunks: Chunks, graph: Graph): Promise<PageLoad> {
  const { first, ...later } = stagesOf(builtFile(module, chunks), chunks, graph)
  const waitedFor = await joined(first, chunks)
  const stages = Object.values(later).filter((stage) => stage.size > 0)
  const files = [waitedFor, ...(await Promise.all(stages.map((stage) => joined(stage, chunks))))]
  const imports = Object.fromEntries(files.flatMap(({ name, holds }) => holds.map((file) => [`/${file}`, `/${name}`])))
  return { files, code: [waitedFor.name], texts: textsOf(module, chunks), imports }
}

/** Adds the files of each page and its document to the build, and says in `.vite/page-files.json` which files hold which. */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Behind whoever changes what is in a file.
    order: 'post',
    async handler(_, bundle) {
      const html = bundle['index.html']
      if (html?.type !== 'asset') throw new Error('The build has no document')
      const chunks = chunksOf(bundle)
      const emit = (fileName: string, source: string): void => void this.emitFile({ type: 'asset', fileName, source })
      const shell = shellOf(chunks)
      const held: Record<string, Record<string, string>> = {}
      const load = async (module: string): Promise<PageLoad> => {
        const loaded = await pageLoad(module, chunks, this)
        for (const { name, code } of loaded.files) emit(name, code)
        held[module] = Object.fromEntries(loaded.files.flatMap(({ name, holds }) => holds.map((file) => [file, name])))
        return loaded
      }
      const source = String(html.source)
      const connect = await load(CONNECT)
      html.source = withRequests(source, shell, ANY, connect)
      const addresses: [address: string, document: string][] = []
      for (const { at, module } of declaredRoutes()) {
        // oxlint-disable-next-line no-await-in-loop -- The bundler uses all processors for one.
        const page = await load(module)
        const document = `${module.replace(/^src\/web\/(?:features\/)?|\.tsx$/g, '').replaceAll('/', '-')}.html`
        emit(`${DOCUMENTS}/${document}`, withRequests(source, shell, page, connect))
        addresses.push(...at.map((address): [string, string] => [address, document]))
      }
      // `/services/:id` fits `/services/new` too.
      const ordered = addresses.toSorted(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')))
      const patterns = ordered.map(([address, document]) => [addressPattern(address), document])
      emit(`${DOCUMENTS}/addresses.json`, JSON.stringify(patterns))
      emit('.vite/page-files.json', JSON.stringify(held))
    },
  },
}
