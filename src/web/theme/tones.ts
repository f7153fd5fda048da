/** What a colored mark says; every tone also has an icon of its own, since color alone says nothing to many readers. */
export const TONES = [
  'pending',
  'confirmed',
  'arrived',
  'in-progress',
  'completed',
  'no-show',
  'cancelled',
  'blocked',
  'hold',
  'external',
  'neutral',
] as const

export type Tone = (typeof TONES)[number]
