import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import config from './lingui.config.mjs'
import { loadsIn, SHELL, textsFile } from './loads.mjs'
import { ShownTexts } from './shown-texts.ts'
import { textsOf } from './texts.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const shown = new ShownTexts(src)
const sources = readdirSync(`${src}web`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(^|[/\\])testing[/\\]/.test(file))
  .map((file) => `web/${file.replaceAll(sep, '/')}`)

test('loadsIn sees what is loaded with its texts and what is loaded alone', () => {
  const source = `
    lazy(() => import('./a.tsx'))
    withMessages(() => import('./b.tsx'))
    withMessages(() =>
      import('./c.tsx'))`
  expect(loadsIn(source).map(({ module, withTexts }) => ({ module, withTexts }))).toEqual([
    { module: './a.tsx', withTexts: false },
    { module: './b.tsx', withTexts: true },
    { module: './c.tsx', withTexts: true },
  ])
  expect(loadsIn(source).map(({ end }) => source.slice(end - 10, end))).toEqual([
    "'./a.tsx')",
    "'./b.tsx')",
    "'./c.tsx')",
  ])
})

test('the texts of a module have its path in each language', () => {
  expect(textsFile('es', 'web/features/rooms/page.tsx')).toBe('web/locales/es/features/rooms/page.tsx.texts.js')
  expect(textsFile('en-GB', SHELL)).toBe('web/locales/en-GB/shell.texts.js')
})

test('a module has the texts that it shows with all that comes along, and those of the shell only once', () => {
  const shell = shown.of(SHELL)
  const editor = shown.of('web/features/rooms/edit-page.tsx')
  expect(shell).toContain('Try again')
  expect(editor).toContain('Chat managers')
  // A label that stands in a list of words which the page imports.
  expect(shown.of('web/features/services/edit-page.tsx')).toContain('Who must be free')
  expect([...editor].filter((text) => shell.has(text))).toEqual([])
  expect(editor).not.toContain('Sign in with a key')
})

test('the texts of a section that comes by itself are there with its page, in no file of their own', () => {
  const page = 'web/features/services/service-form.tsx'
  const section = 'web/features/services/in-use-panel.tsx'
  expect(shown.source(page).later).not.toContain(section)
  expect(shown.of(section).size).toBeGreaterThan(0)
  expect([...shown.of(section)].filter((text) => !shown.of(page).has(text))).toEqual([])
})

test('every text is loaded before the code that shows it', () => {
  const late = new Set<string>()
  const reached = new Set<string>()
  /** Follows each module to what it loads; a text is there by the shell or by what was loaded with its texts last. */
  const visit = (root: string, had: ReadonlySet<string>): void => {
    const walked = new Set<string>()
    const walk = (path: string): void => {
      if (walked.has(path)) return
      walked.add(path)
      shown.source(path).with.forEach(walk)
    }
    walk(root)
    for (const path of walked) {
      for (const text of shown.source(path).texts) if (!had.has(text)) late.add(`${root} shows “${text}” (${path})`)
    }
    for (const later of [...walked].flatMap((path) => shown.source(path).later)) {
      if (reached.has(later)) continue
      reached.add(later)
      visit(later, new Set([...shown.of(SHELL), ...shown.of(later)]))
    }
  }
  visit('web/app/main.ts', shown.of(SHELL))
  expect([...late]).toEqual([])
  expect(reached.size).toBeGreaterThan(60)
})

test('every text of the catalogue stands in the code where the build finds it, and reaches a page', async () => {
  const file = `${src}web/locales/es.po`
  const told = await config.format.parse(readFileSync(file, 'utf8'), {
    locale: 'es',
    sourceLocale: config.sourceLocale,
    filename: file,
  })
  const ids = Object.keys(told)
  expect(ids.length).toBeGreaterThan(400)
  const roots = [SHELL, ...new Set(sources.flatMap((path) => shown.source(path).later))]
  const seen = new Set(roots.flatMap((root) => [...shown.of(root)]))
  // A way of writing texts that the build does not see would be shown in English.
  expect(ids.filter((id) => !seen.has(id))).toEqual([])
})

test('texts are compiled: plain ones that stand for themselves are left out, a variant has the rest of its language', async () => {
  const page = 'web/features/appointment-list/page.tsx'
  const [english, british, spanish] = await Promise.all(['en', 'en-GB', 'es'].map((locale) => textsOf(locale, page)))
  expect(spanish?.['Appointments']).toBe(undefined)
  expect(spanish?.['Canceled']).toEqual(['Cancelada'])
  expect(british?.['Canceled']).toEqual(['Cancelled'])
  expect(english?.['Canceled']).toBe(undefined)
  expect(Object.keys(british ?? {})).toEqual(expect.arrayContaining(Object.keys(english ?? {})))
  expect(Object.keys(spanish ?? {}).length).toBeGreaterThan(Object.keys(english ?? {}).length)
})
