import { useLingui } from '@lingui/react'
import { useId, useState, useSyncExternalStore } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { MESSAGE_DOCK } from '../../ui/toasts.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/field-frame.tsx'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import { countOutcomes } from '../../ui/run/run-state.ts'
import type { ShownRun } from '../../ui/run/run-spec.ts'
import { runner } from './device-runner.ts'
import { onRuns } from './page-runs.ts'
import { RunPanelFrame } from './panel-frame.ts'
import { RunActions } from './run-actions.tsx'
import { RunList } from './run-list.tsx'
import { RunNotice } from './run-notice.tsx'
import { RunPill } from './run-pill.tsx'
import { announcement, runCountWords, nextAnnouncement, type RunAnnouncement } from './run-words.ts'
import { useDock } from './use-dock.ts'
import { useHeldFocus } from './use-held-focus.ts'
import { HiddenStatus } from '../../ui/hidden.ts'

/** The run to show: the chosen one, else the one under way, else the last. */
const pick = (runs: readonly ShownRun[], chosen: number | null): ShownRun | undefined =>
  runs.find(({ key }) => key === chosen) ??
  runs.find(({ run }) => run.phase !== 'ended' && run.phase !== 'queued' && !run.interrupted) ??
  runs.find(({ run }) => run.interrupted) ??
  runs.at(-1)

/** The runs of this page, docked at the bottom end, above the page and below every dialog. */
export function RunPanel() {
  const { i18n } = useLingui()
  const runs = useSyncExternalStore(runner.subscribe, runner.shown)
  const [chosen, setChosen] = useState<number | null>(null)
  // What an earlier page finished is kept in reach, and out of the way.
  const [small, setSmall] = useState(() => runs.length > 0 && runs.every(({ run }) => run.phase === 'ended'))
  // A run that comes, such as an undo, is what the person waits for now.
  const latest = runs.at(-1)?.key ?? 0
  const [seen, setSeen] = useState(latest)
  if (seen !== latest) {
    setSeen(latest)
    if (latest > seen) {
      setChosen(null)
      setSmall(runs.every(({ run }) => run.phase === 'ended'))
    }
  }
  const shown = pick(runs, chosen)
  const [heard, setHeard] = useState<RunAnnouncement | null>(null)
  const news = shown ? nextAnnouncement(heard, shown) : null
  if (news !== heard) setHeard(news)
  const [isEnlarged, setEnlarged] = useState(false)
  const toggle = (): void => {
    setSmall(!small)
    setEnlarged(small)
  }
  return (
    <>
      <HiddenStatus aria-live="polite">{shown && news && announcement(i18n, news, shown)}</HiddenStatus>
      {shown && small && <RunPill shown={shown} onOpen={toggle} />}
      {shown && !small && (
        <OpenPanel shown={shown} runs={runs} isEnlarged={isEnlarged} onChoose={setChosen} onMinimize={toggle} />
      )}
    </>
  )
}

interface OpenPanelProps {
  shown: ShownRun
  runs: readonly ShownRun[]
  /** Whether it takes the place of the pill that was pressed. */
  isEnlarged: boolean
  onChoose: (key: number) => void
  onMinimize: () => void
}

function OpenPanel({ shown, runs, isEnlarged, onChoose, onMinimize }: OpenPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const [failedOnly, setFailedOnly] = useState(false)
  const { key, title, run } = shown
  const counts = countOutcomes(run)
  const over = counts.done + counts.refused
  const { heading, within } = useHeldFocus(run.phase, isEnlarged)
  const dock = useDock()
  const progress = i18n._('{over} of {total}', {
    over: format.number(over),
    total: format.number(run.rows.length),
  })
  const filtered = failedOnly && counts.refused > 0
  return (
    <RunPanelFrame ref={dock} aria-labelledby={id} {...{ [MESSAGE_DOCK]: '' }} {...within}>
      <div className="head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" icon="chevronDown" iconOnly onClick={onMinimize}>
          {i18n._('Minimize')}
        </Button>
        {run.phase === 'ended' && (
          <Button kind="quiet" icon="close" iconOnly onClick={() => onRuns((kept) => kept.dismiss(key))}>
            {i18n._('Close')}
          </Button>
        )}
      </div>
      {runs.length > 1 && (
        <div className="runs">
          <Select aria-label={i18n._('Task')} value={key} onChange={({ target }) => onChoose(Number(target.value))}>
            {runs.map((it) => (
              <option key={it.key} value={it.key}>
                {it.run.phase === 'queued' ? i18n._('{title} (next)', { title: it.title }) : it.title}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className="progress">
        <ProgressBar
          label={title}
          value={over}
          total={run.rows.length}
          text={progress}
          waiting={!shown.elsewhere && run.phase !== 'ended' && (run.phase !== 'running' || run.hold !== null)}
        />
        <p>
          {counts.done < run.rows.length && <strong>{progress}</strong>}
          <span>{runCountWords(i18n, shown)}</span>
          {counts.refused > 0 && (
            <Button kind="quiet" aria-pressed={filtered} onClick={() => setFailedOnly(!filtered)}>
              {i18n._('Refused only')}
            </Button>
          )}
        </p>
      </div>
      <RunNotice shown={shown} onTryNow={() => onRuns((kept) => kept.send(key, { type: 'try-now' }))} />
      <RunList
        rows={filtered ? run.rows.filter(({ outcome }) => outcome === 'refused') : run.rows}
        label={i18n._('Outcome by record')}
      />
      <RunActions shown={shown} />
    </RunPanelFrame>
  )
}
