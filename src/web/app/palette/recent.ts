import { ICON_NAMES, type IconName } from '../../ui/icons.tsx'
import type { Choice } from './choice.ts'

/** How many choices are remembered for each connection. */
const KEPT = 12

/** What is kept of a choice: its id and, where it cannot name a guest, what is needed to show it again. */
export type RecentChoice = Pick<Choice, 'id'> & Partial<Pick<Choice, 'label' | 'to' | 'group' | 'icon'>>

const keyOf = (connectionId: string): string => `frontdesk-palette-${connectionId}`

const readOne = (value: unknown): RecentChoice[] => {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return []
  const { id } = value
  const label = 'label' in value && typeof value.label === 'string' ? value.label : undefined
  const to = 'to' in value && typeof value.to === 'string' && /^\/(?!\/)/.test(value.to) ? value.to : undefined
  const group = 'group' in value && typeof value.group === 'string' ? value.group : undefined
  const icon: IconName | undefined = 'icon' in value ? ICON_NAMES.find((it) => it === value.icon) : undefined
  return label && to && group && icon ? [{ id, label, to, group, icon }] : [{ id }]
}

/** What was chosen on this device for a connection, the latest first; nothing where storage is closed to the page. */
export function readRecent(connectionId: string): RecentChoice[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(connectionId)) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readOne).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Remembers a choice as the latest. A guest is not remembered at all, and of a room only that it was chosen. */
export function keepRecent(connectionId: string, { id, group, label, to, icon, keepLabel }: Choice): void {
  if (group === 'guests' || group === 'more' || group === 'date') return
  const entry: RecentChoice = keepLabel && to !== undefined ? { id, label, to, group, icon } : { id }
  const others = readRecent(connectionId).filter((it) => it.id !== id)
  try {
    localStorage.setItem(keyOf(connectionId), JSON.stringify([entry, ...others].slice(0, KEPT)))
  } catch {
    // Without storage nothing is remembered, and nothing is lost.
  }
}

/** Choices of records that were made before, so that they are offered without asking the service. */
export const recentChoices = (recent: readonly RecentChoice[]): Choice[] =>
  recent.flatMap(({ id, label, to, group, icon }) =>
    label && to && group && icon ? [{ id, label, to, group, icon, keepLabel: true }] : [],
  )
