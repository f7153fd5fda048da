// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dateOf } from '#api/time/zoned.ts'
import { endBulk } from '../../fields/bulk/bulk.ts'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from '../calendar/calendar-or-link.tsx'

afterEach(() => {
  endBulk()
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const DAY = 86_400_000

test('who takes the cancellation of following ones back looks at what stands again, not at what stays canceled', async () => {
  const service = await openService()
  const agent = service.demo.calendars.find(({ type }) => type === 'agent')
  if (!agent) throw new Error('the demo has people')
  const first = (Math.floor(Date.now() / DAY) + 200) * DAY + 3 * 3_600_000
  const rule = { from: dateOf(first, 'UTC'), every: 1, unit: 'week', count: 2, at: '03:00', zone: 'UTC' }
  const book = async (index: number) => {
    const start = first + (index - 1) * 7 * DAY
    const { id } = await service.api.appointmentsV2.create({
      body: {
        title: 'Talk',
        status: 'confirmed',
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + 1_800_000).toISOString(),
        calendarIds: [agent.id],
        guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
        extraFields: { series: { id: 'nightly', index, rule } },
      },
    })
    return id
  }
  const id = await book(1)
  await book(2)
  const pages = {
    '/appointments': (
      <>
        <Page />
        <BulkHost />
      </>
    ),
  }
  renderPages(service, `/appointments?open=${id}`, pages)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }, WAIT))
  const reason = await screen.findByRole('dialog', { name: 'Cancel Eva' }, WAIT)
  await user.click(within(reason).getByRole('button', { name: 'Cancel appointment' }))
  await user.click(await screen.findByRole('radio', { name: /^This and later ones/ }, WAIT))
  await user.click(await screen.findByRole('button', { name: 'Cancel 2 appointments' }, WAIT))
  await user.click(await screen.findByRole('button', { name: 'Undo 2 changes' }, WAIT))
  await screen.findByRole('region', { name: 'Book them again' }, WAIT)
  await waitFor(() => expect(new URLSearchParams(location.search).get('open')).not.toBe(id), WAIT)
  await screen.findByRole('button', { name: 'Status: Confirmed' }, WAIT)
  const open = new URLSearchParams(location.search).get('open') ?? ''
  const again = await service.api.appointmentsV2.get({ params: { id: open } })
  expect(again.startDate).toBe(new Date(first).toISOString())
}, 60_000)
