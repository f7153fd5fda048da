// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../i18n/locale-provider.tsx'
import type { OfflineDoor } from '../../client/offline-door.ts'
import { device, json, wish } from '../session/testing/device.ts'
import { SessionContext } from '../session/session-context.ts'
import IdleLock from './idle-lock.tsx'

const MINUTES = 15

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('isSecureContext', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  return () => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    localStorage.clear()
  }
})

/** A page with a form, of whoever is signed in, which locks after a quarter of an hour. */
const openPage = async (answer?: Parameters<typeof device>[0], unsent = 0) => {
  const { open, world } = device(answer)
  const door: OfflineDoor = {
    carryOut: (row, input, online) => online(row, input),
    discovery: async () => null,
    unsent: async () => unsent,
    took: () => {},
  }
  world.offline = () => ({ isOpen: () => true, took: () => {}, open: async () => door })
  const session = await open()
  await session.signIn(wish())
  const state = session.state()
  if (state.status !== 'in' || state.kind !== 'real') throw new Error('nobody is signed in')
  const told: boolean[] = []
  const left: string[] = []
  render(
    <LocaleProvider initial="en">
      <SessionContext value={session}>
        <input aria-label="Note" />
        <IdleLock
          connection={state.connection}
          minutes={MINUTES}
          onLocked={(isLocked) => told.push(isLocked)}
          onSignOut={() => left.push('out')}
        />
      </SessionContext>
    </LocaleProvider>,
  )
  return { told, left, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
const note = () => screen.getByLabelText<HTMLInputElement>('Note')
/** Whether everything but the lock is hidden; that it is so a browser sees. */
const isHidden = () =>
  [...document.querySelectorAll('style')].some(({ textContent }) => textContent?.includes('.fd-lock'))
const pass = (minutes: number) => act(async () => void vi.advanceTimersByTime(minutes * 60_000))

test('a page that nobody uses is hidden until a key is shown, and what was typed is there again', async () => {
  const { told, user } = await openPage()
  await user.type(note(), 'Ana is late')
  await pass(MINUTES - 1)
  expect(told).toEqual([false])
  await pass(1)
  const lock = await screen.findByRole('dialog', { name: 'Locked' })
  expect([lock.closest('.fd-lock') !== null, note().closest('.fd-lock'), isHidden()]).toEqual([true, null, true])
  expect(told).toEqual([false, true])
  expect(document.title).toBe('Locked')
  await user.keyboard('{Escape}')
  await user.type(screen.getByLabelText(/^Secret access key/), 'geheim')
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(told).toEqual([false, true, false]))
  expect([note().value, isHidden()]).toEqual(['Ana is late', false])
})

test('a key that is refused opens nothing', async () => {
  let isGood = true
  const { told, user } = await openPage(() => (isGood ? json([]) : json({ code: 'UNAUTHORIZED' }, 401)))
  await pass(MINUTES)
  isGood = false
  await user.type(await screen.findByLabelText(/^Secret access key/), 'anything')
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(told).toEqual([false, true])
})

test('signing out from the lock says what is not sent yet, and means it at the second press', async () => {
  const { left, user } = await openPage(undefined, 2)
  await pass(MINUTES)
  await screen.findByRole('dialog', { name: 'Locked' })
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByText('2 changes haven’t been sent to the server yet. Signing out deletes them.')
  expect(left).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  expect(left).toEqual(['out'])
})

test('whoever chooses the link or the key goes on in its field', async () => {
  const { user } = await openPage()
  await pass(MINUTES)
  await screen.findByRole('dialog', { name: 'Locked' })
  await user.click(screen.getByRole('button', { name: 'Use a link' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Sign-in link/))
  await user.click(screen.getByRole('button', { name: 'Use a key' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Secret access key/))
})
