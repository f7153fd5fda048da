// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }

test('the key into the calendar waits until it is known who is there', async () => {
  const service = await openService()
  renderPages(service, '/appointments?date=2027-03-10', {
    '/appointments': (
      <main>
        <Page />
      </main>
    ),
  })
  await screen.findByRole('heading', { level: 1 })
  expect(document.querySelector('[data-slot]')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'i' })
  await waitFor(() => expect(document.activeElement?.closest('[data-slot], [data-event]')).toBeTruthy(), WAIT)
}, 60_000)
