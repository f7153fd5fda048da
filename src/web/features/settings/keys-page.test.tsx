// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import KeysPage from './keys-page.tsx'

afterEach(cleanup)

test('a new key shows its secret once, and the list never does', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await user.type(await screen.findByLabelText('Purpose'), 'Tablet')
  await user.selectOptions(screen.getByLabelText('Role'), 'viewer')
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  const secret = await screen.findByText(/^made-for-test-/)
  const text = secret.textContent
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, close' }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  const row = (await screen.findByText('Tablet')).closest('tr')
  expect(row?.textContent).toContain('Viewer')
})

test('a key whose answer was lost is not made twice, and its secret is shown all the same', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await user.type(await screen.findByLabelText('Purpose'), 'Tablet')
  service.interfere(({ method }) => (method === 'POST' ? { status: 502, carriedOut: true } : undefined))
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText(/Not known whether this was saved.*Try again: nothing is saved twice/)).toBeTruthy()
  service.interfere(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText(/^made-for-test-/)).toBeTruthy()
  const { items } = await service.api.adminKeys.list()
  expect(items.map(({ label }) => label)).toEqual(['This page', 'Tablet'])
})

test('the list says when each key was used last', async () => {
  const service = await openService()
  await service.api.adminKeys.create({ body: { role: 'staff', label: 'Never signed in' } })
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  expect(await screen.findByRole('columnheader', { name: /Last used/ })).toBeTruthy()
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent
  expect(await row('This page')).toContain('In the last 5 minutes')
  expect(await row('Never signed in')).toContain('Never used')
})

test('a disabled key is told from the others', async () => {
  const service = await openService()
  await service.api.adminKeys.create({ body: { role: 'staff', label: 'Old tablet' } })
  const user = userEvent.setup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  const row = (await screen.findByText('Old tablet')).closest('tr')
  if (!row) throw new Error('a key stands in a row')
  await user.click(within(row).getByRole('button', { name: 'Actions for Old tablet' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }))
  await waitFor(() => expect(within(row).queryByText('Disabled')).toBeTruthy())
})

test('staff may not see keys, and a deployment without the extension says so', async () => {
  renderPages(await openService('staff'), '/settings/keys', { '/settings/keys': <KeysPage /> })
  expect(await screen.findByText('Your key can’t see these records')).toBeTruthy()
  cleanup()
  renderPages(await openService('admin', []), '/settings/keys', { '/settings/keys': <KeysPage /> })
  expect(await screen.findByText('Keys are managed elsewhere')).toBeTruthy()
})
