import { forced } from '../../../theme/look-parts.ts'
import { paint, tonePaint } from '../../../theme/paint.ts'
import type { Tone } from '../../../theme/colors.ts'
import type { Fate } from './verdict-words.ts'

const lines = (angle: number, colour: string, gap: number, width = 1) =>
  `repeating-linear-gradient(${angle}deg, ${colour} 0 ${width}px, transparent ${width}px ${gap}px)`
const dots = (colour: string) => `radial-gradient(${colour} 1px, transparent 1.4px) 0 0 / 6px 6px`

type Look = readonly [tone: Tone, pattern: (edge: string) => string]

const plain = () => 'none'
// Of those without a pattern, the two that matter have a bar at their beginning where there are no colors.
const BARS: Partial<Record<Fate, string>> = { offered: 'Highlight', booked: 'CanvasText' }
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

/** How time of a fate is filled, in a column and in the legend; `FATE_IN_FORCED` says how where the device has the colors. */
export function fatePaint(fate: Fate) {
  if (fate === 'closed')
    return { background: paint.canvas, color: paint.soft, boxShadow: 'none', '--fate-pattern': 'none' }
  const [tone, pattern] = LOOKS[fate]
  const bar = BARS[fate]
  const { bg, edge, text } = tonePaint(tone)
  const faint = `color-mix(in srgb, ${edge} 45%, transparent)`
  const filled = pattern(faint)
  return {
    background: filled === 'none' ? bg : `${filled}, ${bg}`,
    color: text,
    boxShadow: fate === 'offered' || fate === 'booked' ? `inset 3px 0 ${edge}` : `inset 0 0 0 1px ${faint}`,
    '--fate-pattern': bar ? `linear-gradient(${bar}, ${bar}) 0 0 / 3px 100% no-repeat` : pattern('CanvasText'),
  }
}

/** The same where the device chooses the colors, which would leave the patterns out. */
export const FATE_IN_FORCED = {
  [forced]: {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    background: 'var(--fate-pattern), Canvas !important',
    color: 'CanvasText !important',
  },
} as const
