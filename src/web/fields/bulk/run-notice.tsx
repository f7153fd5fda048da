import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { ShownRun } from '../../ui/run/run-spec.ts'
import type { Hold } from '../../ui/run/run-state.ts'
import { useSecondsUntil } from '../../ui/run/use-seconds.ts'
import { tonePaint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

const waiting = tonePaint('pending')
const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginInline: 14,
  marginBlockEnd: 10,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: radius.control,
  background: waiting.bg,
  color: waiting.text,
  fontSize: size.body2,
  '& p': { flex: 1, margin: 0 },
})

function Countdown({ hold, onTryNow }: { hold: Hold & { until: number }; onTryNow: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const left = useSecondsUntil(hold.until)
  const seconds = format.number(left, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  if (hold.why === 'rate') {
    return <p>{i18n._('Too many requests. Continuing in {seconds}.', { seconds })}</p>
  }
  return (
    <>
      <p>{i18n._('The server isn’t answering. Trying again in {seconds}.', { seconds })}</p>
      {left > 0 && <Button onClick={onTryNow}>{i18n._('Try now')}</Button>}
    </>
  )
}

/** Why a run waits, and for how long. */
export function RunNotice({ shown, onTryNow }: { shown: ShownRun; onTryNow: () => void }) {
  const { i18n } = useLingui()
  const { run, elsewhere } = shown
  if (run.phase !== 'ended' && (elsewhere || run.interrupted)) {
    return (
      <Frame>
        <Icon name="clock" size={16} />
        <p>
          {elsewhere
            ? i18n._('Another tab of this browser is doing this.')
            : i18n._('The page was closed before this was finished. Nothing finished is repeated.')}
        </p>
      </Frame>
    )
  }
  if (run.troubled) {
    return (
      <Frame>
        <Icon name="warning" size={16} />
        <p>{i18n._('Paused: other records would fail the same way. See the reason below, then resume.')}</p>
      </Frame>
    )
  }
  if (run.phase !== 'running' || !run.hold) return null
  return (
    <Frame>
      <Icon name="clock" size={16} />
      {run.hold.why === 'offline' ? (
        <p>{i18n._('This device is offline. The run continues once you’re back online.')}</p>
      ) : (
        <Countdown key={run.hold.until} hold={run.hold} onTryNow={onTryNow} />
      )}
    </Frame>
  )
}
