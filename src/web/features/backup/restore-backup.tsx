import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { FILE_KINDS, FilePlace } from '../../ui/form/file-place.tsx'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { Counts } from './counts.tsx'
import type { ArchiveVerdict } from './judge-archive.ts'
import { Half } from './look.ts'
import { Refusals } from './refusals.tsx'
import type { RestoreOutcome } from './restore-archive.ts'
import { ARCHIVE_TROUBLE } from './words.ts'

interface RestoreBackupProps {
  /** Records that are here. */
  records: number
  /** The restore that is under way; null where none is. */
  underWay: string | null
}

/** A file that was chosen, with what a restore of it would do. */
interface Chosen {
  file: File
  verdict: ArchiveVerdict
}

/** A backup is looked through first, and then restored into an empty organization. */
export function RestoreBackup({ records, underWay }: RestoreBackupProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const lacks = useRefusal('administer')
  const heading = useId()
  const [reading, setReading] = useState<{ bytes: number; all: number } | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<RestoreOutcome | null>(null)
  const [error, setError] = useState<unknown>(null)
  const control = useRef<AbortController>(null)
  const zone = ownZone()
  // Half of an organization would stay behind without a word.
  useUnsavedGuard({
    dirty: sent !== null,
    discard: () => control.current?.abort(),
    words: {
      title: i18n._('Leave while restoring?'),
      text: i18n._('Restoring pauses. To continue it, choose the same file on this page.'),
      stay: i18n._('Keep restoring'),
      leave: i18n._('Leave'),
    },
  })

  const look = async (file: File) => {
    setChosen(null)
    setOutcome(null)
    setError(null)
    setReading({ bytes: 0, all: file.size })
    try {
      const { judgeArchive } = await import('./judge-archive.ts')
      const verdict = await judgeArchive(
        file,
        () => api.clock.now(),
        (bytes) => setReading({ bytes, all: file.size }),
      )
      setChosen({ file, verdict })
    } catch (failure) {
      setError(failure)
    } finally {
      setReading(null)
    }
  }
  const restore = async ({ file, verdict }: Chosen) => {
    const count = Object.values(verdict.ready).reduce((sum, it) => sum + it, 0)
    const isMeant = await confirm({
      title: i18n._('Restore this backup?'),
      text: i18n._(
        '{count, plural, one {# record will be restored as it was.} other {# records will be restored as they were.}} You can’t undo this.',
        { count },
      ),
      confirmLabel: i18n._('Restore backup'),
    })
    if (!isMeant) return
    const { signal } = (control.current = new AbortController())
    setError(null)
    setSent(0)
    try {
      const { restoreArchive } = await import('./restore-archive.ts')
      setOutcome(await restoreArchive(api, file, setSent, signal))
      setChosen(null)
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    } finally {
      setSent(null)
      await queryClient.invalidateQueries()
    }
  }

  const trouble = error !== null && typeof error === 'object' && 'trouble' in error ? error.trouble : undefined
  const said = error === null || trouble !== undefined ? undefined : errorWords(i18n, error)
  const isSame = chosen !== null && chosen.verdict.manifest.id === underWay
  const refused =
    lacks ??
    (records === 0 || isSame || (underWay !== null && chosen === null)
      ? undefined
      : i18n._(
          '{count, plural, one {This organization has # record.} other {This organization has # records.}} A backup is only restored into an empty one.',
          {
            count: records,
          },
        ))
  const ready = Object.values(chosen?.verdict.ready ?? {}).reduce((sum, it) => sum + it, 0)
  return (
    <Half aria-labelledby={heading}>
      <h2 id={heading}>{i18n._('Restore a backup')}</h2>
      {outcome === null && <p>{i18n._('We check the file first. Nothing is written until you restore it.')}</p>}
      {outcome === null && refused !== undefined && <p>{refused}</p>}
      {underWay !== null && !isSame && (
        <Alert severity="warning" icon={false}>
          {i18n._('A restore was interrupted. Choose the same file to continue; nothing is duplicated.')}
        </Alert>
      )}
      {/* What was just restored is no reason to say what cannot be restored on top of it. */}
      {outcome === null && (
        <FilePlace
          label={i18n._('Backup to restore')}
          accept={FILE_KINDS.archive}
          icon="upload"
          disabled={sent !== null}
          onFile={(file) => void look(file)}
        >
          <span>{chosen ? chosen.file.name : i18n._('Drop a backup here, or choose one')}</span>
          <small>{i18n._('The .zip file that was saved on this page.')}</small>
        </FilePlace>
      )}
      {reading && (
        <ProgressBar
          label={i18n._('Looking through the backup')}
          value={reading.bytes}
          total={reading.all}
          text={i18n._('Looking through the backup')}
        />
      )}
      {typeof trouble === 'string' && trouble in ARCHIVE_TROUBLE && (
        <Alert severity="error" icon={false}>
          {i18n._(ARCHIVE_TROUBLE[trouble as keyof typeof ARCHIVE_TROUBLE])}
        </Alert>
      )}
      {said && (
        <Alert severity="error" icon={false}>
          {said.title}. {said.advice}
        </Alert>
      )}
      {chosen && (
        <>
          <h3>{i18n._('Backup of {date}', { date: format.dateTime(chosen.verdict.manifest.madeAt, zone) })}</h3>
          <Counts counts={chosen.verdict.ready} label={i18n._('What would be restored')} />
          {chosen.verdict.waiting > 0 && (
            <p>
              {i18n._(
                '{count, plural, one {# file has to be uploaded again on its page; the backup’s folder “media” has it, if files were included.} other {# files have to be uploaded again on their pages; the backup’s folder “media” has them, if files were included.}}',
                { count: chosen.verdict.waiting },
              )}
            </p>
          )}
          <Refusals count={chosen.verdict.refused} refusals={chosen.verdict.refusals} />
          {sent !== null && (
            <ProgressBar
              label={i18n._('Restoring')}
              value={sent}
              total={ready}
              text={i18n._('{count, plural, one {# record sent} other {# records sent}}', { count: sent })}
            />
          )}
          <div className="buttons">
            {/* The same button, so that it keeps the focus. */}
            <Button
              {...(sent === null && { kind: 'primary', icon: 'undo', refused })}
              disabled={ready === 0}
              onClick={() => (sent === null ? void restore(chosen) : control.current?.abort())}
            >
              {sent !== null ? i18n._('Pause') : isSame ? i18n._('Continue restoring') : i18n._('Restore backup')}
            </Button>
            {sent !== null && (
              <p aria-hidden>
                {i18n._('{count, plural, one {# record sent} other {# records sent}}', { count: sent })}
              </p>
            )}
          </div>
        </>
      )}
      {outcome && (
        <>
          <Alert severity="success" icon={false}>
            {i18n._('{count, plural, one {Restored # record.} other {Restored # records.}}', {
              count: outcome.restored + outcome.known,
            })}
            {outcome.isOrganizationSet && ` ${i18n._('The settings of the organization came along.')}`}
          </Alert>
          <Refusals count={outcome.refused.length} refusals={outcome.refused} />
        </>
      )}
    </Half>
  )
}
