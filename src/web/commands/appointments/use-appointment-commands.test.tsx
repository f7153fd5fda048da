// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { type Arrived, connect, json } from '../../client/testing/deployment.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import { appointment } from './testing/clinic.ts'
import { type AppointmentCommands, useAppointmentCommands } from './use-appointment-commands.ts'

afterEach(cleanup)

const body = { startDate: '2026-03-02T10:00:00.000Z', calendarIds: ['Ana'] }

const openDesk = async (behave: (request: Arrived) => Response) => {
  const { api, arrived } = await connect((it) => (it.method === 'GET' ? json([appointment()]) : behave(it)))
  const seen: AppointmentCommands[] = []
  function Probe() {
    const commands = useAppointmentCommands()
    useEffect(() => void seen.push(commands), [commands])
    const list = useQuery(queryOf(useApi(), contract.appointmentsV2.list))
    return <p>{list.data ? 'read' : 'reading'}</p>
  }
  renderPages({ api }, '/', { '/': <Probe /> })
  await screen.findByText('read')
  const commands = seen.at(-1)
  if (!commands) throw new Error('the commands are there')
  return { commands, arrived }
}

test('a time that was taken meanwhile is read anew before the refusal is told, so that no stale time is offered', async () => {
  const { commands, arrived } = await openDesk(() => json({ code: 'CONFLICT', description: 'Taken.' }, 409))
  await expect(commands.create(body)).rejects.toMatchObject({ kind: 'conflict' })
  expect(arrived.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
})

test('a refusal for another reason reads nothing anew', async () => {
  const { commands, arrived } = await openDesk(() => json({ code: 'BAD_REQUEST', description: 'No.' }, 400))
  await expect(commands.create(body)).rejects.toMatchObject({ kind: 'invalid' })
  expect(arrived.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('a booking of which nobody says which one it is cannot be taken back from its message', async () => {
  const { commands } = await openDesk(() => new Response(null, { status: 204 }))
  const made = await commands.create(body)
  expect(made).toMatchObject({ id: '', startDate: body.startDate })
  commands.tellBooked(made, 'Booked.')
  await screen.findByText('Booked.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
