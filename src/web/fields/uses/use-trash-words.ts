import { useLingui } from '@lingui/react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { useKeptUntil } from '../media/use-kept.ts'

/** Says what becomes of so many media that are deleted: until when they can be brought back, or that they are gone. */
export function useTrashWords(): (count: number) => string {
  const { i18n } = useLingui()
  const format = useFormat()
  const until = useKeptUntil()
  return (count) => {
    // While nobody knows, nothing is promised and nothing threatened.
    if (until === undefined) return '…'
    if (until === null) {
      return count === 1
        ? i18n._('Deletes the file and its record for good. You can’t undo this.')
        : i18n._('Deletes them and their uploaded files for good. You can’t undo this.')
    }
    const date = format.date(until, ownZone())
    return i18n._(
      '{count, plural, one {Moves the file to the trash. You can restore it until {date}.} other {Moves the files to the trash. You can restore them until {date}.}}',
      { count, date },
    )
  }
}
