import type { I18n } from '@lingui/core'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { callOf, type RecordWork } from '../../../fields/list/record-actions.ts'
import { changeBack, type MediumChange } from './change-back.ts'

/** Changes what many media say, each in its own way, and back. */
export const editRun = (i18n: I18n, changes: ReadonlyMap<string, MediumChange>): RecordWork<Multimedia> => ({
  applies: ({ id }) => changes.has(id),
  call: callOf(contract.multimedia.update, ({ id }: Multimedia) => ({
    params: { id },
    body: changes.get(id) ?? {},
  })),
  undo: callOf(contract.multimedia.update, (medium: Multimedia) => ({
    params: { id: medium.id },
    body: changeBack(changes.get(medium.id) ?? {}, medium),
  })),
  title: (count) => i18n._('{count, plural, one {Change # file} other {Change # files}}', { count }),
  done: (name) => i18n._('Changed “{name}”', { name }),
})

/** Deletes many media; `kept` are those of them that can be brought back. */
export const deleteRun = (
  i18n: I18n,
  going: readonly Multimedia[],
  kept: ReadonlySet<Multimedia>,
): RecordWork<Multimedia> => {
  const ids = new Set(going.map(({ id }) => id))
  return {
    applies: ({ id }) => ids.has(id),
    call: callOf(contract.multimedia.remove, ({ id }: Multimedia) => ({ params: { id } })),
    ...(kept.size > 0 && {
      undo: callOf(contract.trash.restore, ({ id }: Multimedia) => ({ params: { id } })),
      undoes: (medium) => kept.has(medium),
    }),
    title: (count) => i18n._('{count, plural, one {Delete # file} other {Delete # files}}', { count }),
    done: (name) => i18n._('Deleted “{name}”', { name }),
  }
}
