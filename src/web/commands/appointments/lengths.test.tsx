// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { useClinic, useSchedules } from './records/queries.ts'
import { useMoves } from './use-moves.ts'
import type { Appointment } from '#api/contract/appointments.ts'

afterEach(cleanup)

const WAIT = { timeout: 20_000 }

/** Lets an appointment end at another time, and leaves everything else. */
function Stretcher({ appointment, end }: { appointment: Appointment; end: string }) {
  const clinic = useClinic()
  const hours = useSchedules(appointment.calendarIds)
  const move = useMoves(clinic, hours)
  const start = Date.parse(appointment.startDate)
  return clinic.calendars.size === 0 || Object.keys(hours).length === 0 ? null : (
    <button type="button" onClick={() => void move(appointment, { start, end: Date.parse(end) })}>
      Stretch it
    </button>
  )
}

/** Eva's hour, 10 to 11 o'clock with Dr. Elena Vidal in Madrid, asked to end at another time. */
const stretched = async (end: string) => {
  const service = await openService()
  const calendar = service.demo.calendars.find(({ name }) => name === 'Dr. Elena Vidal')
  const appointment = await service.api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: '2027-12-07T09:00:00Z',
      endDate: '2027-12-07T10:00:00Z',
      calendarIds: [calendar?.id ?? ''],
      guests: [{ extraFields: { firstName: 'Eva' } }],
    },
  })
  renderPages(service, '/', { '/': <Stretcher appointment={appointment} end={end} /> })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Stretch it' }, WAIT))
  return user
}

test('a new length is told as when it ends, and taken back as that', async () => {
  const user = await stretched('2027-12-07T10:30:00Z')
  expect(await screen.findByText('Eva now ends at 11:30 AM', {}, WAIT)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Eva ends at 11:00 AM again', {}, WAIT)).toBeTruthy()
}, 60_000)

test('an end on another day is told with the day', async () => {
  const user = await stretched('2027-12-08T00:30:00Z')
  const question = await screen.findByRole('alertdialog', { name: 'Change when Eva ends anyway?' }, WAIT)
  await user.click(within(question).getByRole('button', { name: 'Change anyway' }))
  expect(await screen.findByText('Eva now ends at 1:30 AM on Wed, Dec 8', {}, WAIT)).toBeTruthy()
}, 60_000)

test('an end that stays, after the question whether it may be outside of the hours, is told as staying', async () => {
  const user = await stretched('2027-12-07T22:30:00Z')
  const question = await screen.findByRole('alertdialog', { name: 'Change when Eva ends anyway?' }, WAIT)
  await user.click(within(question).getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Eva still ends at 11:00 AM.', {}, WAIT)).toBeTruthy()
}, 60_000)
