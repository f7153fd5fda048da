// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServicePage from './edit-page.tsx'
import ServicesPage from './page.tsx'

// What the page loads later is read before the clock of a test runs.
beforeAll(async () => {
  await import('./in-use-panel.tsx')
})
afterEach(cleanup)

const open = async (role: Role, address: (id: string) => string) => {
  const service = await openService(role, ['me'])
  const [first] = service.demo.services
  if (!first) throw new Error('the demo has services')
  renderPages(service, address(first.id), { '/services': <ServicesPage />, '/services/:id': <ServicePage /> })
  const asked = () => service.calls.map(({ path }) => path)
  return { ...service, first, asked, user: userEvent.setup() }
}

test('who may only look is asked for after the rows, and is told why nothing can be made', async () => {
  const { asked, user } = await open('viewer', () => '/services')
  const create = () => screen.findByRole('button', { name: 'New service', description: 'You have view-only access.' })
  await waitFor(() => expect(asked()).toContain('/x/me'))
  expect(asked().at(-1)).toBe('/x/me')
  expect(asked().filter((path) => path === '/x/me')).toHaveLength(1)
  await user.click(await create())
  expect(location.pathname).toBe('/services')
  const exports = screen.getByRole('button', { name: 'Export list' })
  expect(exports.getAttribute('aria-disabled')).toBe('true')
})

test('a record that may not be changed is shown with its fields locked, and nothing to save', async () => {
  const { first, asked, user } = await open('viewer', (id) => `/services/${id}`)
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(await screen.findAllByText('You have view-only access.')).not.toHaveLength(0)
  expect(name.closest('fieldset')).toHaveProperty('disabled', true)
  expect(name).toHaveProperty('value', first.name)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  const off = await screen.findByRole('menuitem', { name: /^Deactivate/ })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  expect(asked()).toContain('/x/me')
})

test('staff work as before', async () => {
  const { asked } = await open('staff', () => '/services')
  await waitFor(() => expect(asked()).toContain('/x/me'))
  expect(await screen.findByRole('link', { name: 'New service' })).toBeTruthy()
})
