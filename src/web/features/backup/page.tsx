import { useLingui } from '@lingui/react'
import { useState, type ReactNode } from 'react'
import { errorWords } from '../../client/error-words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { Half, Halves } from './look.ts'
import { MakeBackup } from './make-backup.tsx'
import { RestoreBackup } from './restore-backup.tsx'
import { useCounts } from './use-counts.ts'

interface BothWaysProps {
  /** Nothing is here yet, or not all of a backup. */
  isRestoreFirst: boolean
  make: (isMain: boolean) => ReactNode
  restore: ReactNode
}

/** Both halves, that first which the page is opened for. They keep their places while the page is open: a restore ends with records. */
function BothWays({ isRestoreFirst, make, restore }: BothWaysProps) {
  const [wasRestoreFirst] = useState(isRestoreFirst)
  return (
    <Halves>
      {wasRestoreFirst && restore}
      {make(!isRestoreFirst)}
      {!wasRestoreFirst && restore}
    </Halves>
  )
}

/** Everything in one file, and back from one. */
export default function BackupPage() {
  const { i18n } = useLingui()
  const { counts, facts, error, retry } = useCounts()
  const failed = error ? errorWords(i18n, error) : undefined
  if (!failed && (!counts || facts === undefined)) return <PageSkeleton />
  const records = Object.values(counts ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return (
    <>
      <PageHeader
        title={i18n._('Backup')}
        description={i18n._('Everything in one file, and back into an empty organization.')}
      />
      {failed && <ErrorState title={failed.title} description={failed.advice} retry={retry} />}
      {!failed && counts && (
        <BothWays
          isRestoreFirst={facts != null && (records === 0 || facts.restore !== null)}
          make={(isMain) => <MakeBackup counts={counts} lastAt={facts ? facts.lastAt : undefined} isMain={isMain} />}
          restore={
            facts ? (
              <RestoreBackup records={records} underWay={facts.restore} />
            ) : (
              <Half aria-label={i18n._('Restore a backup')}>
                <h2>{i18n._('Restore a backup')}</h2>
                <p>{i18n._('This server restores no backups. Bring single records back by an import.')}</p>
              </Half>
            )
          }
        />
      )}
    </>
  )
}
