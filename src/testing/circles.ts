import { readModule } from './imports.ts'
import { isProduct } from './check-layers.ts'

/**
 * Every circle of imports among these files, one way round each. Imports of types and `import()` count: two files that
 * know each other can only be read, and moved, together.
 */
export function circles(files: ReadonlyMap<string, string>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): void => {
    const at = trail.indexOf(path)
    if (at >= 0) found.push([...trail.slice(at), path].map((it) => `src/${it}`).join(' → '))
    if (at >= 0 || done.has(path)) return
    trail.push(path)
    for (const { to, ours } of readModule(path, files.get(path) ?? '').imports) {
      if (ours && isProduct(to) && files.has(to)) visit(to)
    }
    trail.pop()
    done.add(path)
  }
  for (const path of files.keys()) if (isProduct(path)) visit(path)
  return found
}
