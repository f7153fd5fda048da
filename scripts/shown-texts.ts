// Which texts a page needs: those that its code can show, found by following its imports as the browser does.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readModule } from '../src/testing/imports.ts'
import { BY_ITSELF } from './by-itself.ts'
import { loadsIn, SHELL } from './loads.mjs'

/** What one source says: its texts, what comes with it, and what it loads later together with texts of its own. */
interface Source {
  texts: readonly string[]
  /** Modules that are there whenever this one is, and those that it loads by `import()` without their texts. */
  with: readonly string[]
  /** Modules that are loaded by `withMessages(() => import('…'))`, without those that come by themselves. */
  later: readonly string[]
}

const ENTRY = 'web/app/main.ts'
const COMES = new Set(Object.values(BY_ITSELF).flatMap((paths) => paths.map((path) => `web/${path}`)))
/** Whether a module comes by itself behind what loads it: then its texts come with that, and are no request of their own. */
export const comesByItself = (path: string): boolean => COMES.has(path)
// Where a text is shown: i18n._('text'), <Trans id="text" /> or, in a list, a text with a comment i18n before it.
const SHOWN = /(?:\b_\(|\bid=|\/\*i18n\*\/)\s*\{?\s*(['"`])((?:\\.|(?!\1).)+)\1/gs
// Types are gone when the page runs.
const withoutTypes = (source: string): string => source.replaceAll(/^(import|export) type [^']* from '[^']*'$/gm, '')
const isDashboard = (path: string): boolean => /^web\/.*\.tsx?$/.test(path)

/** Reads the sources of the dashboard, each once; paths are from the folder `src`. */
export class ShownTexts {
  readonly #src: string
  readonly #known = new Map<string, Source>()
  #shell: ReadonlySet<string> | undefined

  constructor(src: string) {
    this.#src = src
  }

  /** What a source says now, also after it was changed. */
  forget(): void {
    this.#known.clear()
    this.#shell = undefined
  }

  /** The texts that a module and what comes with it can show, without those that are there before everything else. */
  of(module: string): ReadonlySet<string> {
    if (module === SHELL) return (this.#shell ??= this.#reachable(ENTRY))
    const shell = this.of(SHELL)
    return new Set([...this.#reachable(module)].filter((text) => !shell.has(text)))
  }

  source(path: string): Source {
    const found = this.#known.get(path) ?? this.#read(path)
    this.#known.set(path, found)
    return found
  }

  #reachable(root: string): Set<string> {
    const reached = new Set<string>()
    const visit = (path: string): void => {
      if (reached.has(path)) return
      reached.add(path)
      this.source(path).with.forEach(visit)
    }
    visit(root)
    return new Set([...reached].flatMap((path) => this.source(path).texts))
  }

  #read(path: string): Source {
    const code = readFileSync(join(this.#src, path), 'utf8')
    const loads = loadsIn(code).map((it) => ({ ...it, to: posix.join(posix.dirname(path), it.module) }))
    const later = loads.flatMap((it) => (it.withTexts && !comesByItself(it.to) ? [it.to] : []))
    const { imports } = readModule(path, withoutTypes(code))
    const comes = imports.flatMap((it) => {
      if (!it.ours || !isDashboard(it.to) || (it.lazy && later.includes(it.to))) return []
      return it.lazy ? [it.to] : this.#behindDoor(it.to, it.names)
    })
    return { texts: [...code.matchAll(SHOWN)].map(([, , text = '']) => text), with: comes, later }
  }

  /** What an import loads: of a feature's door, which only hands on, no more than the modules behind the names. */
  #behindDoor(to: string, names: readonly string[]): string[] {
    if (!/^web\/features\/[\w-]+\/index\.ts$/.test(to)) return [to]
    const { imports } = readModule(to, withoutTypes(readFileSync(join(this.#src, to), 'utf8')))
    return imports.flatMap((it) => (isDashboard(it.to) && it.names.some((name) => names.includes(name)) ? [it.to] : []))
  }
}
