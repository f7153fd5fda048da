import type { CSSObject } from '@emotion/react'
import type { Tone } from '../../../theme/tones.ts'
import { forced } from '../../../theme/look-parts.ts'
import { paint, tonePaint } from '../../../theme/paint.ts'
import type { Fate } from './verdict-words.ts'

const lines = (angle: number, colour: string, gap: number, width = 1) =>
  `repeating-linear-gradient(${angle}deg, ${colour} 0 ${width}px, transparent ${width}px ${gap}px)`
const dots = (colour: string) => `radial-gradient(${colour} 1px, transparent 1.4px) 0 0 / 6px 6px`

type Look = readonly [tone: Tone, pattern: (edge: string) => string]

const plain = () => 'none'
// One look for each reason: the pattern tells it apart where colour does not.
const LOOKS: Readonly<Record<Exclude<Fate, 'closed'>, Look>> = {
  offered: ['confirmed', plain],
  booked: ['blocked', plain],
  buffer: ['blocked', (edge) => lines(135, edge, 6)],
  'no-room': ['cancelled', dots],
  notice: ['pending', (edge) => lines(45, edge, 8)],
  horizon: ['pending', (edge) => lines(135, edge, 8, 2)],
  override: ['external', (edge) => lines(0, edge, 7)],
  house: ['no-show', (edge) => lines(135, edge, 9)],
  'office-day': ['no-show', (edge) => `${lines(45, edge, 9)}, ${lines(135, edge, 9)}`],
  restriction: ['in-progress', (edge) => lines(90, edge, 7)],
  'date-range': ['in-progress', (edge) => `${lines(0, edge, 9)}, ${lines(90, edge, 9)}`],
  'clock-change': ['arrived', (edge) => lines(45, edge, 7, 3)],
  missing: ['arrived', (edge) => `${lines(45, edge, 6, 2)}, ${lines(135, edge, 6, 2)}`],
  past: ['cancelled', plain],
  step: ['neutral', dots],
}

const INK = 'CanvasText'
// Where the device chooses the colors the pattern alone tells them apart, so that those which share one above have their own here.
const FORCED: Partial<Record<Exclude<Fate, 'closed'>, string>> = {
  offered: `linear-gradient(90deg, ${INK} 6px, transparent 6px)`,
  booked: `linear-gradient(${INK}, ${INK})`,
  past: lines(45, 'GrayText', 4),
  house: lines(135, INK, 11, 5),
  step: `radial-gradient(${INK} 2px, transparent 2.4px) 0 0 / 9px 9px`,
}

/** How time of a fate is filled where the device chooses the colors. */
export const forcedFatePattern = (fate: Fate): string =>
  fate === 'closed' ? 'none' : (FORCED[fate] ?? LOOKS[fate][1](INK))

/** Fills what has a `data-fate` where the device chooses the colors: it would draw all of them alike. */
export const fatesInForcedColors: CSSObject = {
  '& [data-fate]': {
    [forced]: {
      forcedColorAdjust: 'none',
      border: `1px solid ${INK}`,
      background: 'var(--fate-forced), Canvas !important',
      color: `${INK} !important`,
      boxShadow: 'none !important',
    },
  },
}

function fatePaint(fate: Fate) {
  const device = { '--fate-forced': forcedFatePattern(fate) }
  if (fate === 'closed') return { ...device, background: paint.canvas, color: paint.soft, boxShadow: 'none' }
  const [tone, pattern] = LOOKS[fate]
  const { bg, edge, text } = tonePaint(tone)
  const faint = `color-mix(in srgb, ${edge} 45%, transparent)`
  const filled = pattern(faint)
  return {
    ...device,
    background: filled === 'none' ? bg : `${filled}, ${bg}`,
    color: text,
    boxShadow: fate === 'offered' || fate === 'booked' ? `inset 3px 0 ${edge}` : `inset 0 0 0 1px ${faint}`,
  }
}

/** How time of a fate is filled, in a column and in the legend, and what tells `fatesInForcedColors` of it. */
export const fateLook = (fate: Fate) => ({ 'data-fate': fate, style: fatePaint(fate) })
