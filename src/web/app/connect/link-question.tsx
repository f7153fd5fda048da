import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { useRoleNames } from '../../fields/use-role-names.ts'
import { Button } from '../../ui/button.tsx'
import { mayLeaveNow } from '../../ui/may-leave.ts'
import { placeOf } from '../session/connection.ts'
import { useSession, useSessionState } from '../session/session-context.ts'
import type { AskedLink, SessionState } from '../session/world.ts'
import { Modal } from './modal.tsx'
import { ReasonNotice } from './reason-notice.tsx'
import { reasonFor } from './reasons.ts'
import { StaySignedIn } from './stay-signed-in.tsx'

/** Where somebody is signed in already; null where nobody is. */
const placeNow = (state: SessionState): string | null =>
  state.status !== 'in' ? null : state.kind === 'mock' ? state.mock.name : placeOf(state.connection)

const hostOf = (baseUrl: string): string => (URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl)

/** Asks before a sign-in link changes anything, and names what it opens; staying is the safe answer. */
export default function LinkQuestion({ link }: { link: AskedLink }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const roles = useRoleNames()
  const { links } = useSession()
  const now = placeNow(useSessionState())
  const [remember, setRemember] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { opens, baseUrl, failure } = link
  const server = hostOf(baseUrl)
  const isOwn = baseUrl === location.origin

  const accept = async (): Promise<void> => {
    setBusy(true)
    // Signing in leaves the page as it is typed now.
    if (!opens || (await mayLeaveNow())) await links.accept(remember)
    setBusy(false)
  }
  const stay = (
    <Button onClick={links.dismiss} data-safe>
      {failure ? i18n._('Close') : now === null ? i18n._('Cancel') : i18n._('Stay')}
    </Button>
  )

  if (failure) {
    return (
      <Modal title={i18n._('Sign in')} onCancel={links.dismiss}>
        <ReasonNotice reason={reasonFor(i18n, failure, { baseUrl, origin: location.origin, format })} />
        <div className="answers">{stay}</div>
      </Modal>
    )
  }
  const title = opens
    ? i18n._('Sign in to {organization}?', { organization: opens.organization.name })
    : isOwn
      ? i18n._('Checking the sign-in link…')
      : i18n._('Sign in at {server}?', { server })
  return (
    <Modal title={title} onCancel={links.dismiss}>
      {opens?.invitation && <p>{i18n._('{name}, you’re invited.', { name: opens.invitation.name })}</p>}
      {opens && <p>{i18n._('As {role}, at {server}.', { role: roles[opens.role], server })}</p>}
      {!opens && !isOwn && (
        <p>{i18n._('The link leads to {baseUrl}. Continue only if you know this address.', { baseUrl })}</p>
      )}
      {now !== null && <p>{i18n._('You’re signed in to {place} now.', { place: now })}</p>}
      {opens && <StaySignedIn checked={remember} onChange={setRemember} />}
      <div className="answers">
        {stay}
        {(opens || !isOwn) && (
          <Button kind="primary" busy={isBusy} onClick={() => void accept()}>
            {opens ? i18n._('Sign in') : i18n._('Continue')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
