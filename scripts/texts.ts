// The texts of the dashboard, compiled from src/web/locales/*.po where they are asked for: `withMessages(() =>
// import('./page.tsx'))` loads what that page can show, in the reader's language, beside its code. Nothing of it is a file.
import { readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import config from './lingui.config.mjs'
import { loadsIn, SHELL, textsFile } from './loads.mjs'
import { comesByItself, ShownTexts } from './shown-texts.ts'

type Compiled = ReadonlyMap<string, unknown>

const src = fileURLToPath(new URL('../src', import.meta.url))
const locales = [...config.locales, ...Object.keys(config.variants)]
const shown = new ShownTexts(src)
const catalogues = new Map<string, Promise<Compiled>>()

const catalogue = (locale: string): Promise<Compiled> => {
  const found = catalogues.get(locale) ?? compile(locale)
  catalogues.set(locale, found)
  return found
}

/** The texts of a language that a page cannot do without: an English text that stands for itself is left out. */
async function compile(locale: string): Promise<Compiled> {
  const file = join(src, 'web/locales', `${locale}.po`)
  const told = await config.format.parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: config.sourceLocale,
    filename: file,
  })
  const texts = Object.entries(told).map(
    ([id, { translation }]) => [id, translation || (locale === config.sourceLocale ? id : '')] as const,
  )
  const { createCompiledCatalog } = await import('@lingui/cli/api')
  const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), {
    namespace: 'json',
    strict: true,
  })
  if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('\n')}`)
  const { messages } = JSON.parse(source) as { messages: Record<string, unknown> }
  // A variant of a language says only what differs from it, which may be what stands for itself there.
  const base: string | undefined = config.variants[locale]
  const own = Object.entries(messages).filter(([id, text]) => base !== undefined || !saysItself(id, text))
  return new Map([...(base === undefined ? [] : await catalogue(base)), ...own])
}

/** Whether the page would show the same without this entry, since a text that is missing is shown as its id. */
const saysItself = (id: string, text: unknown): boolean =>
  text === id || (Array.isArray(text) && (text.length === 0 || (text.length === 1 && text[0] === id)))

/** The compiled texts of what a module shows, by their ids, in the order of the catalogue. */
export async function textsOf(locale: string, module: string): Promise<Record<string, unknown>> {
  const needed = shown.of(module)
  return Object.fromEntries([...(await catalogue(locale))].filter(([id]) => needed.has(id)))
}

const TEXTS = /\/web\/locales\/([\w-]+)\/(.+)\.texts\.js$/

/** Writes the second argument of each `withMessages` of a source: where each language has the texts of what is loaded. */
async function withTexts(path: string, code: string): Promise<string> {
  const loads = loadsIn(code).filter((it) => it.withTexts)
  const calls = code.match(/\bwithMessages\(/g)?.length ?? 0
  if (calls > loads.length) throw new Error(`src/${path}: write withMessages(() => import('./module.tsx'))`)
  const pieces = await Promise.all(
    loads.map(async ({ module, end }, index) => {
      const to = posix.join(posix.dirname(path), module)
      const languages = await Promise.all(
        locales.map(async (locale) => {
          if (comesByItself(to) || Object.keys(await textsOf(locale, to)).length === 0) return ''
          return `'${locale}': () => import('/src/${textsFile(locale, to)}'), `
        }),
      )
      return `${code.slice(loads[index - 1]?.end ?? 0, end)}, { ${languages.join('')}}`
    }),
  )
  return `${pieces.join('')}${code.slice(loads.at(-1)?.end ?? 0)}`
}

/** Gives the dashboard its compiled texts, in a build, in tests and in development, where a change of them is shown. */
export const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.texts\.js$/ },
    handler: (id, importer) => {
      if (id.startsWith('/src/')) return join(src, '..', id)
      return id.startsWith('.') && importer ? join(importer, '..', id) : id
    },
  },
  load: {
    filter: { id: TEXTS },
    handler: async (id) => {
      const [, locale = '', name = ''] = TEXTS.exec(id) ?? []
      const found = await textsOf(locale, name === SHELL ? name : `web/${name}`)
      return { code: `export const messages = ${JSON.stringify(found)}`, map: null }
    },
  },
  transform: {
    filter: { id: /\/src\/web\/.*\.tsx?$/, code: /\bwithMessages\(\s*\(\) =>\s*import\(/ },
    handler: async (code, id) => {
      const path = relative(src, id).split(sep).join('/')
      return { code: await withTexts(path, code), map: null }
    },
  },
  hotUpdate(change) {
    const path = relative(src, change.file).split(sep).join('/')
    if (!/^web\/.*\.(po|tsx?)$/.test(path)) return undefined
    shown.forget()
    catalogues.clear()
    const { moduleGraph, hot } = this.environment
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (module.id?.endsWith('.texts.js')) moduleGraph.invalidateModule(module)
    }
    if (!path.endsWith('.po')) return undefined
    hot.send({ type: 'full-reload' })
    return []
  },
}
