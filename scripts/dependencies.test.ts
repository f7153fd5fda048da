import { expect, test } from 'vitest'
import { dependencyProblems } from './dependencies.mjs'

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x', resolved: 'https://registry.npmjs.org/a.tgz' }
const problems = (entry: object, name = 'a') =>
  dependencyProblems({ packages: { '': good, [`node_modules/${name}`]: { ...good, ...entry } } }, {}).join()

test('a package with a checksum, from the registry, under a permissive license is no problem', () => {
  expect(problems({})).toBe('')
  expect(problems({ license: '(MIT OR GPL-3.0-or-later)' })).toBe('')
  expect(problems({ license: '(MIT AND Zlib)' })).toBe('')
  expect(problems({ license: 'MPL-2.0', dev: true })).toBe('')
  expect(problems({ license: 'Apache-2.0 AND LGPL-3.0-or-later' }, '@img/sharp-linux-x64')).toBe('')
})

test.each([
  [{ license: 'GPL-3.0-or-later' }, /has the license GPL/],
  [{ license: '(MIT AND GPL-3.0-or-later)' }, /has the license/],
  [{ license: 'MPL-2.0' }, /the product may have/],
  [{ license: undefined }, /tells no license/],
  [{ license: 'LGPL-3.0-or-later' }, /has the license LGPL/],
  [{ integrity: undefined }, /has no checksum/],
  [{ resolved: 'git+ssh://git@github.com/a/b.git' }, /comes from git/],
  [{ hasInstallScript: true }, /runs a program/],
])('%j is told', (entry, problem) => {
  expect(problems(entry)).toMatch(problem)
})

test('a version that may change by itself is told', () => {
  expect(dependencyProblems({ packages: {} }, { dependencies: { a: '^1.0.0' } })).toEqual(['a is not pinned: ^1.0.0.'])
})
