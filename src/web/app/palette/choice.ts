import type { IconName } from '../../ui/icons.tsx'

/** The groups of the palette, in the order in which equals stand. */
export const GROUPS = [
  'recent',
  'date',
  'pages',
  'create',
  'guests',
  'services',
  'calendars',
  'serviceTypes',
  'presets',
  'rooms',
  'actions',
  'more',
] as const
/** A group of the palette. */
export type ChoiceGroup = (typeof GROUPS)[number]

/** Something that the palette offers: an address to go to, or something to do. */
export interface Choice {
  /** Stable, so that what was chosen before is known again; never a name. */
  id: string
  group: ChoiceGroup
  icon: IconName
  label: string
  /** What tells it from others with the same label. */
  detail?: string
  /** Further words by which it is found. */
  words?: string
  /** Address within the dashboard. */
  to?: string
  run?: () => void
  /** Keys that do the same, such as `g t`. */
  keys?: string
  /** How well it is known to fit, where the text alone does not tell: a service's own search has found it. */
  atLeast?: number
  /** `label` may be kept on this device beside the id: not for what may name a guest. */
  keepLabel?: boolean
  /** Whether it is offered before anything is typed; otherwise only what fits is. */
  unasked?: boolean
}
