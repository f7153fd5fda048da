// Collects every text of the dashboard into src/web/locales/*.po and compiles the translations for the page.
//   npm run messages             brings the files up to date
//   npm run messages -- --check  changes nothing; fails on missing translations and on files that are out of date
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import config from './lingui.config.mjs'
import { partOf } from './parts.mjs'
import { differencesOnly } from './variants.mjs'

const { variants, ...given } = config
const check = process.argv.includes('--check')
const home = fileURLToPath(new URL('../src/web/locales', import.meta.url))
// A check works on a copy, since others may be reading the files.
const folder = check ? await mkdtemp(join(tmpdir(), 'frontdesk-locales-')) : home
if (check) await cp(home, folder, { recursive: true })
const settings = { ...given, catalogs: given.catalogs.map((it) => ({ ...it, path: join(folder, '{locale}') })) }
const { format } = settings
const place = (name) => join(folder, name)
const read = (file) => readFile(file, 'utf8').catch(() => '')
// The date of the last run would make the file differ after every run.
const withoutDate = (po) => po.replace(/^"POT-Creation-Date:.*\n/m, '')

/** The catalogues and what is compiled from them, by their paths within the folder. */
const list = async () => (await readdir(place(''), { recursive: true })).filter((name) => /\.(po|ts)$/.test(name))
const contents = async () =>
  new Map(await Promise.all((await list()).map(async (name) => [name, await read(place(name))])))
const write = async (name, text) => {
  await mkdir(dirname(place(name)), { recursive: true })
  await writeFile(place(name), text)
}

const before = await contents()

const [catalog] = await getCatalogs(makeConfig(settings, { skipValidation: true }))
const { [settings.sourceLocale]: found } = await catalog.make({ orderBy: settings.orderBy, clean: true })
const parts = Object.entries(found).map(([id, { origin }]) => [id, partOf(origin.map(([file]) => file))])
const partOfText = new Map(parts)
const missing = []
/** Compiled files by their names, and per language the parts that have one. */
const compiled = new Map()
const partsOf = new Map()
for (const locale of settings.locales) {
  await write(`${locale}.po`, withoutDate(await read(place(`${locale}.po`))))
  const { messages, missing: untranslated } = await catalog.getTranslations(locale, {
    sourceLocale: settings.sourceLocale,
    fallbackLocales: {},
  })
  if (locale !== settings.sourceLocale) missing.push(...untranslated.map(({ id }) => `${locale}: ${id}`))
  compile(locale, keepNeeded(locale, messages), (id, text) => !saysItself(id, text))
}
/** What a variant says wrongly: an id that nobody uses, or a text that its language already says. */
const needless = []
const english = await catalog.read(settings.sourceLocale)
for (const [locale, base] of Object.entries(variants)) {
  const told = (await catalog.read(locale)) ?? {}
  const texts = base === settings.sourceLocale ? english : await catalog.read(base)
  const { kept, dropped } = differencesOnly(told, texts)
  needless.push(...dropped.map((id) => `${locale}: ${id}`))
  await write(
    `${locale}.po`,
    withoutDate(await format.serialize(kept, { locale, sourceLocale: settings.sourceLocale })),
  )
  compile(
    locale,
    Object.fromEntries(Object.entries(kept).map(([id, { translation }]) => [id, translation])),
    () => true,
  )
}
compiled.set('catalogues.ts', index())
for (const name of await list()) {
  if (name.endsWith('.ts') && !compiled.has(name)) await rm(place(name))
}
for (const [name, text] of compiled) await write(name, text)

/** Puts the compiled texts of a language into its parts; `isNeeded` says which a page cannot do without. */
function compile(locale, messages, isNeeded) {
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json', strict: true })
  if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('\n')}`)
  const needed = Object.entries(JSON.parse(source).messages).filter(([id, text]) => isNeeded(id, text))
  const byPart = {}
  for (const [id, text] of needed) (byPart[partOfText.get(id)] ??= []).push([id, text])
  partsOf.set(locale, Object.keys(byPart).toSorted())
  for (const [part, texts] of Object.entries(byPart)) compiled.set(`${locale}/${part}.ts`, catalogueOf(locale, texts))
}

function catalogueOf(locale, texts) {
  const lines = texts.map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},\n`)
  return (
    `// Made by \`npm run messages\` from ${locale}.po.\nimport type { Messages } from '@lingui/core'\n\n` +
    `/** Compiled messages; a text that is missing here is shown as its id, the English text. */\n` +
    `export const messages: Messages = {\n${lines.join('')}}\n`
  )
}

function index() {
  const names = [...new Set(partOfText.values())].toSorted((a, b) => (a < b ? -1 : 1))
  const loads = (locale) => partsOf.get(locale).map((part) => `    ${part}: () => import('./${locale}/${part}.ts'),\n`)
  const locales = [...settings.locales, ...Object.keys(variants)]
  const tags = locales.map((locale) => `'${locale}'`).join(' | ')
  const nameOf = (locale) => (/^\w+$/.test(locale) ? locale : `'${locale}'`)
  const entry = (locale) => (partsOf.get(locale).length === 0 ? '{}' : `{\n${loads(locale).join('')}  }`)
  const languages = locales.map((locale) => `  ${nameOf(locale)}: ${entry(locale)},\n`)
  return (
    `// Made by \`npm run messages\`.\nimport type { Messages } from '@lingui/core'\n\n` +
    `/** A part of the texts, which is loaded with the code that shows it. */\n` +
    `export type Part =\n${names.map((name) => `  | '${name}'\n`).join('')}\n` +
    `type Parts = Partial<Record<Part, () => Promise<{ messages: Messages }>>>\n\n` +
    `/** The compiled parts of each language; one that would say no more than its ids is left out. */\n` +
    `export const CATALOGUES: Record<${tags}, Parts> = {\n${languages.join('')}}\n`
  )
}

/** Untranslated messages are left out, so that the page falls back to the English id rather than to nothing. */
function keepNeeded(locale, messages) {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, text || (locale === 'en' ? id : '')]))
}

/** Whether the page would show the same without this entry: a plain text that equals its id. */
function saysItself(id, parts) {
  return parts === id || (Array.isArray(parts) && (parts.length === 0 || (parts.length === 1 && parts[0] === id)))
}

const after = await contents()
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
if (check) await rm(folder, { recursive: true })
if (missing.length > 0) console.error(`No translation for:\n  ${missing.join('\n  ')}`)
if (check && stale.length > 0) console.error(`Out of date, run \`npm run messages\`:\n  ${stale.join('\n  ')}`)
if (check && needless.length > 0) console.error(`Says no more than its language:\n  ${needless.join('\n  ')}`)
if (check && (missing.length > 0 || stale.length > 0 || needless.length > 0)) process.exit(1)
