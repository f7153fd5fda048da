import type { IconName } from '../icons.tsx'

/** Something that can be done with one row, from its menu. */
export interface RowAction {
  label: string
  icon?: IconName
  onAct: () => void
  /** It destroys something. */
  danger?: boolean
  /** Why it cannot be done now; it is then shown, but does nothing. */
  disabledReason?: string | undefined
}
