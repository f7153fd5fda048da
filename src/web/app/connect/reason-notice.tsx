import { useLingui } from '@lingui/react'
import { ConnectNotice } from './parts.tsx'
import type { ConnectionProblem } from './reasons.ts'

/** A failed attempt to connect: what is wrong, what helps, and what the service itself said. */
export function ReasonNotice({ reason }: { reason: ConnectionProblem }) {
  const { i18n } = useLingui()
  return (
    <ConnectNotice title={reason.title}>
      <p>{reason.advice}</p>
      {reason.said && (
        <details>
          <summary>{i18n._('Details for developers')}</summary>
          <p>{i18n._('The server says: {said}', { said: reason.said })}</p>
        </details>
      )}
    </ConnectNotice>
  )
}
