// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { broken, connect, json } from '../../client/testing/deployment.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import PresetPage from './edit-page.tsx'

afterEach(cleanup)

test('a new preset whose making is answered with nothing leads to the list', async () => {
  const { api, arrived } = await connect((it) => (it.method === 'POST' ? new Response('') : json([])))
  renderPages({ api }, '/presets/new', {
    '/presets': <p>All presets</p>,
    '/presets/:id': <PresetPage />,
    '/presets/new': <PresetPage />,
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Title/), 'Green')
  await user.click(screen.getByRole('button', { name: 'Create preset' }))
  expect(await screen.findByText('Saved “Green”')).toBeTruthy()
  expect(await screen.findByText('All presets')).toBeTruthy()
  expect(location.pathname).toBe('/presets')
  expect(arrived.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a new preset whose answer was lost is sent again under the same key', async () => {
  let isLost = true
  const made = { id: '00000000-0000-4000-8000-000000000001', title: 'Green', logo: null }
  const { api, arrived } = await connect((it) => (it.method === 'GET' ? json([]) : isLost ? broken() : json(made)), {
    discovery: true,
    retries: 0,
  })
  renderPages({ api }, '/presets/new', { '/presets/:id': <p>Saved</p>, '/presets/new': <PresetPage /> })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Title/), 'Green')
  await user.click(screen.getByRole('button', { name: 'Create preset' }))
  await screen.findByText(/isn’t answering/)
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Create preset' }))
  await screen.findByText('Saved')
  const [first, second, ...more] = arrived
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('x-svc-site-idempotency-key'))
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect([second, ...more]).toEqual([first])
})

test('media whose ids are numbers are put in an order, and go out as numbers', async () => {
  const media = [
    { id: 11, name: 'Film', format: 'video/mp4', status: 'ready' },
    { id: 12, name: 'Song', format: 'audio/mp3', status: 'ready' },
  ]
  const preset = { id: 5, title: 'Green', assets: [11, 12] }
  const { api, arrived } = await connect((it) => {
    if (it.path === '/api/v1/presets/5') return json({ ...preset, ...it.body })
    const medium = media.find(({ id }) => it.path === `/api/v1/multimedia/${id}`)
    return json(medium ?? (it.path === '/api/v1/multimedia' ? media : []))
  })
  renderPages({ api }, '/presets/5', { '/presets/:id': <PresetPage /> })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Move Film back' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved “Green”')).toBeTruthy()
  expect(arrived.find(({ method }) => method === 'PUT')?.body).toEqual({ assets: [12, 11] })
})
