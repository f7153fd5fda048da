import type { PageDeclaration } from '../../pages/page.ts'
import type { IconName } from '../../ui/icons.tsx'

/** The groups of the palette beside those of pages, whose names are the pages' ids. */
const OTHERS = ['recent', 'date', 'pages', 'create', 'guests', 'actions', 'more'] as const
/** A group of the palette: one of its own, or the id of a page whose records it holds. */
export type ChoiceGroup = string

/** The groups of the palette, in the order in which equals stand: records after guests, what can be done at the end. */
export const groupsOf = (pages: readonly PageDeclaration[]): readonly ChoiceGroup[] => [
  ...OTHERS.slice(0, -2),
  ...pages.flatMap(({ id, search }) => (search ? [id] : [])),
  ...OTHERS.slice(-2),
]

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
