// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { useClinic } from './records/queries.ts'
import { useMoves } from './use-moves.ts'
import type { Appointment } from '#api/contract/appointments.ts'

afterEach(cleanup)

const WAIT = { timeout: 20_000 }
const HOUR = 3_600_000

function Mover({ appointment }: { appointment: Appointment }) {
  const clinic = useClinic()
  const move = useMoves(clinic, {})
  const start = Date.parse(appointment.startDate) + HOUR
  return clinic.calendars.size === 0 ? null : (
    <button type="button" onClick={() => void move(appointment, { start, end: start + HOUR })}>
      Move it
    </button>
  )
}

for (const { zone, said } of [
  { zone: 'Atlantic/Canary', said: /^Moved Eva to .* Canary$/ },
  { zone: 'Europe/Madrid', said: /^Moved Eva to .*(AM|PM)$/ },
])
  test(`a move on a calendar in ${zone} is told on its clock, named only where it is not the desk's`, async () => {
    const service = await openService()
    const calendar = service.demo.calendars.find(({ timezone }) => timezone === zone)
    const appointment = await service.api.appointmentsV2.create({
      body: {
        title: 'Talk',
        startDate: '2027-12-07T03:00:00Z',
        endDate: '2027-12-07T04:00:00Z',
        calendarIds: [calendar?.id ?? ''],
        guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
      },
    })
    renderPages(service, '/', { '/': <Mover appointment={appointment} /> })
    await userEvent.click(await screen.findByRole('button', { name: 'Move it' }, WAIT))
    expect(await screen.findByText(said, {}, WAIT)).toBeTruthy()
  }, 60_000)
