import { i18n, type Messages } from '@lingui/core'
import { hasOwnWord, type GuestForms, type ShownHouse } from './house.ts'

type Message = Messages[string]

/** What guests can be called without writing anything, by language: words that stand wherever “guest” does. */
export const GUEST_FORMS: Readonly<Record<string, Readonly<Record<string, GuestForms>>>> = {
  en: {
    guest: { one: 'guest', many: 'guests' },
    patient: { one: 'patient', many: 'patients' },
    client: { one: 'client', many: 'clients' },
    customer: { one: 'customer', many: 'customers' },
    student: { one: 'student', many: 'students' },
    member: { one: 'member', many: 'members' },
  },
  es: {
    guest: { one: 'cliente', many: 'clientes' },
    patient: { one: 'paciente', many: 'pacientes' },
    client: { one: 'cliente', many: 'clientes' },
    customer: { one: 'cliente', many: 'clientes' },
    student: { one: 'alumno', many: 'alumnos' },
    member: { one: 'socio', many: 'socios' },
  },
}

/** How the texts of each language say it. */
const WRITTEN: Readonly<Record<string, RegExp>> = { en: /\bguests?\b/gi, es: /\bclientes?\b/gi }

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/** The word for guests in a language: the house's own, else the one it chose. */
export const guestFormsIn = (
  locale: string,
  { guest, own }: Pick<ShownHouse, 'guest' | 'own'>,
): GuestForms | undefined => {
  const language = languageOf(locale)
  return own[locale] ?? own[language] ?? GUEST_FORMS[language]?.[guest]
}

/** A text with another word for guests, as large as the one that it replaces. */
export function withWord(text: string, locale: string, { one, many }: GuestForms): string {
  const written = WRITTEN[languageOf(locale)]
  if (!written) return text
  return text.replace(written, (found) => {
    const word = found.toLowerCase().endsWith('s') ? many : one
    const [first = ''] = found
    return first === first.toUpperCase() ? word.charAt(0).toLocaleUpperCase(locale) + word.slice(1) : word
  })
}

/** The same of a compiled text: its words, also in the branches of a plural, but none of its placeholders. */
function rewritten(message: Message, change: (text: string) => string): Message {
  if (typeof message === 'string') return change(message)
  return message.map((part) => {
    if (typeof part === 'string') return change(part)
    const [name, format, branches] = part
    if (branches === undefined || branches === null || typeof branches === 'string') return part
    const changed = Object.entries(branches).map(([key, branch]) => [
      key,
      typeof branch === 'number' || branch === undefined ? branch : rewritten(branch, change),
    ])
    return [name, format, Object.fromEntries(changed)]
  }) as Message
}

let word: Pick<ShownHouse, 'guest' | 'own'> = { guest: 'guest', own: {} }
let isInstalled = false
/** Each text as it was, and as it is said now. */
const said = new Map<string, { original: Message; message: Message; forms: GuestForms }>()

function say(id: string): void {
  const { locale } = i18n
  const forms = guestFormsIn(locale, word)
  if (!forms) return
  const key = `${locale} ${id}`
  const before = said.get(key)
  const present = i18n.messages[id]
  // The texts of a part that comes later may bring the same text again.
  if (before && before.message === present && before.forms === forms) return
  const original = before && before.message === present ? before.original : (present ?? [id])
  const message = rewritten(original, (text) => withWord(text, locale, forms))
  said.set(key, { original, message, forms })
  i18n.load(locale, { [id]: message })
}

/**
 * Says the house's word for guests in every text from now on. It is put in before names and figures are, so that nothing
 * that somebody wrote is changed; every text has it, also one that is written tomorrow.
 */
export function sayGuestsAs(house: Pick<ShownHouse, 'guest' | 'own'>): void {
  word = house
  if (isInstalled || !hasOwnWord(house)) return
  isInstalled = true
  const translate = i18n._.bind(i18n)
  const saying = ((...args: Parameters<typeof translate>) => {
    const [text] = args as [string | { id: string }]
    say(typeof text === 'string' ? text : text.id)
    return translate(...args)
  }) as typeof translate
  i18n._ = saying
  i18n.t = saying as typeof i18n.t
}
