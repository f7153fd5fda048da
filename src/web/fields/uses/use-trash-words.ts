import { useLingui } from '@lingui/react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { useKeptUntil } from '../media/use-kept.ts'

/** Says what becomes of media that are deleted: until when they can be brought back, or that they are gone. */
export function useTrashWords(): (media: readonly Pick<Multimedia, 'url'>[]) => string {
  const { i18n } = useLingui()
  const format = useFormat()
  const until = useKeptUntil()
  return (media) => {
    // What never had a file is gone at once.
    const count = media.filter(({ url }) => url !== null).length
    const empty = media.length - count
    // While nobody knows, nothing is promised and nothing threatened.
    if (until === undefined) return '…'
    if (until === null || count === 0) {
      return media.length === 1
        ? i18n._('Deletes the file and its record for good. You can’t undo this.')
        : i18n._('Deletes them and their uploaded files for good. You can’t undo this.')
    }
    const date = format.date(until, ownZone())
    if (empty === 0) {
      return i18n._(
        '{count, plural, one {Moves the file to the trash. You can restore it until {date}.} other {Moves the files to the trash. You can restore them until {date}.}}',
        { count, date },
      )
    }
    const moved = i18n._(
      '{count, plural, one {Moves # file to the trash. You can restore it until {date}.} other {Moves # files to the trash. You can restore them until {date}.}}',
      { count, date },
    )
    const gone = i18n._(
      '{empty, plural, one {# record without a file is deleted for good.} other {# records without a file are deleted for good.}}',
      { empty },
    )
    return `${moved} ${gone}`
  }
}
