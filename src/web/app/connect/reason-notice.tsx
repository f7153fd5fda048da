import { useLingui } from '@lingui/react'
import { Notice } from './parts.tsx'
import type { Reason } from './reasons.ts'

/** A failed attempt to connect: what is wrong, what helps, and what the service itself said. */
export function ReasonNotice({ reason }: { reason: Reason }) {
  const { i18n } = useLingui()
  return (
    <Notice title={reason.title}>
      <p>{reason.advice}</p>
      {reason.said && (
        <details>
          <summary>{i18n._('Details for developers')}</summary>
          <p>{i18n._('The server says: {said}', { said: reason.said })}</p>
        </details>
      )}
    </Notice>
  )
}
