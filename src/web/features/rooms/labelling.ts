import type { Room } from '#api/contract/rooms.ts'
import { contract } from '#api/contract/table.ts'
import { callOf, type RecordCall } from '../../fields/list/record-actions.ts'

/** What can be done with a label. */
export type LabelVerb = 'add' | 'remove'

/** Whether a room is changed by adding or taking away a label. */
export const labelChanges = (verb: LabelVerb, label: string, { template }: Room): boolean =>
  template.labels.includes(label) === (verb === 'remove')

/** The labels of a room after one was added or taken away. */
export const labelsAfter = (verb: LabelVerb, label: string, { template: { labels } }: Room): string[] =>
  verb === 'remove' ? labels.filter((it) => it !== label) : labels.includes(label) ? [...labels] : [...labels, label]

/** The call that does it. Labels are replaced whole, so a room that has changed meanwhile is refused. */
export const labelCall = (verb: LabelVerb, label: string): RecordCall<Room> =>
  callOf(contract.rooms.update, (room: Room) => ({
    params: { publicId: room.publicId },
    body: { template: { labels: labelsAfter(verb, label, room) } },
    ifVersion: room.version || undefined,
  }))

/** The call that gives a room the labels that it had. */
export const labelsBack: RecordCall<Room> = callOf(contract.rooms.update, (room: Room) => ({
  params: { publicId: room.publicId },
  body: { template: { labels: [...room.template.labels] } },
}))

/** The labels of rooms with the number of rooms that have each, the most frequent first. */
export const labelCounts = (rooms: readonly Room[]): readonly (readonly [label: string, count: number])[] => {
  const counts = new Map<string, number>()
  for (const { template } of rooms) {
    for (const label of new Set(template.labels)) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
}
