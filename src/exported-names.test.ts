import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isProduct } from './testing/check-layers.ts'
import { sharedNames } from './testing/shared-names.ts'

const web = fileURLToPath(new URL('web', import.meta.url))

/** The names that a module declares and exports; what it only hands on is declared elsewhere. */
function declaredIn(path: string, source: string): string[] {
  return parseSync(path, source).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const { declaration: it } = node
    if (it.type === 'VariableDeclaration') {
      return it.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    }
    return 'id' in it && it.id?.type === 'Identifier' ? [it.id.name] : []
  })
}

test('one exported name means one thing in the dashboard', () => {
  const counts = new Map<string, number>()
  for (const entry of readdirSync(web, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !isProduct(path)) continue
    for (const name of new Set(declaredIn(path, readFileSync(path, 'utf8'))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(1000)
  const shared = [...counts].filter(([, count]) => count > 1)
  // A name that is new here needs another word; one that is gone, or declared less often, makes the table shorter.
  expect(Object.fromEntries(shared.toSorted(([a], [b]) => (a < b ? -1 : 1)))).toEqual(sharedNames)
})
