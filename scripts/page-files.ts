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
import { type Graph, remembered } from './module-graph.ts'
import { openAt, openedOf, stagesOf } from './page-stages.ts'
import { exportsOf } from './unique-exports.ts'

/** Beside the dashboard's files: the documents of pages, and in `addresses.json` which one stands where. */
const DOCUMENTS = '.pages'

/** A file of a page, and the planned files that it holds, by name. */
interface PageFile {
  name: string
  code: string
  holds: readonly string[]
}

/** One file of several, which exports what they do; pages that need the same have the same. */
type Join = (files: ReadonlySet<string>) => Promise<PageFile>

function joining(chunks: Chunks): Join {
  const made = new Map<string, Promise<PageFile>>()
  return (files) => {
    const key = [...files].toSorted().join(' ')
    const file = made.get(key) ?? joined(files, chunks)
    made.set(key, file)
    return file
  }
}

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

/** What the plans of pages are made from. */
interface Built {
  chunks: Chunks
  graph: Graph
  routes: readonly Route[]
  join: Join
}

/** A page's load, at any of its addresses or at the `address` where more stands open. */
async function pageLoad(built: Built, module: string, address?: string): Promise<PageLoad> {
  const { chunks } = built
  const files = await Promise.all(stagesOf(built, module, address).map(built.join))
  const imports = Object.fromEntries(files.flatMap(({ name, holds }) => holds.map((file) => [`/${file}`, `/${name}`])))
  const opened = openAt(address)
  const texts = [module, ...opened].map((it) => textsOf(it, chunks))
  const languages = [...new Set(texts.flatMap((it) => Object.keys(it)))]
  return {
    files,
    imports,
    code: files.slice(0, opened.length > 0 ? 2 : 1).map(({ name }) => name),
    texts: Object.fromEntries(languages.map((language) => [language, texts.flatMap((it) => it[language] ?? [])])),
  }
}

/** `/services/:id` fits `/services/new` too, and a page whatever stands open on it. */
const rankOf = (address: string): number => (address.includes('?') ? 0 : 2) + (address.includes(':') ? 1 : 0)

/** Regular expressions, as texts, that the path fits at an address, and what the query says stands open. */
function patternsOf(address: string): { path: string; open?: string } {
  const [path = '', open] = address.split('?open=')
  return { path: addressPattern(path), ...(open && { open: open === ':id' ? '^[0-9a-f-]{36}$' : `^${open}$` }) }
}

/**
 * Adds the files of each page and its document to the build. `.vite/page-files.json` says which files hold which, by pages and
 * addresses, and `.vite/waited-for.json` for which of them somebody waits who opens a page by its address.
 */
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
      const built = { chunks, graph: remembered(this), routes: declaredRoutes(), join: joining(chunks) }
      const held: Record<string, Record<string, string>> = {}
      const waitedFor = new Set([shell.entry, ...shell.rendering])
      const load = async (module: string, address?: string): Promise<PageLoad> => {
        const loaded = await pageLoad(built, module, address)
        for (const { name, code } of loaded.files) if (!(name in bundle)) emit(name, code)
        const holders = loaded.files.flatMap(({ name, holds }) => holds.map((file) => [file, name]))
        held[address ?? module] = Object.fromEntries(holders)
        for (const name of loaded.code) waitedFor.add(name)
        return loaded
      }
      const source = String(html.source)
      const connect = await load(CONNECT)
      html.source = withRequests(source, shell, ANY, connect)
      const addresses: [address: string, document: string][] = []
      for (const { at, module } of built.routes) {
        const own = module.replace(/^src\/web\/(?:features\/)?|\.tsx$/g, '').replaceAll('/', '-')
        const opened = openedOf(at)
        for (const address of [undefined, ...opened]) {
          const document = `${own}${address?.replaceAll(/\W+/g, '-') ?? ''}.html`
          // oxlint-disable-next-line no-await-in-loop -- The bundler uses all processors for one.
          const page = await load(module, address)
          emit(`${DOCUMENTS}/${document}`, withRequests(source, shell, page, connect))
          const here = address === undefined ? at.filter((it) => !opened.includes(it)) : [address]
          addresses.push(...here.map((it): [string, string] => [it, document]))
        }
      }
      const patterns = addresses
        .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
        .map(([address, document]) => ({
          document,
          ...patternsOf(address),
        }))
      emit(`${DOCUMENTS}/addresses.json`, JSON.stringify(patterns))
      emit('.vite/page-files.json', JSON.stringify(held))
      emit('.vite/waited-for.json', JSON.stringify([...waitedFor]))
    },
  },
}
