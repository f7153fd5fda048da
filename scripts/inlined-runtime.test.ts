import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withRuntime } from './inlined-runtime.ts'

const RUNTIME = 'var __defProp = Object.defineProperty;\nvar __toESM = (it) => [__defProp.name, it];'

test('a file has what it takes of the runtime, under the names by which it calls that', () => {
  const code =
    'import { r as __toESM$1 } from "./rolldown-runtime-abc.js";\nvar __toESM = 1, __defProp = 2;\n__toESM$1(3)'
  const inlined = withRuntime(code, RUNTIME) ?? ''
  expect(inlined).not.toContain('import')
  expect(runInNewContext(inlined)).toEqual(['defineProperty', 3])
})

test('a file that takes nothing of it stays as it is', () => {
  expect(withRuntime('import { r as useRead } from "./file-1-abc.js";', RUNTIME)).toBeUndefined()
})

test('a name that the runtime does not have is refused', () => {
  const code = 'import { n as __exportAll } from "./rolldown-runtime-abc.js";'
  expect(() => withRuntime(code, RUNTIME)).toThrow('The bundler has no __exportAll')
})
