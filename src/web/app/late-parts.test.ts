import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readModule } from '../../testing/imports.ts'

const web = fileURLToPath(new URL('../', import.meta.url))

// The page itself, within a boundary that says what is wrong; and what everything else is loaded by.
const BOUNDED = ['app/app.tsx', 'app/routes.tsx', 'ui/lazy-part.tsx']

test('nothing within a page can take the page away because its code is missing', () => {
  const modules = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  )
  expect(modules.length).toBeGreaterThan(1000)
  const lazily = modules.filter((path) => {
    const { imports } = readModule(`web/${path}`, readFileSync(web + path, 'utf8'))
    return imports.some(({ to, names }) => to === 'react' && names.includes('lazy'))
  })
  expect(
    lazily.toSorted(),
    'A failed lazy() takes away all that stands in the same boundary: use lazyPart or lazySection.',
  ).toEqual(BOUNDED)
})
