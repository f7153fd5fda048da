// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeUploads, uploadsOf } from '../../client/upload-store.ts'
import { LocaleProvider } from '../../i18n/locale-provider.tsx'
import { device, wish } from '../session/testing/device.ts'
import { SessionContext } from '../session/session-context.ts'
import ConnectPage from './connect-page.tsx'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  // What signing needs is withheld from pages without it.
  vi.stubGlobal('isSecureContext', true)
  return () => {
    cleanup()
    vi.unstubAllGlobals()
  }
})

/** The connect page over two saved connections, the second of which is open and sends a file that is kept nowhere. */
const openPage = async () => {
  const session = await device().open()
  await session.signIn(wish({ name: 'First' }))
  await session.signIn(wish({ accessKeyId: 'SECOND', name: 'Other' }))
  const state = session.state()
  if (state.status !== 'in') throw new Error('nobody is signed in')
  const queue = await uploadsOf(state.api).open(new QueryClient())
  const [id = ''] = queue.add([{ file: new File(['abc'], 'a.png'), name: 'A', format: 'image/png' }])
  queue.pause(id)
  render(
    <LocaleProvider initial="en">
      <SessionContext value={session}>
        <MemoryRouter initialEntries={['/connect']}>
          <ConnectPage />
        </MemoryRouter>
      </SessionContext>
    </LocaleProvider>,
  )
  const named = () => {
    const now = session.state()
    return now.status === 'in' && now.kind === 'real' ? now.connection.name : undefined
  }
  return { named, end: () => closeUploads(state.api) }
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('another connection is not opened over files on their way before it was asked', async () => {
  const { named, end } = await openPage()
  await press(/^First/)
  expect(await screen.findByText('Switch and stop uploads?')).toBeTruthy()
  await press('Stay')
  await waitFor(() => expect(screen.queryByText('Switch and stop uploads?')).toBeNull())
  expect(named()).toBe('Other')
  await press(/^First/)
  await press('Switch')
  await waitFor(() => expect(named()).toBe('First'))
  end()
})

test('the demo asks as well, the connection that is open does not', async () => {
  const { named, end } = await openPage()
  await press('Explore with demo data')
  expect(await screen.findByText('Switch and stop uploads?')).toBeTruthy()
  await press('Stay')
  await waitFor(() => expect(screen.queryByText('Switch and stop uploads?')).toBeNull())
  await press(/^Other/)
  expect(screen.queryByText('Switch and stop uploads?')).toBeNull()
  expect(named()).toBe('Other')
  end()
})

test('who signed out by a button that is gone goes on at the heading of this page', async () => {
  const session = await device().open()
  function Dashboard() {
    const [isOut, leave] = useState(false)
    return isOut ? <ConnectPage /> : <button onClick={() => leave(true)}>Sign out</button>
  }
  render(
    <LocaleProvider initial="en">
      <SessionContext value={session}>
        <MemoryRouter>
          <Dashboard />
        </MemoryRouter>
      </SessionContext>
    </LocaleProvider>,
  )
  screen.getByRole('button', { name: 'Sign out' }).focus()
  await press('Sign out')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Frontdesk' }))
})
