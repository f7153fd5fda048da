// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, failure, json } from '../client/testing/deployment.ts'
import { renderPages } from '../fields/testing/service-in-page.tsx'
import { SlowNotice } from './slow-notice.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A server that never answers; the line breaks when the call is given up. */
const silent = () => {
  const calls: RequestInit[] = []
  const fetch: typeof globalThis.fetch = (_, init = {}) => {
    calls.push(init)
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
  }
  return { calls, fetch }
}

const open = async () => {
  const { calls, fetch } = silent()
  const service = await connect(() => json([]), { fetch })
  renderPages({ ...service, demo: undefined as never, calls: [] }, '/', { '/': <SlowNotice /> })
  /** A call that has gone out: signing takes its own time, whatever the timers say. */
  const begin = async () => {
    const failed = failure(service.api.services.list())
    // oxlint-disable-next-line no-await-in-loop -- It goes on as soon as the call is out.
    while (calls.length === 0) await act(() => new Promise((resolve) => void setImmediate(resolve)))
    return { failed }
  }
  return { calls, begin }
}

test('a server that takes more than 8 seconds is told of, and the wait can be ended', async () => {
  const { calls, begin } = await open()
  const { failed } = await begin()
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(screen.queryByText('Still waiting for the server')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('Still waiting for the server').closest('output')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await failed).toMatchObject({ kind: 'slow' })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('Still waiting for the server')).toBeNull()
  expect(calls).toHaveLength(1)
})

test('a read that got no answer in 30 seconds is not repeated in silence', async () => {
  const { calls, begin } = await open()
  const { failed } = await begin()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(await failed).toMatchObject({ kind: 'slow' })
  expect(calls).toHaveLength(1)
})
