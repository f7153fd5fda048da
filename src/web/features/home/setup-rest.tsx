import { useLingui } from '@lingui/react'
import { useApi } from '../../client/api-context.ts'
import { Button } from '../../ui/button.tsx'
import { SetupFrame } from './setup-checklist.tsx'
import { SetupExtras } from './setup-extras-list.tsx'
import { useSetupExtras, useSetupProgress } from './setup-extras.ts'

/** What is left of the set-up after the first booking, until all of it is done, put aside, or closed. */
export function SetupRest() {
  const { i18n } = useLingui()
  const { connectionId } = useApi()
  const extras = useSetupExtras()
  const [{ closed = false, notNeeded = [] }, keep] = useSetupProgress(connectionId)
  const isLeft = [...extras].some(([extra, isDone]) => isDone === false && !notNeeded.includes(extra))
  if (closed || !isLeft) return null
  return (
    <SetupFrame className="rest" aria-label={i18n._('Setup')}>
      <SetupExtras />
      <Button kind="quiet" onClick={() => keep((now) => ({ ...now, closed: true }))}>
        {i18n._('Close setup')}
      </Button>
    </SetupFrame>
  )
}
