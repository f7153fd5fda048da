// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { act, useEffect } from 'react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ConfirmHost } from './confirm-dialog.tsx'
import { mayLeaveNow } from './may-leave.ts'
import { renderAt } from './testing/render.tsx'
import { useUnsavedGuard, type UnsavedWork } from './use-unsaved-guard.ts'
import { Link } from './link.tsx'
import { createStore } from '../store/store.ts'

function Form(work: UnsavedWork) {
  useUnsavedGuard(work)
  return (
    <>
      <Link to="/services">Services</Link>
      <ConfirmHost />
    </>
  )
}

function Guarded(work: UnsavedWork) {
  useUnsavedGuard(work)
  return null
}

const follow = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Services' }))
  return user
}

afterEach(cleanup)

test('without unsaved input nobody asks', async () => {
  renderAt('/services/new', <Form dirty={false} />)
  await follow()
  expect(location.pathname).toBe('/services')
})

test('staying keeps the address', async () => {
  renderAt('/services/new', <Form dirty />)
  const user = await follow()
  await user.click(await screen.findByRole('button', { name: 'Keep editing', hidden: true }))
  expect(screen.queryByText('Leave without saving?')).toBeNull()
  expect(location.pathname).toBe('/services/new')
})

test('what is followed is asked about as soon as it says so and no longer, and the page is not rendered for it', async () => {
  const dirty = createStore(false)
  let renders = 0
  function Followed() {
    const { leave } = useUnsavedGuard({ dirty })
    useEffect(() => void (renders += 1))
    return (
      <button type="button" onClick={() => leave(() => dirty.set(false))}>
        Close
      </button>
    )
  }
  renderAt(
    '/services/new',
    <>
      <Followed />
      <Link to="/services">Services</Link>
      <ConfirmHost />
    </>,
  )
  const before = renders
  dirty.set(true)
  const user = await follow()
  await user.click(await screen.findByRole('button', { name: 'Keep editing', hidden: true }))
  expect(location.pathname).toBe('/services/new')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Discard', hidden: true }))
  await waitFor(() => expect(dirty.get()).toBe(false))
  expect(renders).toBe(before)
  await follow()
  expect(location.pathname).toBe('/services')
})

test('discarding goes on', async () => {
  renderAt('/services/new', <Form dirty />)
  const user = await follow()
  await user.click(await screen.findByRole('button', { name: 'Discard', hidden: true }))
  await waitFor(() => expect(location.pathname).toBe('/services'))
})

test('a refused save stays, a save that works goes on', async () => {
  const answers = [false, true]
  renderAt('/services/new', <Form dirty save={() => Promise.resolve(answers.shift() ?? true)} />)
  const user = await follow()
  await user.click(await screen.findByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(location.pathname).toBe('/services/new')
  await follow()
  await user.click(await screen.findByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(location.pathname).toBe('/services'))
})

test('Back asks once: what was left for good is not asked about again', async () => {
  const steps: (number | undefined)[] = []
  const go = history.go.bind(history)
  // The steps are taken by hand below, as a browser reports them: after the call.
  history.go = (step) => void steps.push(step)
  const seen: unknown[] = []
  const router = (event: PopStateEvent) => seen.push(event.state)
  window.addEventListener('popstate', router)
  const arriveAt = (idx: number) =>
    act(async () => window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } })))
  try {
    renderAt('/services/new', <Form dirty />)
    // The router counts the page that it begins with as 0.
    await arriveAt(-1)
    await arriveAt(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard', hidden: true }))
    await waitFor(() => expect(steps).toHaveLength(2))
    await arriveAt(-1)
    expect(steps).toEqual([1, -1])
    expect(screen.queryByText('Leave without saving?')).toBeNull()
    expect(seen).toEqual([{ idx: -1 }])
  } finally {
    history.go = go
    window.removeEventListener('popstate', router)
  }
})

test('a navigation that is no link asks too, and what is discarded is taken back', async () => {
  const discarded: string[] = []
  const { unmount } = renderAt('/services/new', <Form dirty discard={() => discarded.push('draft')} />)
  const user = userEvent.setup()
  const answer = async (name: string) => {
    const asked = mayLeaveNow()
    await user.click(await screen.findByRole('button', { name, hidden: true }))
    return asked
  }
  expect(await answer('Keep editing')).toBe(false)
  expect(discarded).toEqual([])
  expect(await answer('Discard')).toBe(true)
  expect(discarded).toEqual(['draft'])
  unmount()
  expect(await mayLeaveNow()).toBe(true)
})

test('of several forms the latest is asked first, and one that stays is enough', async () => {
  const asked: string[] = []
  const work = (name: string, isSaved: boolean) => async () => {
    asked.push(name)
    return isSaved
  }
  renderAt(
    '/services/new',
    <>
      <Form dirty save={work('page', true)} />
      <Guarded dirty save={work('panel', false)} />
    </>,
  )
  const user = userEvent.setup()
  const leaving = mayLeaveNow()
  await user.click(await screen.findByRole('button', { name: 'Save', hidden: true }))
  expect(await leaving).toBe(false)
  expect(asked).toEqual(['panel'])
})
