import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useLocale } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import type { ShownRun } from '../../ui/run/run-spec.ts'
import { countOutcomes, type RunEvent } from '../../ui/run/run-state.ts'
import { CallListButton } from './call-list/call-list-button.tsx'
import { csvFile } from './csv.ts'
import { onRuns } from './page-runs.ts'
import { reportColumns, reportText } from './run-words.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { usualSeparator } from './usual-separator.ts'

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 10,
  paddingInline: 14,
  '& > .report': { display: 'flex', marginInlineStart: 'auto' },
})

/** What can be done with a run as it stands. */
export function RunActions({ shown }: { shown: ShownRun }) {
  const { i18n } = useLingui()
  const { format } = useLocale()
  const { key, title, run, undoable } = shown
  const { phase } = run
  const { waiting, refused, stopped } = countOutcomes(run)
  const send = (event: RunEvent) => onRuns((runs) => runs.send(key, event))
  const ended = phase === 'ended'
  const download = () =>
    saveFile(fileNameOf(title, 'csv'), csvFile(reportColumns(i18n), run.rows, usualSeparator(format)))
  // Only the page that carries it out says how it goes on.
  if (shown.elsewhere && !ended) return null
  return (
    <Foot>
      {phase === 'running' && <Button onClick={() => send({ type: 'pause' })}>{i18n._('Pause')}</Button>}
      {phase === 'paused' && (
        <Button kind="primary" onClick={() => send({ type: 'resume' })}>
          {run.interrupted
            ? i18n._('Resume {left} of {total}', {
                left: format.number(waiting),
                total: format.number(run.rows.length),
              })
            : i18n._('Resume')}
        </Button>
      )}
      {(phase === 'running' || phase === 'paused' || phase === 'queued') && (
        <Button onClick={() => send({ type: 'stop' })}>{i18n._('Stop')}</Button>
      )}
      {ended && refused > 0 && (
        <Button kind="primary" icon="refresh" onClick={() => send({ type: 'again', which: 'refused' })}>
          {i18n._('Retry the {refused} refused', { refused })}
        </Button>
      )}
      {ended && stopped > 0 && (
        <Button onClick={() => send({ type: 'again', which: 'stopped' })}>
          {i18n._('Start the remaining {stopped}', { stopped })}
        </Button>
      )}
      {undoable > 0 && (
        <Button data-act onClick={() => onRuns((runs) => runs.undo(key, i18n._('Undo: {title}', { title })))}>
          {i18n._('{undoable, plural, one {Undo # change} other {Undo # changes}}', { undoable })}
        </Button>
      )}
      {ended && <CallListButton title={title} rows={run.rows} />}
      {ended && (
        <span className="report">
          <CopyButton text={reportText(i18n, shown)} label={i18n._('Copy the report')} />
          <Button kind="quiet" icon="arrowDown" iconOnly onClick={download}>
            {i18n._('Download the report as CSV')}
          </Button>
        </span>
      )}
    </Foot>
  )
}
