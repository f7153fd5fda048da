// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServiceTypePage from './edit-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const open = async (address: (id: string) => string, role?: 'staff') => {
  const service = await openService(role)
  const [first] = service.demo.serviceTypes
  if (!first) throw new Error('the demo has service types')
  const pages = { '/service-types/new': <ServiceTypePage />, '/service-types/:id': <ServiceTypePage /> }
  renderPages(service, address(first.id), pages)
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, first, sent, user: userEvent.setup() }
}
const slug = () => screen.getByLabelText<HTMLInputElement>(/^Short name/)

test('the short name follows the name until it is written, and again when asked', async () => {
  const { user, sent } = await open(() => '/service-types/new')
  const name = await screen.findByLabelText(/^Name/)
  await user.type(name, 'Première visite')
  expect(slug().value).toBe('premiere-visite')
  await user.clear(slug())
  await user.type(slug(), 'first')
  await user.type(name, ' longue')
  expect(slug().value).toBe('first')
  await user.click(screen.getByRole('button', { name: 'Match the name again' }))
  expect(slug().value).toBe('premiere-visite-longue')
  await user.click(screen.getByRole('button', { name: 'Create service type' }))
  await waitFor(() => expect(sent('POST')[0]?.body).toMatchObject({ slug: 'premiere-visite-longue' }))
})

test('a short name that another type has is told before anything is sent, with one that is free', async () => {
  const { user, sent, first } = await open(() => '/service-types/new')
  await user.type(await screen.findByLabelText(/^Name/), first.name)
  expect(await screen.findByText(`“${first.name}” already has this short name.`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create service type' }))
  await screen.findByText('Check the highlighted fields.')
  expect(sent('POST')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use a free one' }))
  expect(slug().value).toBe(`${first.slug}-2`)
  await user.click(screen.getByRole('button', { name: 'Create service type' }))
  await waitFor(() => expect(sent('POST')[0]?.body).toMatchObject({ slug: `${first.slug}-2` }))
})

test('sharing says what each scope means, and what is no id is told at once', async () => {
  const { user } = await open((id) => `/service-types/${id}`)
  await user.click(await screen.findByRole('radio', { name: /^Specific organizations/ }))
  await user.type(screen.getByRole('textbox', { name: 'Organizations' }), 'clinic{Enter}')
  expect(await screen.findByText(/^Invalid organization ID: clinic\./)).toBeTruthy()
})

test('who is no admin sees that only admins share a type', async () => {
  await open(() => '/service-types/new', 'staff')
  const choice = async (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
  await waitFor(async () => expect((await choice(/^Everyone/)).disabled).toBe(true))
  expect((await choice(/^Specific organizations Only administrators can do this/)).disabled).toBe(true)
  expect((await choice(/^Only this organization/)).disabled).toBe(false)
})

test('the services of the type are named, and a change of its rules says that they keep theirs', async () => {
  const { user, first, demo } = await open((id) => `/service-types/${id}`)
  const [one] = demo.services.filter(({ typeId }) => typeId === first.id)
  expect((await screen.findByRole('link', { name: one?.name ?? '' })).getAttribute('href')).toBe(`/services/${one?.id}`)
  const create = screen.getByRole('link', { name: 'New service of this type' })
  expect(create.getAttribute('href')).toBe(`/services/new?typeId=${first.id}`)
  await user.type(await screen.findByLabelText(/^Minimum notice/), '3')
  expect(await screen.findByText(/^Saving doesn’t change existing services/)).toBeTruthy()
})

test('what others change appears when the reader comes back to the page', async () => {
  const { api, first } = await open((id) => `/service-types/${id}`)
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  await api.serviceTypes.update({ params: { id: first.id }, body: { name: 'Renamed by B' } })
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(name.value).toBe('Renamed by B'))
})

test('and leaves what is being typed as it is', async () => {
  const { api, calls, first, user } = await open((id) => `/service-types/${id}`)
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  await user.type(name, ' typed')
  await api.serviceTypes.update({ params: { id: first.id }, body: { name: 'Renamed by B' } })
  const reads = () => calls.filter(({ method, path }) => method === 'GET' && path.endsWith(first.id)).length
  const before = reads()
  dispatchEvent(new Event('focus'))
  await screen.findByRole('heading', { level: 1, name: 'Renamed by B' })
  expect(reads()).toBe(before + 1)
  expect(name.value).toBe(`${first.name} typed`)
})
