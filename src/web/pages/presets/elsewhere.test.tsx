// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connect, json } from '../../client/testing/deployment.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import PresetPage from './edit.tsx'

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
  expect(await screen.findByText('“Green” was saved')).toBeTruthy()
  expect(await screen.findByText('All presets')).toBeTruthy()
  expect(location.pathname).toBe('/presets')
  expect(arrived.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
