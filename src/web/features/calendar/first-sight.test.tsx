// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 50_000 }

test('a day reads what is booked once, and only then who waits', async () => {
  const service = await openService()
  renderPages(service, '/appointments?date=2027-03-10', { '/appointments': <Page /> })
  const named = () => service.calls.map(({ path, query }) => path.replace(/^\/api\/v\d/, '') + query)
  const isHours = (call: string) => call.startsWith('/weekly-schedules')
  const isWaiting = (call: string) => call.includes('subStatus=waiting')
  await waitFor(() => {
    expect(named().some(isHours)).toBe(true)
    expect(named().some(isWaiting)).toBe(true)
  }, WAIT)
  const calls = named()
  const booked = calls.filter((call) => call.startsWith('/appointments?startDate='))
  expect(booked).toHaveLength(1)
  const at = calls.indexOf(booked[0] ?? '')
  expect(calls.some(isHours)).toBe(true)
  expect(calls.findIndex(isWaiting)).toBeGreaterThan(at)
}, 180_000)
