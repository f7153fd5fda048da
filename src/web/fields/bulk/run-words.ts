import type { I18n } from '@lingui/core'
import type { ShownRun } from '../../ui/run/run-spec.ts'
import { countOutcomes, type ItemOutcome, type Run, type RunRow } from '../../ui/run/run-state.ts'
import type { IconName } from '../../ui/icons.tsx'
import type { Tone } from '../../theme/tones.ts'
import { errorSentence } from '../error-sentence.ts'
import type { CsvColumn } from './csv.ts'

/** The colour of an outcome. */
export const OUTCOME_TONES = {
  waiting: 'neutral',
  running: 'in-progress',
  done: 'completed',
  refused: 'no-show',
  stopped: 'cancelled',
} as const satisfies Record<ItemOutcome, Tone>

/** The glyph of an outcome; that of the tone of refusals is an absent guest. */
export const OUTCOME_GLYPHS = {
  waiting: 'clock',
  running: 'play',
  done: 'check',
  refused: 'warning',
  stopped: 'block',
} as const satisfies Record<ItemOutcome, IconName>

/** An outcome in words. */
export const outcomeWord = (i18n: I18n, outcome: ItemOutcome): string =>
  ({
    waiting: i18n._('Waiting'),
    running: i18n._('In progress'),
    done: i18n._('Done'),
    refused: i18n._('Refused'),
    stopped: i18n._('Not started'),
  })[outcome]

/** Why a row was refused; empty for every other one. */
export const rowRefusalWords = (i18n: I18n, { error, outcome }: RunRow): string => {
  if (outcome !== 'refused') return ''
  return errorSentence(i18n, error)
}

/** How many rows ended how, as far as there are any. */
export const runCountWords = (i18n: I18n, { run }: ShownRun): string => {
  const { waiting, running, done, refused, stopped } = countOutcomes(run)
  const said = [
    i18n._('{done, plural, one {# done} other {# done}}', { done }),
    ...(refused > 0 ? [i18n._('{refused, plural, one {# refused} other {# refused}}', { refused })] : []),
    ...(stopped > 0 ? [i18n._('{stopped, plural, one {# not started} other {# not started}}', { stopped })] : []),
    ...(waiting + running > 0
      ? [i18n._('{left, plural, one {# to go} other {# to go}}', { left: waiting + running })]
      : []),
  ]
  return said.join(' · ')
}

type Said = 'queued' | 'under-way' | 'busy' | 'unreachable' | 'paused' | 'troubled' | 'stopping' | 'ended'

/** What was last said aloud, and of which run. */
export interface RunAnnouncement {
  readonly key: number
  readonly said: Said
}

const now = ({ phase, hold, troubled }: Run): Said => {
  if (phase === 'paused') return troubled ? 'troubled' : 'paused'
  if (phase !== 'running') return phase
  if (!hold) return 'under-way'
  return hold.why === 'rate' ? 'busy' : 'unreachable'
}

/**
 * What is to be said aloud next; the same object where nothing is new. The end of a wait is no news, so that a service
 * that asks for many short ones is spoken of once.
 */
export const nextAnnouncement = (heard: RunAnnouncement | null, { key, run }: ShownRun): RunAnnouncement => {
  const said = now(run)
  const waited = heard?.said === 'busy' || heard?.said === 'unreachable'
  if (heard?.key === key && (said === heard.said || (waited && said === 'under-way'))) return heard
  return { key, said }
}

/** What a screen reader says of a run. */
export const announcement = (i18n: I18n, { said }: RunAnnouncement, shown: ShownRun): string => {
  const { title } = shown
  switch (said) {
    case 'queued':
      return i18n._('{title}: next in line.', { title })
    case 'under-way':
      return i18n._('{title}: in progress.', { title })
    case 'busy':
      return i18n._('{title}: waiting, too many requests.', { title })
    case 'unreachable':
      return i18n._('{title}: waiting, can’t reach the server.', { title })
    case 'paused':
      return i18n._('{title}: paused.', { title })
    case 'troubled':
      return i18n._('{title}: paused automatically after server errors.', { title })
    case 'stopping':
      return i18n._('{title}: stopping after the current step.', { title })
    case 'ended':
      return i18n._('{title}: ended. {counts}', { title, counts: runCountWords(i18n, shown) })
  }
}

/** The columns of a run's report. */
export const reportColumns = (i18n: I18n): CsvColumn<RunRow>[] => [
  { header: i18n._('Name'), text: ({ item }) => item.name },
  { header: i18n._('Outcome'), text: ({ outcome }) => outcomeWord(i18n, outcome) },
  { header: i18n._('Reason'), text: (row) => rowRefusalWords(i18n, row) },
  { header: i18n._('ID'), text: ({ item }) => item.id },
]

/** A run's report as lines of text, for a message or a note. */
export const reportText = (i18n: I18n, shown: ShownRun): string => {
  const lines = shown.run.rows.map((row) =>
    [`${outcomeWord(i18n, row.outcome)}: ${row.item.name}`, rowRefusalWords(i18n, row)].filter(Boolean).join(' – '),
  )
  return [shown.title, runCountWords(i18n, shown), '', ...lines].join('\n')
}
