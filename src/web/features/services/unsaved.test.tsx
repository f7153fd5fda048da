// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import ServicePage from './edit-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const PAGES = { '/services/new': <ServicePage />, '/services/:id': <ServicePage /> }
const show = (service: ServiceInPage, address: string) => renderPages(service, address, PAGES)
const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Name/)
const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('frontdesk-draft'))

const openFirst = async () => {
  const service = await openService()
  const [first] = service.demo.services
  if (!first) throw new Error('the demo has services')
  show(service, `/services/${first.id}`)
  const params = { id: first.id }
  return { service, first, params, user: userEvent.setup(), services: service.api.services }
}

test('where both changed a field, each choice is the reader’s, and a third change is told again', async () => {
  const { user, services, params } = await openFirst()
  await user.type(await nameField(), ' mine')
  await user.type(screen.getByLabelText(/^Description/), ' mine')
  await services.update({ params, body: { name: 'Theirs', description: 'Theirs', color: '#123456' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const name = within(await screen.findByRole('group', { name: 'Name' }))
  await user.click(name.getByRole('radio', { name: /Saved version/ }))
  await services.update({ params, body: { timeBetween: 25 } })
  await user.click(screen.getByRole('button', { name: 'Save merged' }))
  await waitFor(() => expect(screen.getAllByRole('term').map((it) => it.textContent)).toContain('Buffer after'))
  await user.click(screen.getByRole('button', { name: 'Save merged' }))
  await waitFor(async () =>
    expect(await services.get({ params })).toMatchObject({ name: 'Theirs', color: '#123456', timeBetween: 25 }),
  )
  expect((await services.get({ params })).description).toMatch(/ mine$/)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('overwriting knowingly takes their other changes back too', async () => {
  const { user, services, params, first } = await openFirst()
  await user.type(await nameField(), ' mine')
  await services.update({ params, body: { duration: 55 } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/also undoes changes only someone else made: Duration/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Overwrite with all of mine' }))
  await waitFor(async () =>
    expect(await services.get({ params })).toMatchObject({ name: `${first.name} mine`, duration: first.duration }),
  )
})

test('what was typed outlives a deletion by somebody else', async () => {
  const { service, user, services } = await openFirst()
  const made = await services.create({ body: { name: 'Short-lived', duration: 20 } })
  cleanup()
  show(service, `/services/${made.id}`)
  await user.type(await nameField(), ' but dear')
  await services.remove({ params: { id: made.id } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Create again from my entries' }))
  await waitFor(async () => {
    const { items } = await services.list({ query: { search: 'Short-lived but dear' } })
    expect(items).toHaveLength(1)
    expect(items[0]?.duration).toBe(20)
  })
})

test('a draft is offered back with what was typed, and goes once it is saved', async () => {
  const { service, user, services, params, first } = await openFirst()
  await user.type(await nameField(), ' again')
  await waitFor(() => expect(kept()).toHaveLength(1))
  cleanup()
  show(service, `/services/${first.id}`)
  expect(await screen.findByText(/^Your unsaved changes from/)).toBeTruthy()
  expect(screen.getByText(/^Unsaved: Name\./)).toBeTruthy()
  expect((await nameField()).value).toBe(first.name)
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect((await nameField()).value).toBe(`${first.name} again`)
  expect(document.activeElement).not.toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await services.get({ params })).name).toBe(`${first.name} again`))
  await waitFor(() => expect(kept()).toEqual([]))
})

test('a draft of a record that has changed meanwhile keeps both sides’ changes', async () => {
  const { service, user, services, params, first } = await openFirst()
  await user.type(await nameField(), ' again')
  await waitFor(() => expect(kept()).toHaveLength(1))
  cleanup()
  await services.update({ params, body: { duration: 55 } })
  show(service, `/services/${first.id}`)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect((await nameField()).value).toBe(`${first.name} again`)
  expect(screen.getByLabelText<HTMLInputElement>(/^Duration/).value).toBe('55 min')
})

test('a draft that the record contradicts asks field by field', async () => {
  const { service, user, services, params, first } = await openFirst()
  await user.type(await nameField(), ' again')
  await waitFor(() => expect(kept()).toHaveLength(1))
  cleanup()
  await services.update({ params, body: { name: 'Theirs' } })
  show(service, `/services/${first.id}`)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This record changed while you typed' }))
  await user.click(dialog.getByRole('button', { name: 'Restore merged' }))
  expect((await nameField()).value).toBe(`${first.name} again`)
  expect(await screen.findByText('1 change')).toBeTruthy()
})

test('discarding a new record’s draft leaves nothing behind', async () => {
  const service = await openService()
  const user = userEvent.setup()
  show(service, '/services/new')
  await user.type(await nameField(), 'Hearing test')
  await waitFor(() => expect(kept()).toHaveLength(1))
  cleanup()
  show(service, '/services/new')
  await screen.findByText(/^Your unsaved changes from/)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/^Your unsaved changes from/)).toBeNull()
  expect(kept()).toEqual([])
})
