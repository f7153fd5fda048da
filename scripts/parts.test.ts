import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readModule } from '../src/testing/imports.ts'
import { CATALOGUES, type Part } from '../src/web/locales/catalogues.ts'
import { loadsIn, partOf } from './parts.mjs'

describe('partOf', () => {
  test.each([
    ['services', ['src/web/features/services/edit-page.tsx', 'src/web/features/services/page.tsx']],
    ['shared', ['src/web/features/services/edit-page.tsx', 'src/web/features/rooms/edit-page.tsx']],
    ['shared', ['src/web/features/services/edit-page.tsx', 'src/web/app/shell.tsx']],
    ['booking', ['src/web/features/booking/free-times.tsx', 'src/web/features/appointment/poll.tsx']],
    ['appointments', ['src/web/features/booking/free-times.tsx', 'src/web/commands/appointments/a.ts']],
    ['shared', ['src/web/features/booking/free-times.tsx', 'src/web/features/home/page.tsx']],
    ['connect', ['src/web/app/connect/connect-page.tsx']],
    ['calendar', ['src/web/features/calendar/a.ts', 'src/web/features/calendar/saved-calendars/b.ts']],
    ['appointments', ['src/web/features/calendar/a.ts', 'src/web/features/booking/b.ts']],
    ['shared', ['src/web/app/connect/connect-page.tsx', 'src/web/client/error-words.ts']],
  ])('%s for %j', (part, files) => {
    expect(partOf(files)).toBe(part)
  })
})

test('loadsIn sees what is loaded with parts and what is loaded alone', () => {
  const source = `
    lazy(() => import('./a.tsx'))
    withMessages('rooms', () => import('./b.tsx'))
    withMessages(['rooms', 'forms'], () =>
      import('./c.tsx'))`
  expect(loadsIn(source)).toEqual([
    { module: './a.tsx', parts: [] },
    { module: './b.tsx', parts: ['rooms'] },
    { module: './c.tsx', parts: ['rooms', 'forms'] },
  ])
})

const src = new URL('../src/', import.meta.url)

interface Source {
  texts: string[]
  imports: string[]
  loads: { module: string; parts: string[] }[]
}
// Where a text is shown: i18n._('text'), <Trans id="text" /> or, in a list, a text with a comment i18n before it.
const SHOWN = /(?:\b_\(|\bid=|\/\*i18n\*\/)\s*\{?\s*(['"`])((?:\\.|(?!\1).)+)\1/gs
const known = new Map<string, Source>()

// Types are gone when the page runs.
const withoutTypes = (source: string): string => source.replaceAll(/^(import|export) type [^']* from '[^']*'$/gm, '')

/** What an import loads: of a feature's door, which only hands on, no more than the modules behind the names. */
function behindDoor(to: string, names: readonly string[]): string[] {
  if (!/^web\/features\/[\w-]+\/index\.ts$/.test(to)) return [to]
  const { imports } = readModule(to, withoutTypes(readFileSync(new URL(to, src), 'utf8')))
  return imports.filter((it) => it.names.some((name) => names.includes(name))).map((it) => it.to)
}

function read(path: string): Source {
  const found = known.get(path)
  if (found) return found
  const source = readFileSync(new URL(path, src), 'utf8')
  const { imports } = readModule(path, withoutTypes(source))
  const own: Source = {
    texts: [...source.matchAll(SHOWN)].map(([, , text = '']) => text),
    imports: imports.flatMap((it) =>
      it.ours && !it.lazy && /^web\/.*\.tsx?$/.test(it.to) ? behindDoor(it.to, it.names) : [],
    ),
    loads: loadsIn(source)
      .map(({ module, parts }) => ({ module: posix.join(posix.dirname(path), module), parts }))
      .filter(({ module }) => !module.startsWith('web/locales/')),
  }
  known.set(path, own)
  return own
}

/** The texts that can be shown before their part is loaded, and the parts that are loaded for nothing. */
function mismatches(homes: ReadonlyMap<string, Part>): string[] {
  const found = new Set<string>()
  const visit = (root: string, had: readonly string[], added: readonly string[], trail: readonly string[]): void => {
    const reached = new Set<string>()
    const walk = (path: string): void => {
      if (reached.has(path)) return
      reached.add(path)
      read(path).imports.forEach(walk)
    }
    walk(root)
    const used = new Set<string>()
    for (const path of reached) {
      for (const text of read(path).texts) {
        const home = homes.get(text)
        if (home === undefined) continue
        used.add(home)
        if (![...had, ...added].includes(home)) found.add(`${root} shows “${text}” (${path}) without the part ${home}`)
      }
    }
    const loads = [...reached].flatMap((path) => read(path).loads).filter(({ module }) => !trail.includes(module))
    for (const part of added) {
      const later = loads.some(({ module }) => read(module).texts.some((text) => homes.get(text) === part))
      if (!used.has(part) && !later) found.add(`${root} shows nothing of the part ${part}`)
    }
    for (const { module, parts } of loads) visit(module, [...had, ...added], parts, [...trail, module])
  }
  visit('web/app/main.tsx', [], ['shared'], [])
  return [...found]
}

test('every text is loaded before the code that shows it', async () => {
  const homes = new Map<string, Part>()
  for (const part of Object.keys(CATALOGUES.es) as Part[]) {
    const { messages } = (await CATALOGUES.es[part]?.()) ?? { messages: {} }
    for (const id of Object.keys(messages)) homes.set(id, part)
  }
  expect(homes.size).toBeGreaterThan(400)
  expect(mismatches(homes)).toEqual([])
  // A way of writing texts that this test does not see would go unnoticed above.
  const files = readdirSync(new URL('web', src), { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `web/${file.replaceAll(sep, '/')}`)
  const seen = new Set(sources.flatMap((path) => read(path).texts))
  expect([...homes.keys()].filter((id) => !seen.has(id))).toEqual([])
})
