// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { moveTwo, openList as open } from './testing/open-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a move by days says beforehand which appointments would be at a time that the clocks skip', async () => {
  const { user, demo, api } = await open('/appointments/list?search=Quagga')
  const madrid = demo.calendars.find(({ timezone }) => timezone === 'Europe/Madrid')
  // Half past noon and half past two at night, a week before the clocks go from two to three.
  for (const startDate of ['2027-03-21T11:30:00.000Z', '2027-03-21T01:30:00.000Z']) {
    const endDate = new Date(Date.parse(startDate) + 1_800_000).toISOString()
    const body = { title: 'Quagga', startDate, endDate, calendarIds: [madrid?.id ?? ''], guests: [] }
    // oxlint-disable-next-line no-await-in-loop -- Two of them.
    await api.appointmentsV2.create({ body })
  }
  const dialog = await moveTwo('Quagga', user)
  const said = /^Clocks go forward, so these start at another time: Quagga, .*3:30/
  expect(dialog.getByText(said)).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Direction'), 'earlier')
  expect(dialog.queryByText(said)).toBeNull()
}, 120_000)
