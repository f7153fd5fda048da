import { useLingui } from '@lingui/react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/form/notice.tsx'

/** What `SlowNotice` says once somebody has waited too long. */
export default function StillWaiting({ onGiveUp }: { onGiveUp: () => void }) {
  const { i18n } = useLingui()
  return (
    <Notice
      severity="info"
      icon="clock"
      title={i18n._('Still waiting for the server')}
      text={i18n._('Some data is taking longer than usual.')}
    >
      <Button onClick={onGiveUp}>{i18n._('Cancel')}</Button>
    </Notice>
  )
}
