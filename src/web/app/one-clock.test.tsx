// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { connect, id, json, NOON } from '../client/testing/deployment.ts'
import { renderPages } from '../fields/testing/service-in-page.tsx'
import CalendarPage from '../features/team/edit-page.tsx'
import CalendarList from '../features/team/page.tsx'
import Home from '../features/home/page.tsx'
import PresetList from '../features/presets/page.tsx'

afterEach(cleanup)

const AHEAD = 20 * 60_000

/** A deployment whose clock is 20 minutes ahead, measured with the first refusal. */
const ahead = (first: 'measured' | 'kept') => {
  const calendar = { id: id(1), name: 'Olivia', type: 'agent', timezone: 'Europe/Madrid' }
  const far = { ...calendar, id: id(3), name: 'Ravi', timezone: 'America/Lima' }
  const preset = { id: id(2), title: 'Spring', updatedAt: new Date(NOON).toISOString() }
  return connect(
    ({ path, headers }) => {
      if (headers.get('x-svc-site-date') !== '20260302T122000Z') {
        return json({ timestamp: new Date(NOON + AHEAD).toISOString(), description: 'Clock.' }, 401)
      }
      if (path.endsWith(id(1))) return json(calendar)
      return json(path.endsWith('/calendars') ? [calendar, far] : path.endsWith('/presets') ? [preset] : [])
    },
    first === 'kept' ? { learnt: { skew: AHEAD, refusedQuery: {} } } : {},
  )
}

test.each<[string, string, ReactNode, RegExp]>([
  ['Today', '/', <Home key="page" />, /1:20\sPM/],
  ['the list of calendars', '/list', <CalendarList key="page" />, /1:20\sPM/],
  ['the page of a calendar', `/calendars/${id(1)}`, <CalendarPage key="page" />, /1:20\sPM/],
  ['the list of presets', '/list?columns=title,updatedAt', <PresetList key="page" />, /20 minutes ago/],
])('%s tells the time of the service', async (_, address, page, time) => {
  for (const first of ['measured', 'kept'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- One deployment after the other.
    const service = await ahead(first)
    renderPages({ ...service, demo: undefined as never, calls: [] }, address, {
      '/': page,
      '/list': page,
      '/calendars/:id': page,
    })
    // oxlint-disable-next-line no-await-in-loop -- One deployment after the other.
    await waitFor(() => expect(document.body.textContent).toMatch(time))
    expect(screen.queryByText(/1:00 PM/)).toBeNull()
    cleanup()
  }
})
