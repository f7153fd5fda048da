import type { Multimedia } from '../../contract/multimedia.ts'

/** Texts of a medium beyond its own fields, by their names in its open fields (`environment`), which every player is given. */
export const MEDIUM_TEXTS = ['caption', 'credit', 'captions', 'transcript'] as const
/** The name of such a text: `captions` is WebVTT. */
export type MediumText = (typeof MEDIUM_TEXTS)[number]

/** Most characters of each; together with all else `environment` has a bound of its own (64 KiB). */
export const MOST_OF_TEXT: Readonly<Record<MediumText, number>> = {
  caption: 500,
  credit: 200,
  captions: 30_000,
  transcript: 20_000,
}

type Kept = Pick<Multimedia, 'environment'>

/** Whether an open field is a text of ours; what another client keeps under the same name is its own affair. */
const isText = (name: string, kept: unknown): kept is string =>
  typeof kept === 'string' &&
  MEDIUM_TEXTS.some((it) => it === name) &&
  (name !== 'captions' || /^WEBVTT(\s|$)/.test(kept))

/** One text of a medium; empty where there is none, or something else in its place. */
export function textOf({ environment }: Partial<Kept>, name: MediumText): string {
  const kept = environment?.[name]
  return isText(name, kept) ? kept : ''
}

/** The open fields of a medium without its texts. */
export const withoutTexts = (environment: Kept['environment']): Kept['environment'] =>
  Object.fromEntries(Object.entries(environment).filter(([name, value]) => !isText(name, value)))

/** The open fields of a medium with one text from now on; unchanged where it is empty, or another client's stands there. */
export const withText = (environment: Kept['environment'], name: MediumText, text: string): Kept['environment'] => {
  const kept = environment[name]
  return text === '' || (kept !== undefined && !isText(name, kept)) ? environment : { ...environment, [name]: text }
}

/** The open fields of a medium with these texts from now on; an empty one is left out. */
export const withTexts = (
  environment: Kept['environment'],
  texts: Readonly<Record<MediumText, string>>,
): Kept['environment'] => ({
  ...environment,
  ...Object.fromEntries(MEDIUM_TEXTS.flatMap((name) => (texts[name] === '' ? [] : [[name, texts[name]]]))),
})
