// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServicePage from './edit-page.tsx'

afterEach(cleanup)

const WAIT = { timeout: 20_000 }
const EXTENSIONS = ['calendars', 'keys', 'me', 'changes', 'audit']
const PAGES = { '/services/:id': <ServicePage /> }

const openFirst = async (role: Role = 'admin', extensions = EXTENSIONS) => {
  const service = await openService(role, extensions)
  const [first] = service.demo.services
  if (!first) throw new Error('the demo has services')
  const params = { id: first.id }
  const show = () => renderPages(service, `/services/${first.id}`, PAGES)
  return { service, first, params, show, user: userEvent.setup(), services: service.api.services }
}
const openHistory = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }, WAIT))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }, WAIT))
  const panel = await screen.findByRole('dialog', { name: 'History' }, WAIT)
  return within(panel)
}

test('tells what changed in the words of the form, and restores a version by a guarded write', async () => {
  const { service, first, params, show, user, services } = await openFirst()
  await services.update({ params, body: { timeBetween: 25 } })
  await services.update({ params, body: { timeBetween: 40, description: 'Later' } })
  show()
  const panel = await openHistory(user)
  const [latest, earlier, ...older] = await panel.findAllByRole('listitem', {}, WAIT)
  if (!latest || !earlier) throw new Error('two changes were made')
  expect(latest.textContent).toMatch(/ changed .*Buffer after.*25 min.*40 min/)
  expect(latest.textContent).toMatch(/Description.*Later/)
  expect(within(latest).queryByRole('button', { name: 'Restore this version' })).toBeNull()
  expect(earlier.textContent).toMatch(/Buffer after.*25/)
  expect(older.at(-1)?.textContent).toMatch(/ created /)

  // Every version has such a button: who hears it alone hears which one is meant.
  const time = earlier.querySelector('time')?.textContent ?? ''
  const restore = within(earlier).getByRole('button', { name: 'Restore this version', description: time })
  await user.click(restore)
  const question = await screen.findByRole('alertdialog', { name: /^Restore the version of / })
  await user.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(async () =>
    expect(await services.get({ params })).toMatchObject({ timeBetween: 25, description: first.description }),
  )
  const write = service.calls.findLast(({ method }) => method === 'PUT')
  expect(write?.body).toEqual({ timeBetween: 25, description: first.description })
  expect(await panel.findByText(/Later/, { selector: 'del *' }, WAIT)).toBeTruthy()
})

test('a version is not restored over a newer one that somebody else has just saved', async () => {
  const { params, show, user, services } = await openFirst()
  await services.update({ params, body: { timeBetween: 25 } })
  await services.update({ params, body: { timeBetween: 40 } })
  show()
  const panel = await openHistory(user)
  const [, earlier] = await panel.findAllByRole('listitem', {}, WAIT)
  if (!earlier) throw new Error('two changes were made')
  await services.update({ params, body: { description: 'Theirs' } })
  await user.click(within(earlier).getByRole('button', { name: 'Restore this version' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  const merging = await screen.findByRole('dialog', { name: 'Someone else saved changes first' }, WAIT)
  expect(await within(merging).findByText(/Saved by .+ at .+\./, {}, WAIT)).toBeTruthy()
  expect(await services.get({ params })).toMatchObject({ timeBetween: 40, description: 'Theirs' })
})

test('a viewer reads the history of one record, for which the whole audit is not needed', async () => {
  const { service, show, user } = await openFirst('viewer')
  show()
  const panel = await openHistory(user)
  expect(await panel.findAllByRole('listitem', {}, WAIT)).toHaveLength(1)
  expect(panel.queryByRole('button', { name: 'Restore this version' })).toBeNull()
  expect(service.calls.some(({ path, query }) => path === '/x/audit' && query.includes('resource=services'))).toBe(true)
})

test('is not offered where the service keeps none', async () => {
  const { first, show, user } = await openFirst('admin', ['calendars', 'keys'])
  show()
  await screen.findByDisplayValue(first.name, {}, WAIT)
  await user.click(await screen.findByRole('button', { name: 'More actions' }, WAIT))
  await screen.findByRole('menuitem', { name: 'Delete' }, WAIT)
  expect(screen.queryByRole('menuitem', { name: 'History' })).toBeNull()
})
