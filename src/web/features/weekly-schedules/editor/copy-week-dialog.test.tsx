// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { endBulk } from '../../../fields/bulk/bulk.ts'
import { BulkHost } from '../../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import { CopyWeekDialog } from './copy-week-dialog.tsx'

afterEach(() => {
  endBulk()
  cleanup()
})

test('a copied week says per calendar whom it would leave outside, and asks what becomes of them before it is written', async () => {
  const service = await openService()
  const { demo, calls } = service
  const [from, ...others] = demo.calendars
  const to = others.find(({ id }) => {
    const own = demo.weeklySchedules.filter(({ calendarId }) => calendarId === id)
    const isBooked = demo.appointments.some((it) => it.calendarIds.includes(id) && it.status === 'confirmed')
    return own.length === 1 && own[0]?.serviceIds.length === 0 && isBooked
  })
  if (!from || !to) throw new Error('the demo has booked calendars')
  const week = { name: 'Nights', workingHours: { '0': [['22:00', '23:00']] satisfies [string, string][] } }
  let isClosed = false
  const dialog = (
    <>
      <CopyWeekDialog week={week} calendarId={from.id} onClose={() => (isClosed = true)} />
      <BulkHost />
    </>
  )
  renderPages(service, '/', { '/': dialog })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${to.name}`) }))
  expect(await screen.findByText(/^\d+ upcoming appointments? would be outside the hours$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy the week' }))
  const plan = within(await screen.findByRole('dialog', { name: /^\d+ appointments? would be outside the hours$/ }))
  const sent = () => calls.filter(({ method }) => method !== 'GET')
  expect(sent()).toEqual([])
  await user.click(plan.getByRole('button', { name: 'Copy the week to 1 calendar, keep all' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ method: 'PUT', body: { configuration: { workingHours: week.workingHours } } })
  await waitFor(() => expect(isClosed).toBe(true))
})
