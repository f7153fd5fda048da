// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServicePage from './edit-page.tsx'
import ServicesPage from './page.tsx'

afterEach(cleanup)

const open = async (
  address: (demo: { id: string; name: string }) => string,
  role: Role = 'admin',
  extensions?: string[],
) => {
  const service = await openService(role, extensions)
  const [first] = service.demo.services
  if (!first) throw new Error('the demo has services')
  renderPages(service, address(first), {
    '/services': <ServicesPage />,
    '/services/new': <ServicePage />,
    '/services/:id': <ServicePage />,
  })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, first, sent, user: userEvent.setup() }
}

test('a search narrows the list, stands in the address and is asked of the service', async () => {
  const { user, sent } = await open(() => '/services')
  expect(await screen.findByRole('link', { name: 'Blood test' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'ultra{Enter}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Blood test' })).toBeNull())
  expect(await screen.findByRole('link', { name: 'Ultrasound' })).toBeTruthy()
  expect(location.search).toBe('?search=ultra')
  expect(sent('GET').at(-1)?.query).toContain('search=ultra')
})

test('a new service is judged before it is sent, then created with what was given', async () => {
  const { user, sent } = await open(() => '/services/new')
  await user.type(await screen.findByLabelText(/^Name/), 'Hearing test')
  await user.click(screen.getByRole('button', { name: 'Create service' }))
  expect(await screen.findByText('Is required')).toBeTruthy()
  expect(sent('POST')).toEqual([])
  await user.type(screen.getByLabelText(/^Duration/), '25')
  await user.click(screen.getByRole('button', { name: 'Create service' }))
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]?.body).toMatchObject({ name: 'Hearing test', duration: 25, active: true })
  expect(sent('POST')[0]?.body).not.toHaveProperty('description')
  expect(await screen.findByRole('heading', { name: 'Hearing test' })).toBeTruthy()
})

test('an edit sends only what changed', async () => {
  const { user, sent, first } = await open(({ id }) => `/services/${id}`)
  const name = await screen.findByLabelText(/^Name/)
  await user.type(name, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ name: `${first.name}!` }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('who was second keeps what was typed and saves it together with the newer version', async () => {
  const { user, sent, first, api } = await open(({ id }) => `/services/${id}`)
  await user.type(await screen.findByLabelText(/^Name/), '!')
  await api.services.update({ params: { id: first.id }, body: { duration: 55, color: '#123456' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Merged automatically')).toBeTruthy()
  const sides = screen.getAllByText(/^from /).map((it) => it.textContent === 'from you')
  // Theirs come first: color and duration.
  expect(sides).toEqual([false, false, true])
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(`${first.name}!`)
  await user.click(screen.getByRole('button', { name: 'Save merged' }))
  await waitFor(() => expect(sent('PUT').at(-1)?.body).toEqual({ name: `${first.name}!` }))
  // The call is noted as it arrives, before it is carried out.
  await waitFor(async () => {
    const stored = await api.services.get({ params: { id: first.id } })
    expect(stored).toMatchObject({ name: `${first.name}!`, duration: 55 })
  })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Duration/).value).toMatch(/^55 min/))
})

test('who only compares comes back to where comparing begins, also where the notice is another one by then', async () => {
  const { user, first, api } = await open(({ id }) => `/services/${id}`)
  await user.type(await screen.findByLabelText(/^Name/), '!')
  await api.services.update({ params: { id: first.id }, body: { duration: 77 } })
  act(() => void dispatchEvent(new Event('focus')))
  const compare = await screen.findByRole('button', { name: 'Compare and merge' })
  compare.focus()
  await user.keyboard('{Enter}')
  // The dialog's code may come later, and it gives the focus back to what has it then.
  expect(document.activeElement).not.toBe(document.body)
  await screen.findByRole('dialog', { name: 'Someone else saved changes first' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(compare.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Compare and merge' }))
})

test('who types is told what somebody else has just changed, and may merge before saving', async () => {
  const { user, first, api } = await open(({ id }) => `/services/${id}`)
  const name = await screen.findByLabelText(/^Name/)
  await user.type(name, '!')
  await api.services.update({ params: { id: first.id }, body: { duration: 77 } })
  act(() => void dispatchEvent(new Event('focus')))
  expect(await screen.findByText('Someone else just changed: Duration')).toBeTruthy()
  expect(name).toHaveProperty('value', `${first.name}!`)
  await user.click(screen.getByRole('button', { name: 'Compare and merge' }))
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved changes first' })
  await user.click(within(dialog).getByRole('button', { name: 'Save merged' }))
  await waitFor(async () =>
    expect(await api.services.get({ params: { id: first.id } })).toMatchObject({
      name: `${first.name}!`,
      duration: 77,
    }),
  )
})

test('who was second may take theirs', async () => {
  const { user, first, api } = await open(({ id }) => `/services/${id}`)
  await user.type(await screen.findByLabelText(/^Name/), '!')
  await api.services.update({ params: { id: first.id }, body: { name: 'Theirs' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Load theirs' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Theirs'))
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a service with coming appointments offers no deletion and names them', async () => {
  const { user, sent } = await open(({ id }) => `/services/${id}`)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: /Can’t delete/ })
  expect(within(question).getByText(/coming appointments?\. Move or cancel/)).toBeTruthy()
  expect(within(question).queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(within(question).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }))
  expect(sent('DELETE')).toHaveLength(0)
})

test('a key that may only read is told so in words where nobody said so before, and nothing typed is lost', async () => {
  const { user, first } = await open(({ id }) => `/services/${id}`, 'viewer', [])
  await user.type(await screen.findByLabelText(/^Name/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Your key doesn’t allow this/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(`${first.name}!`)
})

test('an answer that was lost after a save is told as not known, and the next try makes nothing twice', async () => {
  const { user, interfere, sent, api } = await open(() => '/services/new')
  await user.type(await screen.findByLabelText(/^Name/), 'Hearing test')
  await user.type(screen.getByLabelText(/^Duration/), '25')
  interfere(({ method }) => (method === 'POST' ? { status: 502, carriedOut: true } : undefined))
  await user.click(screen.getByRole('button', { name: 'Create service' }))
  const told = await screen.findByText(/Not known whether this was saved/)
  expect(told.textContent).toMatch(/Server error\. Try again: nothing is saved twice\./)
  interfere(() => undefined)
  const before = sent('POST').length
  await user.click(screen.getByRole('button', { name: 'Create service' }))
  expect(await screen.findByRole('heading', { name: 'Hearing test' })).toBeTruthy()
  expect(sent('POST')).toHaveLength(before + 1)
  expect(await api.services.list({ query: { name: 'Hearing test' } })).toMatchObject({ total: 1 })
})

test('a service that is busy is told with the time to wait', async () => {
  const { user, interfere } = await open(({ id }) => `/services/${id}`)
  await user.type(await screen.findByLabelText(/^Name/), '!')
  interfere(({ method }) => (method === 'PUT' ? { status: 503, headers: { 'retry-after': '8' } } : undefined))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The server is busy. Try again in 8 seconds.')).toBeTruthy()
})
