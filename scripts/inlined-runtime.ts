// What the bundler adds to any build, half a kilobyte, would be a file of its own for which every page waits: no group of files
// may take it (docs/decisions/0080-eight-scripts-before-any-page.md). Each file has what it uses of it instead.
import type { Plugin, Rolldown } from 'vite'

const RUNTIME = '\0rolldown/runtime.js'
/** How a file takes of it: `import { n as __exportAll, r as __toESM } from "./rolldown-runtime-….js";` */
const TAKES = /^import \{([^}]*)\} from "\.\/rolldown-runtime[^"]*";$/m

/** A file's code with what it takes of the runtime in it; undefined where it takes nothing. */
export function withRuntime(code: string, runtime: string): string | undefined {
  const [statement, list] = TAKES.exec(code) ?? []
  if (statement === undefined || list === undefined) return undefined
  // `__toESM$1` where a module of the file has another `__toESM`.
  const names = list.split(',').map((one) => one.trim().replace(/^\w+ as /, ''))
  const taken = names.map((name) => name.replace(/\$\d+$/, ''))
  const missing = taken.filter((name) => !runtime.includes(`var ${name} =`))
  if (missing.length > 0) throw new Error(`The bundler has no ${missing.join(', ')}`)
  const inlined = `const [${names.join(', ')}] = (() => {\n${runtime}\nreturn [${taken.join(', ')}];\n})();`
  return code.replace(statement, () => inlined)
}

const holdsRuntime = ({ modules }: Rolldown.RenderedChunk): boolean => RUNTIME in modules

/** Puts what a file uses of the bundler's own code into it, and leaves out the file of that code. */
export const inlinedRuntime: Plugin = {
  name: 'inlined-runtime',
  apply: 'build',
  renderChunk(code, chunk, _, { chunks }) {
    const runtime = Object.values(chunks).find(holdsRuntime)?.modules[RUNTIME]?.code
    if (runtime == null || holdsRuntime(chunk)) return null
    const inlined = withRuntime(code, runtime)
    return inlined === undefined ? null : { code: inlined, map: null }
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const left = chunks.find(holdsRuntime)
    if (left === undefined) return
    delete bundle[left.fileName]
    for (const chunk of chunks) chunk.imports = chunk.imports.filter((name) => name !== left.fileName)
  },
}
