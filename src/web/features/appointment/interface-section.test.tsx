// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connect, id } from '../../client/testing/deployment.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import { InterfaceSection } from './interface-section.tsx'

afterEach(cleanup)

const open = async (respond: () => Response) => {
  const service = await connect(respond)
  renderPages({ ...service, demo: undefined as never, calls: [] }, '/', {
    '/': <InterfaceSection id={id(1)} version={2} onVersion={() => {}} />,
  })
  await userEvent.click(screen.getByText('API version and raw response'))
  return within(await screen.findByRole('region', { name: 'Raw response of version 2' }))
}

test('the raw answer is the body as it arrived, with status, time and headers', async () => {
  const body = `{ "id":"${id(1)}",  "startAt": "2026-03-02T10:00:00+02:00" }`
  const answer = await open(() => new Response(body, { status: 200, headers: { etag: '"7"' } }))
  expect(within(answer.getByRole('region', { name: 'Body as received' })).getByText(/startAt/).textContent).toBe(body)
  expect(answer.getByText('200')).toBeTruthy()
  expect(answer.getByText(/^\d+ ms$/)).toBeTruthy()
  expect(answer.getByText('"7"')).toBeTruthy()
  expect(answer.getByText(`GET https://desk.example/api/v2/appointments/${id(1)}`)).toBeTruthy()
})

test('a refusal is shown as it arrived too', async () => {
  const answer = await open(() => new Response('<p>Gone', { status: 404 }))
  expect(answer.getByText('404')).toBeTruthy()
  expect(answer.getByText('<p>Gone')).toBeTruthy()
})
