import { i18n, type Messages } from '@lingui/core'
import { hasOwnWord, house } from './house.ts'
import { pickLocale, type Locale } from './locales.ts'
import { readPreference } from './preferences.ts'

// A text that is missing from a catalogue is shown as its id, the English text. Texts with placeholders are always in the
// compiled catalogues, so in production the rest needs no parser; without this line each of them would be a warning.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text])

/** Where each language has the compiled texts of some code; one that would say no more than its ids is left out. */
type Texts = Partial<Record<Locale, () => Promise<{ messages: Messages }>>>

/** What the page says whatever it shows; the build makes these modules (`scripts/texts.ts`). */
const SHELL = {
  en: () => import('../locales/en/shell.texts.js'),
  'en-GB': () => import('../locales/en-GB/shell.texts.js'),
  es: () => import('../locales/es/shell.texts.js'),
} satisfies Record<Locale, unknown>

let current: Locale | undefined
const inUse = new Set<Texts>([SHELL])
const arrived = new Map<() => Promise<unknown>, Promise<void>>()

/** The language that is shown, known before anything is loaded. */
export const shownLocale = (): Locale => (current ??= pickLocale(readPreference('locale'), navigator.languages))

function fetchTexts(locale: Locale, texts: Texts): Promise<void> {
  const load = texts[locale]
  if (load === undefined) return Promise.resolve()
  const found = arrived.get(load)
  if (found) return found
  const coming = load().then(({ messages }) => i18n.load(locale, messages))
  arrived.set(load, coming)
  // What failed is tried again by who asks next.
  coming.catch(() => arrived.delete(load))
  return coming
}

/** Loads the shell's texts of the reader's language; call it before the first render, so that no text is seen twice. */
export async function startLocale(): Promise<Locale> {
  const locale = shownLocale()
  const shown = house.get()
  // The organization's word for guests is there with the first text.
  const word =
    shown &&
    hasOwnWord(shown) &&
    import('./guest-word.ts').then(
      ({ sayGuestsAs }) => sayGuestsAs(shown),
      () => undefined,
    )
  await Promise.all([fetchTexts(locale, SHELL), word])
  i18n.activate(locale)
  return locale
}

/** Shows another language, once all of its texts that are in use so far have arrived. */
export async function changeLocale(locale: Locale): Promise<void> {
  // More can come into use while the others load.
  for (let asked = 0; asked < inUse.size;) {
    asked = inUse.size
    // oxlint-disable-next-line no-await-in-loop -- Each round asks for all that is known, side by side.
    await Promise.all([...inUse].map((texts) => fetchTexts(locale, texts)))
  }
  current = locale
  i18n.activate(locale)
}

/**
 * Loads code together with the texts that it shows, so that nothing is seen in English first. Write `withMessages(() =>
 * import('./page.tsx'))`: which texts these are is read from the code and added by the build (`scripts/texts.ts`).
 */
export function withMessages<Module>(load: () => Promise<Module>, texts: Texts = {}): () => Promise<Module> {
  return async () => {
    inUse.add(texts)
    const [module] = await Promise.all([load(), fetchTexts(shownLocale(), texts)])
    return module
  }
}
