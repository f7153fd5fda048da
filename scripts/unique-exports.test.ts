import { expect, test } from 'vitest'
import { exportsOf, withUniqueExports } from './unique-exports.ts'

const marks: Record<string, string> = { './a.js': '_aaaa', './b.js': '_bbbb' }
const unique = (code: string, own?: string): string => withUniqueExports(code, own, (source) => marks[source])

test('a planned file exports under names that begin with its mark', () => {
  expect(unique('const x = 1\nexport { x as t, y as default }', '_aaaa')).toBe(
    'const x = 1\nexport { x as _aaaat, y as _aaaadefault }',
  )
  expect(unique('export { x as t }')).toBe('export { x as t }')
})

test('what is taken of a planned file is taken by its names, whoever takes it', () => {
  expect(unique('import { t as x, n as y } from "./a.js"\nimport { t } from "./other.js"')).toBe(
    'import { _aaaat as x, _aaaan as y } from "./a.js"\nimport { t } from "./other.js"',
  )
  expect(unique('export { t as q } from "./a.js"', '_bbbb')).toBe('export { _aaaat as _bbbbq } from "./a.js"')
  expect(unique('const load = () => import("./b.js").then((n) => n.t)')).toBe(
    'const load = () => import("./b.js").then((n) => n._bbbbt)',
  )
  expect(unique('import("./other.js").then((n) => n.t)')).toBe('import("./other.js").then((n) => n.t)')
})

test('a text that looks like code stays what it is', () => {
  const code = 'const text = `import { t as x } from "./a.js"`'
  expect(unique(code)).toBe(code)
})

test.each([
  'import * as all from "./a.js"',
  'export * from "./a.js"',
  'import("./a.js")',
  'import("./a.js").then((n) => (n.init(), n.t))',
])('%s is refused: nobody knows which names are meant', (code) => {
  expect(() => unique(code)).toThrow(/unique/)
})

test('the same modules have the same names in every build, others have others', () => {
  const names = (...moduleIds: string[]) => exportsOf({ moduleIds, exports: ['t'] })
  expect(names('one', 'two')).toEqual(names('one', 'two'))
  expect(names('one', 'two')).not.toEqual(names('one'))
})
