import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { errorWords } from '../../client/error-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/run/progress-bar.tsx'
import type { RowChange } from './convert.ts'
import type { Tally } from './tally.ts'
import { VerdictFrame } from './look.ts'
import type { RowVerdicts } from './use-judged.ts'
import { CHANGE_WORDS } from './words.ts'

interface VerdictPanelProps {
  verdicts: RowVerdicts
  tally: Tally
  canTry: boolean
  refused: string | undefined
  onAgain: () => void
  onRejects: () => void
  onBack: () => void
  onImport: () => void
}

/** Reasons that are listed; the file of rejects has them all. */
const SHOWN = 8

/** What would become of the rows, by number and reason, and the way to let it become so. */
export function VerdictPanel({ verdicts, tally, canTry, refused, ...does }: VerdictPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { prepared, judged, done, error } = verdicts
  const { ready, changed, known, rejected, changes, reasons } = tally
  const toSend = ready + changed
  const figures = [
    { label: i18n._('ready'), value: ready },
    { label: i18n._('changed'), value: changed },
    { label: i18n._('refused'), value: rejected, bad: rejected > 0 },
    ...(known > 0 ? [{ label: i18n._('imported before'), value: known }] : []),
  ]
  const said = error === null ? undefined : errorWords(i18n, error)
  return (
    <VerdictFrame aria-label={i18n._('Dry run')}>
      <div className="told">
        <header>
          <h2>{i18n._('Dry run')}</h2>
          <span>{i18n._('Nothing is saved yet')}</span>
        </header>
        <dl className="figures">
          {figures.map(({ label, value, bad = false }) => (
            <div key={label} data-bad={bad}>
              <dt>{label}</dt>
              <dd>{format.number(value)}</dd>
            </div>
          ))}
        </dl>
        {!done && error === null && (
          <ProgressBar
            label={i18n._('Dry run')}
            value={judged.length}
            total={prepared ? prepared.ready.length : null}
            text={i18n._('{count} rows tried', { count: judged.length })}
          />
        )}
        {said && (
          <Alert
            severity="error"
            icon={false}
            action={
              <Button kind="quiet" onClick={does.onAgain}>
                {i18n._('Try again')}
              </Button>
            }
          >
            {said.title}. {said.advice}
          </Alert>
        )}
        {!canTry && <p>{i18n._('This server can’t try an import. Each row is judged only when it is sent.')}</p>}
        {changed > 0 && (
          <div className="part">
            <ul aria-label={i18n._('Changed')}>
              {[...changes].map(([change, count]: [RowChange, number]) => (
                <li key={change}>
                  {i18n._(CHANGE_WORDS[change])} <b>{format.number(count)}</b>
                </li>
              ))}
            </ul>
          </div>
        )}
        {rejected > 0 && (
          <div className="part">
            <ul aria-label={i18n._('Refused')}>
              {reasons.slice(0, SHOWN).map(([reason, count]) => (
                <li key={reason}>
                  {reason} <b>{format.number(count)}</b>
                </li>
              ))}
            </ul>
            {done && (
              <Button kind="quiet" icon="download" onClick={does.onRejects}>
                {i18n._('Refused rows as CSV')}
              </Button>
            )}
          </div>
        )}
        <p className="part">
          {canTry
            ? i18n._('Importing the file again creates no duplicates. The whole import can be undone.')
            : i18n._('This server doesn’t remember imports: importing the file again creates everything twice.')}
        </p>
      </div>
      <div className="buttons">
        <Button onClick={does.onBack}>{i18n._('Back')}</Button>
        <Button kind="primary" disabled={!done || toSend === 0} refused={refused} onClick={does.onImport}>
          {i18n._('{count, plural, one {Import # row} other {Import # rows}}', { count: toSend })}
        </Button>
      </div>
    </VerdictFrame>
  )
}
