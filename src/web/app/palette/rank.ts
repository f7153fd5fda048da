import { fold } from '#api/values/fold.ts'
import { PAGES } from '../pages.ts'
import { groupsOf, type Choice, type ChoiceGroup } from './choice.ts'

/** How well a text fits: not at all, inside a word, at the start of a word, at the start of the text, exactly. */
export const FIT = { none: 0, part: 1, word: 2, prefix: 3, exact: 4 } as const

/** Text as it is compared: without accents and capitals, blanks single. */
export const comparable = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

const startsWord = (text: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

function fitOfPart(part: string, text: string): number {
  let best: number = FIT.none
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (startsWord(text, at)) return FIT.word
    best = FIT.part
  }
  return best
}

/**
 * How well something is meant by what was typed. The label counts as a whole first, else every word must be found, in the
 * label or among the further words; what only those tell is worth less than what the label says.
 */
export function fitOf(typed: string, { label, words = '', atLeast = 0 }: Pick<Choice, 'label' | 'words' | 'atLeast'>) {
  const wish = comparable(typed)
  const name = comparable(label)
  if (wish === '') return Math.max(FIT.none, atLeast)
  if (name === wish) return FIT.exact
  if (name.startsWith(wish)) return FIT.prefix
  const further = comparable(words)
  const fits = wish.split(' ').map((part) => Math.max(fitOfPart(part, name), fitOfPart(part, further) / 2))
  return Math.max(Math.min(...fits), fitOfPart(wish, name), atLeast)
}

/** A group of choices as it is shown. */
export interface ChoicesOfGroup {
  group: ChoiceGroup
  choices: readonly Choice[]
}

/** How many choices of one group are shown while something is typed. */
const MOST = 8

/**
 * What the palette shows: with nothing typed the recent choices and what is offered unasked; else what fits, in groups,
 * the group with the best fit first and `more` last, and among equals what was chosen recently before the rest. `recent` are ids.
 */
export function rankChoices(
  typed: string,
  choices: readonly Choice[],
  recent: readonly string[],
  groups = groupsOf(PAGES),
): ChoicesOfGroup[] {
  if (comparable(typed) === '') return unasked(choices, recent, groups)
  const order = new Map(recent.map((id, index) => [id, index]))
  const fitting = choices
    .map((choice) => ({ choice, fit: fitOf(typed, choice), recency: order.get(choice.id) ?? Infinity }))
    .filter(({ fit }) => fit > FIT.none)
    .toSorted((a, b) => b.fit - a.fit || (a.recency === b.recency ? 0 : a.recency - b.recency))
  const best = new Map<ChoiceGroup, number>()
  for (const { choice, fit } of fitting) best.set(choice.group, Math.max(best.get(choice.group) ?? 0, fit))
  return [...best]
    .toSorted(
      ([a, fitA], [b, fitB]) =>
        Number(a === 'more') - Number(b === 'more') || fitB - fitA || groups.indexOf(a) - groups.indexOf(b),
    )
    .map(([group]) => ({
      group,
      choices: fitting.flatMap(({ choice }) => (choice.group === group ? [choice] : [])).slice(0, MOST),
    }))
}

function unasked(
  choices: readonly Choice[],
  recent: readonly string[],
  groups: readonly ChoiceGroup[],
): ChoicesOfGroup[] {
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const again = recent.flatMap((id) => byId.get(id) ?? [])
  return groups
    .map((group) => ({
      group,
      choices:
        group === 'recent'
          ? again.slice(0, 5)
          : choices.filter((choice) => choice.group === group && choice.unasked && !again.includes(choice)),
    }))
    .filter(({ choices: some }) => some.length > 0)
}
