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
import { type Chunks, chunksOf, shellOf, textsOf } from './built-files.ts'
import { CONNECT } from './chunks.ts'
import { declaredRoutes, type Route } from './declared-routes.ts'
import { type Asked, type Imports, withRequests } from './first-requests.ts'
import type { Graph } from './module-graph.ts'
import { stagesOf } from './page-stages.ts'
import { exportsOf } from './unique-exports.ts'

/** Beside the dashboard's files: the documents of pages, and in `addresses.json` which one stands where. */
const DOCUMENTS = '.pages'

/** A file of a page, and the planned files that it holds, by name. */
interface PageFile {
  name: string
  code: string
  holds: readonly string[]
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

async function pageLoad(module: string, routes: readonly Route[], chunks: Chunks, graph: Graph): Promise<PageLoad> {
  const stages = stagesOf(module, routes, chunks, graph)
  const [waitedFor, ...later] = await Promise.all(stages.map((stage) => joined(stage, chunks)))
  const files = waitedFor ? [waitedFor, ...later] : []
  const imports = Object.fromEntries(files.flatMap(({ name, holds }) => holds.map((file) => [`/${file}`, `/${name}`])))
  return { files, code: files.slice(0, 1).map(({ name }) => name), texts: textsOf(module, chunks), imports }
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
      const routes = declaredRoutes()
      const held: Record<string, Record<string, string>> = {}
      const load = async (module: string): Promise<PageLoad> => {
        const loaded = await pageLoad(module, routes, chunks, this)
        for (const { name, code } of loaded.files) emit(name, code)
        held[module] = Object.fromEntries(loaded.files.flatMap(({ name, holds }) => holds.map((file) => [file, name])))
        return loaded
      }
      const source = String(html.source)
      const connect = await load(CONNECT)
      html.source = withRequests(source, shell, ANY, connect)
      const addresses: [address: string, document: string][] = []
      for (const { at, module } of routes) {
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
