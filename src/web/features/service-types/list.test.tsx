// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServiceTypesPage from './page.tsx'

afterEach(cleanup)

const open = async (address: string) => {
  const service = await openService()
  renderPages(service, address, {
    '/service-types': (
      <>
        <ServiceTypesPage />
        <BulkHost />
      </>
    ),
  })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, sent, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])

test('several types are deleted together after one question, and the run tells how it went', async () => {
  const { demo, user, sent, api } = await open('/service-types?sort=name')
  const sorted = demo.serviceTypes.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))
  const [one = '', other = '', ...rest] = sorted
  await user.click(await screen.findByRole('checkbox', { name: `Select ${one}` }))
  await user.click(screen.getByRole('checkbox', { name: `Select ${other}` }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 service types?' })
  expect(sent('DELETE')).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent('DELETE')).toHaveLength(2))
  expect(await screen.findByText('Delete 2 service types')).toBeTruthy()
  await waitFor(() => expect(names()).toEqual(rest))
  const left = await api.serviceTypes.list()
  expect(left.items.map(({ name }) => name).toSorted()).toEqual(rest.toSorted())
})

test('before one type is deleted the services that lose it are named', async () => {
  const { demo, user, sent } = await open('/service-types')
  const type = demo.serviceTypes.find(({ id }) => demo.services.some(({ typeId }) => typeId === id))
  const losing = demo.services.filter(({ typeId }) => typeId === type?.id).map(({ name }) => name)
  await user.click(await screen.findByRole('button', { name: `Actions for ${type?.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: `Delete “${type?.name}”?` })
  expect(await within(question).findByRole('link', { name: losing[0] ?? '' })).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent('DELETE')).toHaveLength(1))
})

test('a question that is answered with no changes nothing and keeps the ticks', async () => {
  const { demo, user, sent } = await open('/service-types')
  const name = demo.serviceTypes[0]?.name ?? ''
  await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: `Delete “${name}”?` })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('DELETE')).toEqual([])
  expect(screen.getByText('1 selected')).toBeTruthy()
})
