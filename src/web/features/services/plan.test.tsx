// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseWay } from '../../commands/conflict-resolution/testing/choose-way.ts'
import { aroundServicePage, durationField, openServicePage } from './testing/service-page.tsx'

aroundServicePage()

test('a longer buffer asks what becomes of the appointments that it puts too close, and saves with what is chosen', async () => {
  const { user, demo, sent, first } = await openServicePage((id) => `/services/${id}`)
  const stands = demo.appointments.filter(({ serviceId, blocked }) => serviceId === first.id && !blocked)
  expect(stands.length).toBeGreaterThan(0)
  const buffer = await screen.findByLabelText<HTMLInputElement>(/^Buffer after/)
  await user.clear(buffer)
  await user.type(buffer, '120')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const plan = within(await screen.findByRole('dialog', { name: /would be too close to another one/ }))
  const [row] = await plan.findAllByRole('group')
  if (!row) throw new Error('rows')
  expect(within(row).getByText(/^Too close to .+ with the new rules$/)).toBeTruthy()
  expect(sent('PUT')).toEqual([])
  await chooseWay(user, row, /^Move to/)
  await user.click(plan.getByRole('button', { name: /^Save .*, move 1$/ }))
  await waitFor(() => expect(sent('PUT')).toHaveLength(2))
  expect(sent('PUT')[0]?.body).toEqual({ timeBetween: 120 })
  expect(sent('PUT')[1]?.path).toMatch(/^\/api\/v2\/appointments\//)
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
})

test('another duration says that booked appointments keep theirs', async () => {
  const { user } = await openServicePage((id) => `/services/${id}`)
  const field = await durationField()
  expect(screen.queryByText(/Upcoming appointments keep their length/)).toBeNull()
  await user.clear(field)
  await user.type(field, '55')
  await user.tab()
  expect(
    await screen.findByText(/Upcoming appointments keep their length; only new bookings use this one\./),
  ).toBeTruthy()
})
