import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useLocale } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import type { ShownRun } from '../../ui/run/run-spec.ts'
import { countOutcomes } from '../../ui/run/run-state.ts'
import { csvFile } from './csv.ts'
import { runner } from './device-runner.ts'
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
  const { refused, stopped } = countOutcomes(run)
  const ended = phase === 'ended'
  const download = () =>
    saveFile(fileNameOf(title, 'csv'), csvFile(reportColumns(i18n), run.rows, usualSeparator(format)))
  return (
    <Foot>
      {phase === 'running' && <Button onClick={() => runner.send(key, { type: 'pause' })}>{i18n._('Pause')}</Button>}
      {phase === 'paused' && (
        <Button kind="primary" onClick={() => runner.send(key, { type: 'resume' })}>
          {i18n._('Resume')}
        </Button>
      )}
      {(phase === 'running' || phase === 'paused' || phase === 'queued') && (
        <Button onClick={() => runner.send(key, { type: 'stop' })}>{i18n._('Stop')}</Button>
      )}
      {ended && refused > 0 && (
        <Button kind="primary" icon="refresh" onClick={() => runner.send(key, { type: 'again', which: 'refused' })}>
          {i18n._('Retry the {refused} refused', { refused })}
        </Button>
      )}
      {ended && stopped > 0 && (
        <Button onClick={() => runner.send(key, { type: 'again', which: 'stopped' })}>
          {i18n._('Start the remaining {stopped}', { stopped })}
        </Button>
      )}
      {undoable > 0 && (
        <Button onClick={() => runner.undo(key, i18n._('Undo: {title}', { title }))}>
          {i18n._('Undo the {undoable} done', { undoable })}
        </Button>
      )}
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
