import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const spoken = (quoted = ''): string =>
  quoted
    .split('\n')
    .filter(Boolean)
    .map((line) => String(JSON.parse(line)))
    .join('')

/** The texts of a catalogue by their ids. */
const catalogue = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(new URL(`../locales/${locale}.po`, import.meta.url), 'utf8')
      .split('\n\n')
      .slice(1)
      .map((entry) => {
        const [, id, text] = /^msgid ("[^]*")\nmsgstr ("[^]*")$/m.exec(entry.trimEnd()) ?? []
        return [spoken(id), spoken(text)] as const
      }),
  )

/** What is told under each id in a catalogue. */
const told = (locale: string): string[] => [...catalogue(locale).values()]

/** Each with what is said instead. */
const NOT_SAID: readonly [RegExp, string][] = [
  [/\bempty:/i, 'Leave blank to …'],
  [/\b(if )?left empty|leave empty/i, 'Leave blank to …'],
  [/\b(some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\bnobody\b/i, 'no one'],
  [/\be-mail/i, 'email'],
  [/\bleft out\b|\bleave out\b/i, 'skipped, Skip'],
  [/\bif need be\b/i, 'if needed'],
  [/\bmedium\b|\bmultimedia\b/i, 'file, Library'],
  [/\bmask(s|ed|ing)?\b/i, 'Anonymize'],
  [/\bpending\b|\bnot confirmed yet\b/i, 'Unconfirmed'],
  [/\battended\b/i, 'Completed'],
  [/\bnotes for the desk\b/i, 'Internal notes'],
  [/\braw answer\b/i, 'raw response'],
  [/\b(too many|every) calls?\b/i, 'request'],
  [/\blapse[sd]?\b/i, 'expires'],
  [/\bdeployment\b/i, 'server'],
  [/\bslug\b/i, 'short name'],
  [/\bcoming appointments?\b/i, 'upcoming'],
  [/\bpaint(ed)?\b.*\bholiday|\bholidays?\b.*\bpainted\b/i, 'Add'],
  [/Access Key/, 'access key'],
  [/(#|\}) ?(h|hrs?|mins?|hours?|minutes?)\b/, 'a length by format.minutes'],
  [/'s\b/, 'the curved apostrophe'],
  [/\b(can|could|do|does|is|are|was|were|has|have|did|will)( not|not)\b/i, 'a contraction'],
]
const BRITISH: readonly [RegExp, string][] = [
  [/\bcancell(ed|ing)\b/i, 'canceled'],
  [/\bcolours?\b/i, 'color'],
  [/\blabelled\b/i, 'labeled'],
  [/\bgrey\b/i, 'gray'],
  [/\bafterwards\b/i, 'afterward'],
]

const AMERICAN: readonly [RegExp, string][] = [
  [/cancel(ed|ing)\b/i, 'cancelled'],
  [/color/i, 'colour'],
  [/\blabel(ed|ing)\b/i, 'labelled'],
  [/\bgray\b/i, 'grey'],
  [/\bafterward\b/i, 'afterwards'],
  [/\w(ganiz|nymiz|ogniz|nimiz)/i, '-ise'],
]

const offences = (texts: readonly string[], refused: readonly [RegExp, string][]) =>
  texts.flatMap((text) => {
    // The names of arguments are code.
    const words = text.replaceAll(/\{\w+(?=[,}])/g, '{')
    return refused.filter(([word]) => word.test(words)).map(([, instead]) => `${text} (say: ${instead})`)
  })

test('English on screen keeps to the words of the glossary', () => {
  const texts = told('en')
  expect(texts.length).toBeGreaterThan(2000)
  expect(offences(texts, [...NOT_SAID, ...BRITISH])).toEqual([])
})

test('British English differs in spelling, not in words', () => {
  const own = catalogue('en-GB')
  const texts = [...catalogue('en')].map(([id, text]) => own.get(id) ?? text)
  expect(texts).toContain('Cancelled')
  expect(offences(texts, [...NOT_SAID, ...AMERICAN])).toEqual([])
})

/** Other words for what has one, what is not formal, and what is rude in half of the countries. */
const NOT_SPANISH = /(?<!\p{L})(medios?|enmascar\p{L}*|pendiente|instalación|tu|tus|tú|te|ti|coge\p{L}*)(?!\p{L})/iu
/** An abbreviation is written in capitals. */
const SMALL_ID = /\b[Ii]ds?\b/

test('Spanish has one word for each thing too, and addresses the reader formally', () => {
  const words = told('es').map((text) => text.replaceAll(/\{\w+(?=[,}])/g, '{'))
  expect(words.filter((text) => NOT_SPANISH.test(text) || SMALL_ID.test(text))).toEqual([])
})
