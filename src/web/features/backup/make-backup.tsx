import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { BackedUp } from '#api/contract/backup-limits.ts'
import { contract } from '#api/contract/table.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { invalidate } from '../../client/query.ts'
import { useMediaSrc } from '../../fields/media/use-media-src.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { Counts } from './counts.tsx'
import { Half } from './look.ts'
import type { WrittenArchive } from './write-archive.ts'

interface MakeBackupProps {
  counts: Partial<Record<BackedUp, number | null>>
  /** When the last one was made; null for never, undefined where the deployment keeps no note. */
  lastAt: string | null | undefined
  /** Whether it is what the page is for now; a restore is, where nothing is here yet. */
  isMain: boolean
}

const LEFT = new DOMException('The backup was left.', 'AbortError')

/** What a backup would hold, and the way to make one. */
export function MakeBackup({ counts, lastAt, isMain }: MakeBackupProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const srcOf = useMediaSrc()
  const refused = useRefusal('export')
  const heading = useId()
  const [bytes, setBytes] = useState(false)
  const [found, setFound] = useState<Partial<Record<BackedUp, number>> | null>(null)
  const [made, setMade] = useState<WrittenArchive | null>(null)
  const [error, setError] = useState<unknown>(null)
  const control = useRef<AbortController>(null)
  // Whatever takes the page away ends the reading.
  useEffect(() => () => control.current?.abort(LEFT), [])

  const zone = ownZone()
  const resources = Object.keys(counts) as BackedUp[]
  const isCounted = resources.every((it) => typeof counts[it] === 'number')
  const total = resources.reduce((sum, it) => sum + (counts[it] ?? 0), 0)
  const done = Object.values(found ?? {}).reduce((sum, count) => sum + count, 0)

  const make = async () => {
    const { signal } = (control.current = new AbortController())
    setMade(null)
    setError(null)
    setFound({})
    try {
      const { saveBackup } = await import('./save-backup.ts')
      const written = await saveBackup(api, {
        resources,
        srcOf: bytes ? (url) => srcOf(url) : undefined,
        isNoted: lastAt !== undefined,
        name: i18n._('Backup {date}', { date: dateOf(api.clock.now(), zone) }),
        signal,
        onProgress: (resource, count) => setFound((before) => ({ ...before, [resource]: count })),
      })
      setMade(written)
      await invalidate(queryClient, contract.backup.note)
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    } finally {
      setFound(null)
    }
  }
  const said = error === null ? undefined : errorWords(i18n, error)
  return (
    <Half aria-labelledby={heading}>
      <h2 id={heading}>{i18n._('Make a backup')}</h2>
      {lastAt !== undefined && (
        <p>
          {lastAt === null
            ? i18n._('No backups yet.')
            : i18n._('Last backup: {date}', { date: format.dateTime(lastAt, zone) })}
        </p>
      )}
      <Counts counts={counts} label={i18n._('What the backup holds')} />
      <p>
        {i18n._(
          'One .zip file with every record as JSON and as tables. It names guests, so keep it as safe as the records. Access keys, people and the log aren’t in it.',
        )}
      </p>
      <CheckField
        label={i18n._('Include uploaded files')}
        help={i18n._('Otherwise the records only say where the files are.')}
        checked={bytes}
        onTick={setBytes}
      />
      {found !== null && (
        <ProgressBar
          label={i18n._('Reading records')}
          value={done}
          total={isCounted ? total : null}
          text={i18n._('{count, plural, one {# record read} other {# records read}}', { count: done })}
        />
      )}
      {said && (
        <Alert severity="error" icon={false}>
          {said.title}. {said.advice}
        </Alert>
      )}
      {made && (
        <Alert severity={isCounted && made.records < total ? 'warning' : 'success'} icon={false}>
          {i18n._('{count, plural, one {Saved # record.} other {Saved # records.}}', { count: made.records })}{' '}
          {isCounted &&
            made.records < total &&
            i18n._('The server counted {total}: save it again when no one is writing.', {
              total: format.number(total),
            })}{' '}
          {bytes &&
            made.missing.length > 0 &&
            i18n._(
              '{count, plural, one {# file isn’t in it: it lies elsewhere or couldn’t be read.} other {# files aren’t in it: they lie elsewhere or couldn’t be read.}}',
              { count: made.missing.length },
            )}
        </Alert>
      )}
      <div className="buttons">
        <Button
          kind={isMain ? 'primary' : 'plain'}
          icon="download"
          busy={found !== null}
          refused={refused}
          onClick={() => void make()}
        >
          {i18n._('Save backup')}
        </Button>
        {found !== null && <Button onClick={() => control.current?.abort(LEFT)}>{i18n._('Cancel')}</Button>}
      </div>
    </Half>
  )
}
