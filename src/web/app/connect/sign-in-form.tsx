import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { defaultProfile } from '../../client/credentials.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { baseUrlFrom, placeOf } from '../session/connection.ts'
import { useSession, useSessionState } from '../session/session-context.ts'
import { KEY, KeyFields } from './key-fields.tsx'
import { FormCard, ConnectNotice } from './parts.tsx'
import { ReasonNotice } from './reason-notice.tsx'
import { type ConnectionProblem, reasonFor } from './reasons.ts'
import { useMaySwitch } from './use-may-switch.ts'

interface Filled {
  accessKeyId: string
  secret: string
  remember: boolean
  baseUrl: string
  headerPrefix: string
  scheme: string
  name: string
}

const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/

/** Signs in with a key, to this server or another one; says in plain words why that does not work. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const session = useSession()
  const state = useSessionState()
  const maySwitch = useMaySwitch()
  const again = state.status === 'out' ? state.again : undefined
  const [reason, setReason] = useState<ConnectionProblem | null>(null)
  const { control, handleSubmit, setError, resetField, formState } = useForm<Filled>({
    defaultValues: {
      accessKeyId: again?.accessKeyId ?? '',
      secret: '',
      remember: again?.remembered ?? true,
      baseUrl: !again || again.baseUrl === location.origin ? '' : again.baseUrl,
      headerPrefix: again?.headerPrefix ?? defaultProfile.headerPrefix,
      scheme: again?.scheme ?? defaultProfile.scheme,
      name: '',
    },
  })

  const submit = handleSubmit(async (filled) => {
    setReason(null)
    const baseUrl = baseUrlFrom(filled.baseUrl, location.origin)
    const required = i18n._('Required.')
    if (!filled.accessKeyId.trim()) return setError('accessKeyId', { message: required }, { shouldFocus: true })
    if (!filled.secret.trim()) return setError('secret', { message: required }, { shouldFocus: true })
    if (baseUrl === undefined)
      return setError('baseUrl', { message: i18n._('Not a web address.') }, { shouldFocus: true })
    const headerPrefix = filled.headerPrefix.trim().toLowerCase()
    if (!TOKEN.test(headerPrefix))
      return setError('headerPrefix', { message: i18n._('Only letters, digits and hyphens.') })
    const scheme = filled.scheme.trim()
    if (!TOKEN.test(scheme)) return setError('scheme', { message: i18n._('Only letters, digits and hyphens.') })
    const accessKeyId = filled.accessKeyId.trim()
    const secret = filled.secret.trim()
    const { remember, name } = filled
    if (!(await maySwitch())) return
    const result = await session.signIn({ name, baseUrl, headerPrefix, scheme, accessKeyId, secret, remember })
    if (!result.ok) return setReason(reasonFor(i18n, result, { baseUrl, origin: location.origin, format }))
    resetField('secret')
    onDone()
  })

  return (
    <FormCard aria-label={i18n._('Sign in with a key')} noValidate onSubmit={(event) => void submit(event)}>
      {again && (
        <ConnectNotice title={i18n._('Sign in again to {place}', { place: placeOf(again) })}>
          <p>{i18n._('What you typed is kept until you’re back.')}</p>
          <p>
            <Button kind="quiet" onClick={session.someoneElse}>
              {i18n._('Someone else')}
            </Button>
          </p>
        </ConnectNotice>
      )}
      <KeyFields control={control} names={KEY} help={i18n._('Stays in this browser and can’t be read back.')} />
      <SwitchF
        control={control}
        name="remember"
        label={i18n._('Keep me signed in on this device')}
        help={i18n._('Otherwise you’re signed out when you close the browser.')}
      />
      <details>
        <summary>{i18n._('Another server')}</summary>
        <div>
          <TextF
            control={control}
            name="baseUrl"
            type="url"
            label={i18n._('Server address')}
            placeholder={location.origin}
            help={i18n._('Leave blank to use the server this page came from.')}
          />
          <TextF control={control} name="name" label={i18n._('Name of the connection')} />
          <TextF control={control} name="headerPrefix" label={i18n._('Signed header prefix')} />
          <TextF control={control} name="scheme" label={i18n._('Auth scheme')} />
        </div>
      </details>
      {reason && <ReasonNotice reason={reason} />}
      <Button kind="primary" type="submit" className="wide" busy={formState.isSubmitting}>
        {formState.isSubmitting ? i18n._('Checking the key…') : i18n._('Sign in')}
      </Button>
    </FormCard>
  )
}
