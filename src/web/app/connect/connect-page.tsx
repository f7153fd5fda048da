import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { useEffect, useRef } from 'react'
import { useNavigate, useLocation } from 'react-router-dom'
import { canSign } from '../../client/credentials.ts'
import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmHost } from '../../ui/confirm-dialog.tsx'
import { useTitle } from '../../ui/title.ts'
import { ConnectCard, ConnectColumn, ConnectNotice } from './parts.tsx'
import { SavedConnections } from './saved-connections.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { Mark } from '../../theme/mark.tsx'
import { useMaySwitch } from './use-may-switch.ts'
import { preloadPage } from '../opened-page.ts'
import { useSession, useSessionState } from '../session/session-context.ts'
import type { SignedOut } from '../session/world.ts'

// Signing in makes a first call; what that takes is here before a button is pressed.
void import('../session/first-call.ts').catch(() => undefined)

/** Where to go on after connecting: a path of this dashboard, never another site. */
const nextPath = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : paths.home()
}

function WithoutCrypto() {
  const { i18n } = useLingui()
  const { port, pathname } = location
  const tunnel = `ssh -L ${port || '8080'}:localhost:${port || '80'} ${location.hostname}`
  return (
    <ConnectCard>
      <ConnectNotice title={i18n._('This browser can’t sign requests on this page')}>
        <p>{i18n._('This page was opened over plain http from another machine, where browsers block signing.')}</p>
      </ConnectNotice>
      <p>{i18n._('One of these helps:')}</p>
      <List className="fd-bullets">
        <li>{i18n._('Open the dashboard at an https address.')}</li>
        <li>
          {i18n._('On the server’s own machine, open')} <code>{`http://localhost:${port || '80'}${pathname}`}</code>
        </li>
        <li>
          {i18n._('From here, open a tunnel and use the same localhost address:')} <code>{tunnel}</code>
        </li>
      </List>
    </ConnectCard>
  )
}

function WhyOut({ why }: { why: SignedOut }) {
  const { i18n } = useLingui()
  const words = (): [title: string, text: string] => {
    switch (why.because) {
      case 'gone':
        return [i18n._('You’re signed out'), i18n._('The key was removed from this device. Sign in again.')]
      case 'elsewhere':
        return [i18n._('You’re signed out'), i18n._('Someone signed out in another tab of this browser.')]
      case 'demo':
        return [i18n._('That didn’t work'), why.said || i18n._('Try again in a moment.')]
    }
  }
  const [title, text] = words()
  return (
    <ConnectNotice title={title}>
      <p>{text}</p>
    </ConnectNotice>
  )
}

/** Signs in, switches between saved connections, or opens the demo. */
export default function ConnectPage() {
  const { i18n } = useLingui()
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const maySwitch = useMaySwitch()
  const { pathname, search } = useLocation()
  useTitle(i18n._('Connect'))
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus went with the page that was left; the keyboard and the screen reader go on here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  // Signed out on any other page, its address stays: that page is what comes next.
  const isHere = pathname === paths.connect()
  const next = isHere ? nextPath(search) : pathname
  const done = (): void => {
    if (isHere) void navigate(next, { replace: true })
  }
  // Its code comes while somebody signs in.
  useEffect(() => void preloadPage(new URL(next, location.origin).pathname), [next])
  const explore = async (): Promise<void> => {
    if (!(await maySwitch())) return
    await session.enterMock({ on: true, faults: null, seed: null, date: null })
    done()
  }
  const why = state.status === 'out' ? state.why : undefined
  return (
    <ConnectColumn>
      <header>
        <Mark size={44} />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Frontdesk
          </h1>
          <p>{i18n._('Appointments, services, schedules and files of your organization.')}</p>
        </div>
      </header>
      {why && <WhyOut why={why} />}
      {canSign() ? (
        <>
          <SavedConnections onDone={done} />
          <SignInForm key={state.status === 'out' ? (state.again?.id ?? 'out') : 'in'} onDone={done} />
          <ConnectCard>
            <h2>{i18n._('Just looking?')}</h2>
            <p className="soft">
              {i18n._('A complete clinic, in this browser only. Nothing you do there reaches anyone.')}
            </p>
            <Button icon="flask" className="wide" onClick={() => void explore()}>
              {i18n._('Explore with demo data')}
            </Button>
          </ConnectCard>
        </>
      ) : (
        <WithoutCrypto />
      )}
      <ConfirmHost />
    </ConnectColumn>
  )
}
