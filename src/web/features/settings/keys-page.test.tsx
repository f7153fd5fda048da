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

test('who is about to disable the key of this very page is told what that means', async () => {
  const service = await openService('admin', ['calendars', 'keys', 'me'])
  const user = userEvent.setup()
  const { accessKeyId } = await service.api.adminKeys.create({ body: { label: 'Tablet', role: 'viewer' } })
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  const ask = async (key: string) => {
    const row = (await screen.findByText(key)).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('button', { name: /^Actions for / }))
    await user.click(await screen.findByRole('menuitem', { name: 'Disable' }))
    const question = await screen.findByRole('alertdialog', { name: /^Disable the key / })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    return question.textContent
  }
  const own = (await service.api.me.get()).accessKeyId
  await waitFor(async () => expect(await ask(own)).toContain('You’re signed in with this key'))
  expect(await ask(accessKeyId)).not.toContain('You’re signed in with this key')
})

test('a purpose that was typed is not lost by Escape', async () => {
  const user = userEvent.setup()
  renderPages(await openService(), '/settings/keys', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await user.type(await screen.findByLabelText('Purpose'), 'Tablet{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Purpose').value).toBe('Tablet')
  await user.type(screen.getByLabelText('Purpose'), '{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New access key' })).toBeNull())
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

test('a key for a while is made with the day on which its access ends, also where the answer was lost first', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await user.type(await screen.findByLabelText('Purpose'), 'Summer tablet')
  expect(screen.getByLabelText<HTMLSelectElement>('Access ends').selectedOptions[0]?.textContent).toBe('Never')
  await user.selectOptions(screen.getByLabelText('Access ends'), 'After 30 days')
  service.interfere(({ method }) => (method === 'POST' ? { status: 502, carriedOut: true } : undefined))
  const before = Date.now()
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  await screen.findByText(/Not known whether this was saved/)
  service.interfere(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  await screen.findByText(/^made-for-test-/)
  const { items } = await service.api.adminKeys.list()
  const [made, ...more] = items.filter(({ label }) => label === 'Summer tablet')
  expect(more).toEqual([])
  const days = (Date.parse(made?.expiresAt ?? '') - before) / 86_400_000
  expect(Math.round(days * 100) / 100).toBe(30)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, close' }))
  const row = (await screen.findByText('Summer tablet')).closest('tr')
  expect(row?.textContent).toContain('Ends in 4 weeks')
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

test('a press on a row opens the key with all that is known of it and can be done', async () => {
  const service = await openService()
  const { accessKeyId } = await service.api.adminKeys.create({ body: { role: 'viewer', label: 'Screen in the hall' } })
  const user = userEvent.setup()
  renderPages(service, '/settings/keys?sort=label', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByText('Screen in the hall'))
  const panel = within(await screen.findByRole('dialog', { name: 'Screen in the hall' }))
  expect(location.search).toBe(`?sort=label&open=${accessKeyId}`)
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Access key ID',
    'Role',
    'Last used',
    'State',
    'Created',
    'Access ends',
  ])
  expect(panel.getByText(accessKeyId)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Copy access key ID' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(accessKeyId))
  expect(panel.getByRole('button', { name: 'Replace' })).toBeTruthy()
  // What ends a record stands in a menu, as on every record.
  await user.click(panel.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }))
  expect(await panel.findByText('Disabled')).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'More actions' })).toBeNull()
})

test('the ID of a key is copied from the menu of its row, of which the Tab key reaches one', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const { accessKeyId } = await service.api.adminKeys.create({ body: { label: 'Tablet', role: 'viewer' } })
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  const row = (await screen.findByText('Tablet')).closest('tr') as HTMLElement
  await user.click(within(row).getByRole('button', { name: /^Actions for / }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy access key ID' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(accessKeyId))
  const rows = screen.getAllByRole('row').filter((one) => one.dataset['key'] !== undefined)
  const reached = rows.filter((one) =>
    [...one.querySelectorAll('a, button')].some((it) => !it.matches('[tabindex="-1"]')),
  )
  expect(reached.map((one) => one.dataset['key'])).toEqual([accessKeyId])
})

test('what became of a key is in the log of changes, where the service keeps one', async () => {
  const service = await openService('admin', ['calendars', 'keys', 'me', 'changes', 'audit'])
  const key = await service.api.adminKeys.create({ body: { role: 'viewer', label: 'Screen in the hall' } })
  await service.api.adminKeys.disable({ params: { accessKeyId: key.accessKeyId } })
  const user = userEvent.setup()
  const log = <p>The log</p>
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage />, '/settings/audit': log })
  await user.click(await screen.findByRole('button', { name: 'Actions for Screen in the hall' }))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }))
  expect(await screen.findByText('The log')).toBeTruthy()
  expect(location.search).toBe(`?resource=keys&record=${key.accessKeyId}`)
})

test('a key of a program is replaced by one with the same rights, and goes on for as long as was chosen', async () => {
  const service = await openService()
  await service.api.adminKeys.create({ body: { role: 'viewer', label: 'Screen in the hall' } })
  const user = userEvent.setup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByRole('button', { name: 'Actions for Screen in the hall' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Replace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the key “Screen in the hall”' }))
  await user.selectOptions(dialog.getByLabelText('The old key works for'), '7 days')
  const before = Date.now()
  await user.click(dialog.getByRole('button', { name: 'Replace' }))
  expect(await screen.findByText(/^made-for-test-/)).toBeTruthy()
  // A moment more than seven days is a week, until the clock on screen has gone on.
  expect(await screen.findByText(/^Ends (next week|in 7 days)$/)).toBeTruthy()
  const [old, fresh] = (await service.api.adminKeys.list()).items.filter(({ label }) => label === 'Screen in the hall')
  expect(fresh).toMatchObject({ role: 'viewer', expiresAt: null })
  const ends = Date.parse(old?.expiresAt ?? '') - before
  expect(Math.round(ends / 86_400_000)).toBe(7)
})

test('the key of a person is not replaced here: nobody else may see its secret', async () => {
  const service = await openService('admin', ['calendars', 'keys', 'people'])
  const person = await service.api.adminPeople.create({ body: { name: 'Leo', role: 'staff' } })
  await service.api.adminKeys.create({ body: { role: 'staff', label: 'Leo', personId: person.id } })
  const user = userEvent.setup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByRole('button', { name: 'Actions for Leo' }))
  await screen.findByRole('menuitem', { name: 'Disable' })
  expect(screen.queryByRole('menuitem', { name: 'Replace' })).toBeNull()
})

test('staff may not see keys, and a deployment without the extension says so', async () => {
  renderPages(await openService('staff'), '/settings/keys', { '/settings/keys': <KeysPage /> })
  expect(await screen.findByText('Your key can’t see these records')).toBeTruthy()
  cleanup()
  renderPages(await openService('admin', []), '/settings/keys', { '/settings/keys': <KeysPage /> })
  expect(await screen.findByText('Keys are managed elsewhere')).toBeTruthy()
})
