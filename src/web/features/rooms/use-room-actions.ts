import { useLingui } from '@lingui/react'
import type { Room } from '#api/contract/rooms.ts'
import { contract } from '#api/contract/table.ts'
import { callOf, deletion, type RecordAction } from '../../fields/list/record-actions.ts'
import { labelCall, labelChanges, labelsBack, type LabelVerb } from './labelling.ts'

interface Questions {
  /** Asks before one room is deleted, with what goes with it. */
  askDelete: (room: Room) => Promise<boolean>
  /** Asks for a label. */
  askLabel: (verb: LabelVerb, rooms: readonly Room[]) => Promise<string | null>
}

/** What can be done with rooms from their list. */
export function useRoomActions({ askDelete, askLabel }: Questions): readonly RecordAction<Room>[] {
  const { i18n } = useLingui()
  const labelTitle = (verb: LabelVerb, label: string, count: number) =>
    verb === 'add'
      ? i18n._('{count, plural, one {Label # room “{label}”} other {Label # rooms “{label}”}}', { count, label })
      : i18n._('{count, plural, one {Remove “{label}” from # room} other {Remove “{label}” from # rooms}}', {
          count,
          label,
        })
  const asks = (verb: LabelVerb, done: (name: string) => string) => async (rooms: readonly Room[]) => {
    const label = await askLabel(verb, rooms)
    if (label === null) return null
    return {
      call: labelCall(verb, label),
      undo: labelsBack,
      title: (count: number) => labelTitle(verb, label, count),
      applies: (room: Room) => labelChanges(verb, label, room),
      done,
    }
  }
  return [
    {
      id: 'label',
      label: i18n._('Add a label'),
      icon: 'tag',
      asks: asks('add', (name) => i18n._('Labeled “{name}”', { name })),
    },
    {
      id: 'unlabel',
      label: i18n._('Remove a label'),
      icon: 'close',
      applies: ({ template }) => template.labels.length > 0,
      asks: asks('remove', (name) => i18n._('Removed label from “{name}”', { name })),
    },
    deletion(i18n, {
      confirmOne: askDelete,
      question: (count) => ({
        title: i18n._('{count, plural, one {Delete # room?} other {Delete # rooms?}}', { count }),
        text: i18n._('Deletes the rooms for good. Links with their public IDs will stop working.'),
      }),
      call: callOf(contract.rooms.remove, ({ publicId }: Room) => ({ params: { publicId } })),
      title: (count) => i18n._('{count, plural, one {Delete # room} other {Delete # rooms}}', { count }),
    }),
  ]
}
