import { useLingui } from '@lingui/react'
import { actOf } from '../../fields/history/acts.ts'
import { RESOURCE_WORDS } from '../../fields/history/change-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { pageOfChanged } from '../../paths/page-of-changed.ts'
import { Button } from '../../ui/button.tsx'
import type { JournalEntry } from '../../commands/way-back/entries.ts'
import { Write } from './look.ts'
import type { WayBack } from '../../commands/way-back/way-back.ts'
import { Link } from '../../ui/link.tsx'

/** What a row of the journal says. */
export interface JournalRowProps {
  entry: JournalEntry
  /** What the record is called. */
  name: string
  /** Who did it; empty where that goes without saying. */
  who: string
  /** What became of its fields, in words. */
  changes: string
  /** IANA zone of the reader. */
  zone: string
  /** Whether a later write took it back. */
  isTakenBack: boolean
  /** How it is taken back; absent where that is done on the record's own page, or not known yet. */
  way: WayBack | undefined
  /** Why it is not taken back now, in words. */
  refused: string | undefined
  busy: boolean
  onUndo: (way: WayBack) => void
}

const LABELS = {
  change: /*i18n*/ 'Undo',
  set: /*i18n*/ 'Undo',
  remove: /*i18n*/ 'Undo',
  again: /*i18n*/ 'Book again',
  none: /*i18n*/ 'Undo',
} as const

/** One write of the journal: when, who, what, and the way back. */
export function JournalRow(props: JournalRowProps) {
  const { entry, name, who, changes, zone, isTakenBack, way, refused, busy, onUndo } = props
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Write>
      <p>
        <strong>
          <Link to={pageOfChanged(entry)}>{name}</Link>
        </strong>
        {`${i18n._(RESOURCE_WORDS[entry.resource])} · ${i18n._(actOf(entry))}`}
        <time dateTime={entry.at} data-tooltip={format.dateTime(entry.at, zone)}>
          {format.time(entry.at, zone)}
          {who && ` · ${who}`}
        </time>
      </p>
      {changes && <p>{changes}</p>}
      {isTakenBack ? (
        <p className="way">{i18n._('Undone')}</p>
      ) : (
        way && (
          <Button icon="undo" busy={busy} refused={refused} onClick={() => onUndo(way)}>
            {i18n._(LABELS[way.is])}
          </Button>
        )
      )}
    </Write>
  )
}
