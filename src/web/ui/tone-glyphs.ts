import type { Tone } from '../theme/tones.ts'
import type { IconName } from './icons.tsx'

/** The icon of every tone. */
export const TONE_GLYPHS = {
  pending: 'pending',
  confirmed: 'confirmed',
  arrived: 'arrive',
  'in-progress': 'inProgress',
  completed: 'checkDouble',
  'no-show': 'absent',
  cancelled: 'cancelled',
  blocked: 'block',
  hold: 'hold',
  external: 'globe',
  neutral: 'dot',
} as const satisfies Record<Tone, IconName>
