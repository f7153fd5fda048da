import { i18n } from '@lingui/core'
import { CATALOGUES, type Part } from '../locales/catalogues.ts'
import { FALLBACKS, pickLocale, type Locale } from './locales.ts'
import { readPreference } from './preferences.ts'

// A text that is missing from a catalogue is shown as its id, the English text. Texts with placeholders are always in the
// compiled catalogues, so in production the rest needs no parser; without this line each of them would be a warning.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text])

/** The language that is shown, known before anything is loaded. */
let current: Locale | undefined
const inUse = new Set<Part>(['shared'])
const arrived = new Map<string, Promise<void>>()

const shownLocale = (): Locale => (current ??= pickLocale(readPreference('locale'), navigator.languages))

function fetchPart(locale: Locale, part: Part): Promise<void> {
  // A part without an entry says nothing that differs from its ids, or from the language that it falls back to.
  const loads = [FALLBACKS[locale], locale].flatMap((it) => (it === undefined ? [] : (CATALOGUES[it][part] ?? [])))
  if (loads.length === 0) return Promise.resolve()
  const key = `${locale}/${part}`
  const found = arrived.get(key)
  if (found) return found
  const coming = Promise.all(loads.map((load) => load())).then((texts) => {
    for (const { messages } of texts) i18n.load(locale, messages)
  })
  arrived.set(key, coming)
  // What failed is tried again by who asks next.
  coming.catch(() => arrived.delete(key))
  return coming
}

/** Loads the shared texts of the reader's language; call it before the first render, so that no text is seen twice. */
export async function startLocale(): Promise<Locale> {
  const locale = shownLocale()
  await fetchPart(locale, 'shared')
  i18n.activate(locale)
  return locale
}

/** Shows another language, once every part of its texts that is in use so far has arrived. */
export async function changeLocale(locale: Locale): Promise<void> {
  // A part can come into use while the others load.
  for (let asked = 0; asked < inUse.size;) {
    asked = inUse.size
    // oxlint-disable-next-line no-await-in-loop -- Each round asks for all that is known, side by side.
    await Promise.all([...inUse].map((part) => fetchPart(locale, part)))
  }
  current = locale
  i18n.activate(locale)
}

/** Loads code together with the parts of the texts that it shows, so that nothing is seen in English first. */
export function withMessages<Module>(
  parts: Part | readonly Part[],
  load: () => Promise<Module>,
): () => Promise<Module> {
  const needed = typeof parts === 'string' ? [parts] : parts
  return async () => {
    for (const part of needed) inUse.add(part)
    const [module] = await Promise.all([load(), ...needed.map((part) => fetchPart(shownLocale(), part))])
    return module
  }
}
