import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form/notice.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { placeOf, type SavedConnection } from '../session/connection.ts'
import type { Renewed } from '../session/world.ts'
import { useSession, useSessionState } from '../session/session-context.ts'
import { KEY, KeyFields } from './key-fields.tsx'
import { Modal } from './modal.tsx'
import { ReasonNotice } from './reason-notice.tsx'
import { type ConnectionProblem, reasonFor } from './reasons.ts'

const loadUnsent = withMessages(() => import('../leaving/leave-unsent.ts'))

interface SignInAgainProps {
  connection: SavedConnection
  /** Closes it for now; the page stays as it is, and cannot read or save. Without it there is no way past. */
  onLater?: () => void
  /** The screen was locked, and the key is asked for to see who is there. */
  isLock?: boolean
  /** Called once a key was accepted. */
  onDone?: () => void
  /** Leaves the connection; what was typed is kept for whoever signs in again in this tab. */
  onSignOut: () => void
}

/** Takes a key or a sign-in link over the page whose key is not accepted any more; nothing on the page is lost. */
export default function SignInAgain({ connection, onLater, isLock = false, onDone, onSignOut }: SignInAgainProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { renewing } = useSession()
  const state = useSessionState()
  const [byLink, setByLink] = useState(false)
  /** What signing out would lose, in words; nothing before somebody wants to. */
  const [lost, setLost] = useState('')
  const [reason, setReason] = useState<ConnectionProblem | null>(null)
  const { control, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { accessKeyId: connection.accessKeyId, secret: '', link: '' },
  })
  const { baseUrl } = connection

  const finish = (result: Renewed): void => {
    if (result.ok) onDone?.()
    else setReason(reasonFor(i18n, result, { baseUrl, origin: location.origin, format }))
  }
  const submit = handleSubmit(async ({ accessKeyId, secret, link }) => {
    setReason(null)
    const required = { message: i18n._('Required.') }
    if (byLink) {
      if (!link.trim()) return setError('link', required, { shouldFocus: true })
      return finish(await renewing.withLink(link))
    }
    if (!accessKeyId.trim()) return setError('accessKeyId', required, { shouldFocus: true })
    if (!secret.trim()) return setError('secret', required, { shouldFocus: true })
    return finish(await renewing.withKey(accessKeyId.trim(), secret.trim()))
  })
  const other = (text: string, run: () => void): ReactNode => (
    <Button kind="quiet" onClick={run}>
      {text}
    </Button>
  )

  /** Over a lock no other question can be seen: it is asked here, and the second press means it. */
  const signOut = async (): Promise<void> => {
    const door = isLock && lost === '' && state.status === 'in' ? await state.api.offline?.open() : undefined
    const count = (await door?.unsent()) ?? 0
    if (count === 0) return onSignOut()
    const { unsentGo } = await loadUnsent()
    setLost(unsentGo(i18n, count))
  }

  return (
    <Modal
      title={isLock ? i18n._('Locked') : i18n._('Sign in again')}
      onCancel={() => onLater?.()}
      {...(isLock && { className: 'fd-lock' })}
    >
      <p>{placeOf(connection)}</p>
      <p>
        {isLock
          ? i18n._('No one has used this screen for a while. What you typed is kept.')
          : i18n._('Your key is no longer accepted. What you typed is kept.')}
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {byLink ? (
          <TextF
            control={control}
            name="link"
            type="password"
            label={i18n._('Sign-in link')}
            help={i18n._('Paste the link that an admin sent you.')}
            required
          />
        ) : (
          <KeyFields control={control} names={KEY} />
        )}
        {reason && <ReasonNotice reason={reason} />}
        <Button kind="primary" type="submit" busy={formState.isSubmitting}>
          {isLock ? i18n._('Unlock') : i18n._('Sign in')}
        </Button>
      </form>
      {lost && <Notice title={i18n._('Sign out and lose what isn’t sent?')} text={lost} />}
      <div className="answers">
        <span className="start">
          {other(byLink ? i18n._('Use a key') : i18n._('Use a link'), () => {
            setReason(null)
            flushSync(() => setByLink(!byLink))
            // Who chose the other way goes on in what it asks for; the key's id stands there already.
            setFocus(byLink ? 'secret' : 'link')
          })}
        </span>
        {onLater && other(i18n._('Not now'), onLater)}
        {other(lost ? i18n._('Sign out anyway') : i18n._('Sign out'), () => void signOut())}
      </div>
    </Modal>
  )
}
