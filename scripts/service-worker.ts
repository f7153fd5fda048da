// The worker that keeps the page for a day without the network: built by itself into one classic script, `sw.js`, with the
// list of what this version of the dashboard is made of.
import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'

const WORKER = 'src/web/offline/service-worker/worker.ts'

/** Modules that no desk needs without a line, and what only they need: they are kept once they were used. */
const NOT_KEPT = [
  /\/src\/web\/(mock|features\/(media|backup|import|reports|setup|audit))\//,
  /\/src\/api\/(stores|http)\//,
  /\/node_modules\/(pdfjs-dist|@photo-sphere-viewer|three|@mui\/x-charts|mediainfo\.js|tus-js-client)\//,
  /\/(pdfjs|openapi|openjpeg|jbig2|uploads?)\b/i,
]
/** Endings of what is kept beside code. */
const KEPT_FILE = /\.(css|woff2)$/

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** The files of a build that a desk without a line needs: all that the page can load, without what is behind heavy doors. */
export function keptAssets(bundle: Bundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it] as const] : [])),
  )
  const isOpen = (file: string): boolean => {
    const { facadeModuleId: door, moduleIds = [] } = chunks.get(file) ?? {}
    // What shares a file has no door of its own: one of ours that is kept keeps it.
    const ours = moduleIds.filter((id) => id.includes('/src/'))
    const doors = door ? [door] : ours.length > 0 ? ours : moduleIds
    return doors.some((id) => !NOT_KEPT.some((path) => path.test(id)))
  }
  const reached = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const file of reached) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {}
    for (const next of imports) reached.add(next)
    for (const next of dynamicImports) if (isOpen(next)) reached.add(next)
  }
  const files = Object.keys(bundle).filter((name) => KEPT_FILE.test(name))
  return [...reached, ...files].map((file) => `/${file}`).toSorted()
}

/** Adds the worker to the built dashboard. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const assets = keptAssets(bundle)
    const page = bundle['index.html']
    const hash = createHash('sha256').update(assets.join('\n'))
    if (page?.type === 'asset') hash.update(page.source)
    const version = { name: hash.digest('base64url').slice(0, 12), assets }
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      define: { KEPT_VERSION: JSON.stringify(version) },
      build: {
        write: false,
        copyPublicDir: false,
        target: 'es2023',
        modulePreload: false,
        rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    })
    const [output] = [built].flat()
    const [script] = output !== undefined && 'output' in output ? output.output : []
    if (script === undefined) throw new Error(`${WORKER} was not built`)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: script.code })
  },
}
