// Collects every text of the dashboard into src/web/locales/*.po, which the build compiles (`scripts/texts.ts`).
//   npm run messages             brings the files up to date
//   npm run messages -- --check  changes nothing; fails on missing translations and on files that are out of date
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import config from './lingui.config.mjs'
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

/** The catalogues by their names. */
const contents = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.po'))
  return new Map(await Promise.all(names.map(async (name) => [name, await read(place(name))])))
}
const write = (name, text) => writeFile(place(name), text)

const before = await contents()

const [catalog] = await getCatalogs(makeConfig(settings, { skipValidation: true }))
await catalog.make({ orderBy: settings.orderBy, clean: true })
const missing = []
for (const locale of settings.locales) {
  await write(`${locale}.po`, withoutDate(await read(place(`${locale}.po`))))
  const { missing: untranslated } = await catalog.getTranslations(locale, {
    sourceLocale: settings.sourceLocale,
    fallbackLocales: {},
  })
  if (locale !== settings.sourceLocale) missing.push(...untranslated.map(({ id }) => `${locale}: ${id}`))
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
}

const after = await contents()
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
if (check) await rm(folder, { recursive: true })
if (missing.length > 0) console.error(`No translation for:\n  ${missing.join('\n  ')}`)
if (check && stale.length > 0) console.error(`Out of date, run \`npm run messages\`:\n  ${stale.join('\n  ')}`)
if (check && needless.length > 0) console.error(`Says no more than its language:\n  ${needless.join('\n  ')}`)
if (check && (missing.length > 0 || stale.length > 0 || needless.length > 0)) process.exit(1)
