// Collects every text of the dashboard into src/web/locales/*.po and compiles the translations for the page.
//   npm run messages             brings the files up to date
//   npm run messages -- --check  changes nothing; fails on missing translations and on files that are out of date
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import settings from './lingui.config.mjs'

const check = process.argv.includes('--check')
const place = (name) => fileURLToPath(new URL(`../src/web/locales/${name}`, import.meta.url))
const read = (file) => readFile(file, 'utf8').catch(() => '')
// The date of the last run would make the file differ after every run.
const withoutDate = (po) => po.replace(/^"POT-Creation-Date:.*\n/m, '')

const files = settings.locales.flatMap((locale) => [place(`${locale}.po`), place(`${locale}.ts`)])
const before = new Map(await Promise.all(files.map(async (file) => [file, await read(file)])))

const config = fileURLToPath(new URL('lingui.config.mjs', import.meta.url))
const cli = fileURLToPath(new URL('../node_modules/@lingui/cli/dist/lingui.js', import.meta.url))
execFileSync(process.execPath, [cli, 'extract', '--config', config, '--clean', '--workers', '1'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})

const [catalog] = await getCatalogs(makeConfig(settings, { skipValidation: true }))
const missing = []
for (const locale of settings.locales) {
  await writeFile(place(`${locale}.po`), withoutDate(await read(place(`${locale}.po`))))
  const { messages, missing: untranslated } = await catalog.getTranslations(locale, {
    sourceLocale: settings.sourceLocale,
    fallbackLocales: {},
  })
  if (locale !== settings.sourceLocale) missing.push(...untranslated.map(({ id }) => `${locale}: ${id}`))
  const { source, errors } = createCompiledCatalog(locale, keepNeeded(locale, messages), {
    namespace: 'json',
    strict: true,
  })
  if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ error }) => error.message).join('\n')}`)
  const compiled = Object.entries(JSON.parse(source).messages).filter(([id, parts]) => !saysItself(id, parts))
  const lines = compiled.map(([id, parts]) => `  ${JSON.stringify(id)}: ${JSON.stringify(parts)},\n`)
  await writeFile(
    place(`${locale}.ts`),
    `// Made by \`npm run messages\` from ${locale}.po.\nimport type { Messages } from '@lingui/core'\n\n` +
      `/** Compiled messages; a text that is missing here is shown as its id, the English text. */\n` +
      `export const messages: Messages = {\n${lines.join('')}}\n`,
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

const stale = []
for (const file of files) {
  if ((await read(file)) === before.get(file)) continue
  stale.push(file)
  if (check) await writeFile(file, before.get(file))
}
if (missing.length > 0) console.error(`No translation for:\n  ${missing.join('\n  ')}`)
if (check && stale.length > 0) console.error(`Out of date, run \`npm run messages\`:\n  ${stale.join('\n  ')}`)
if (check && (missing.length > 0 || stale.length > 0)) process.exit(1)
