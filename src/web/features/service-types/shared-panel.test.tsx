// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { rowOf } from '#api/stores/testing/rows-of.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServiceTypesPage from './page.tsx'

afterEach(cleanup)

const OTHER = '01890000-0000-7000-8000-0000000000ff'

const open = async (extensions = ['shared-types', 'me']) => {
  const service = await openService('admin', extensions)
  await service.store.credentials.addOrganization({ id: OTHER, name: 'Theirs', createdAt: '2026-01-01T00:00:00.000Z' })
  const sharing = { scope: 'public' as const, organizationIds: [] }
  const theirs = rowOf('serviceTypes', 1, { organizationId: OTHER, name: 'Home visit of others', sharing })
  await service.store.write(OTHER, (rows) => rows.insert('serviceTypes', theirs))
  renderPages(service, '/service-types', { '/service-types': <ServiceTypesPage /> })
  return userEvent.setup()
}

test('a type of another organization comes into the list when it is accepted, and goes when it is removed', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Shared by others' }))
  const offers = await screen.findByRole('list', { name: 'Shared by others' })
  const isListed = () => screen.queryAllByRole('link', { name: 'Home visit of others', hidden: true }).length > 0
  expect(isListed()).toBe(false)
  await user.click(within(offers).getByRole('button', { name: 'Accept' }))
  const removing = await within(offers).findByRole('button', { name: 'Remove' })
  await waitFor(() => expect(isListed()).toBe(true))
  await user.click(removing)
  const question = await screen.findByRole('alertdialog', { name: 'Remove “Home visit of others”?' })
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await within(offers).findByRole('button', { name: 'Accept' })).toBeTruthy()
  await waitFor(() => expect(isListed()).toBe(false))
})
