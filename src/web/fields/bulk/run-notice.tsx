import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import type { ShownRun } from '../../ui/run/run-spec.ts'
import type { Hold } from '../../ui/run/run-state.ts'

/** Whole seconds until a time (epoch milliseconds), counted down on screen; 0 from then on. For another time, give the component another key. */
const useSecondsUntil = (until: number): number => {
  const [now, setNow] = useState(Date.now)
  // Time passes outside of React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}

const Frame = ({ icon, action, children }: { icon: IconName; action?: ReactNode; children: ReactNode }) => (
  <Alert
    role="presentation"
    severity="warning"
    icon={<Icon name={icon} size={16} />}
    action={action}
    style={{ marginInline: 14, marginBlockEnd: 10 }}
  >
    {children}
  </Alert>
)

function Countdown({ hold, onTryNow }: { hold: Hold & { until: number }; onTryNow: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const left = useSecondsUntil(hold.until)
  const seconds = format.number(left, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  if (hold.why === 'rate') {
    return <Frame icon="clock">{i18n._('Too many requests. Continuing in {seconds}.', { seconds })}</Frame>
  }
  return (
    <Frame icon="clock" action={left > 0 && <Button onClick={onTryNow}>{i18n._('Try now')}</Button>}>
      {i18n._('The server isn’t answering. Trying again in {seconds}.', { seconds })}
    </Frame>
  )
}

/** Why a run waits, and for how long. */
export function RunNotice({ shown, onTryNow }: { shown: ShownRun; onTryNow: () => void }) {
  const { i18n } = useLingui()
  const { run, elsewhere } = shown
  if (run.phase !== 'ended' && (elsewhere || run.interrupted)) {
    return (
      <Frame icon="clock">
        {elsewhere
          ? i18n._('Another tab of this browser is doing this.')
          : i18n._('The page was closed before this was finished. Nothing finished is repeated.')}
      </Frame>
    )
  }
  if (run.troubled) {
    return (
      <Frame icon="warning">
        {i18n._('Paused: other records would fail the same way. See the reason below, then resume.')}
      </Frame>
    )
  }
  if (run.phase !== 'running' || !run.hold) return null
  if (run.hold.why !== 'offline') return <Countdown key={run.hold.until} hold={run.hold} onTryNow={onTryNow} />
  return <Frame icon="clock">{i18n._('This device is offline. The changes continue once you’re back online.')}</Frame>
}
