// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { redeemCode } from '../../client/redeem.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import KeysPage from './keys-page.tsx'

afterEach(cleanup)

const openKeys = async (extensions = ['calendars', 'keys', 'people']) => {
  const service = await openService('admin', extensions)
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  return { service, user: userEvent.setup() }
}

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error('an invitation stands in a row')
  return row
}

test('a colleague is invited by a link that is shown once and lets that person in', async () => {
  const { service, user } = await openKeys()
  await user.click(await screen.findByRole('button', { name: 'Invite colleague' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Marta Soler')
  await user.type(screen.getByLabelText('Email'), 'marta@example.org')
  await user.selectOptions(screen.getByLabelText('Role'), 'staff')
  await user.selectOptions(screen.getByLabelText('Link works for'), '1')
  await user.selectOptions(screen.getByLabelText('Access ends'), 'After 90 days')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  const link = (await screen.findByText(/#sign-in=/)).textContent
  expect(screen.getByRole('img', { name: 'QR code of the invitation link' })).toBeTruthy()
  const code = new URLSearchParams(new URL(link).hash.slice(1)).get('sign-in') ?? ''
  expect(new URLSearchParams(new URL(link).hash.slice(1)).get('baseUrl')).toBe(service.api.baseUrl)
  const [invitation] = (await service.api.adminInvitations.list()).items
  const days = (Date.parse(invitation?.expiresAt ?? '') - Date.now()) / 86_400_000
  const ends = (Date.parse(invitation?.accessEndsAt ?? '') - Date.now()) / 86_400_000
  expect([invitation?.email, Math.round(days), Math.round(ends)]).toEqual(['marta@example.org', 1, 90])
  const letter = new URL(screen.getByRole('link', { name: 'Email the link' }).getAttribute('href') ?? '')
  expect([letter.protocol, letter.pathname]).toEqual(['mailto:', 'marta@example.org'])
  expect(letter.searchParams.get('subject')).toBe('Your invitation')
  expect(letter.searchParams.get('body')?.split('\r\n')).toContain(link)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText(link)).toBeNull())
  expect((await rowOf('Marta Soler')).textContent).toContain('Staff')
  const { fetch } = service.api
  if (!fetch) throw new Error('the service is in the page')
  expect((await redeemCode(service.api.baseUrl, code, fetch)).role).toBe('staff')
  expect((await service.api.adminPeople.list()).items).toMatchObject([{ name: 'Marta Soler', role: 'staff' }])
})

test('an invitation whose answer was lost is not made twice, though its link ends after a number of days', async () => {
  const { service, user } = await openKeys()
  await user.click(await screen.findByRole('button', { name: 'Invite colleague' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Marta Soler')
  service.interfere(({ method }) => (method === 'POST' ? { status: 502, carriedOut: true } : undefined))
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByText(/Not known whether this was saved/)
  service.interfere(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByText(/#sign-in=/)).toBeTruthy()
  expect((await service.api.adminInvitations.list()).items).toHaveLength(1)
})

test('what the service says of a field is a sentence of the reader, and what was typed stays', async () => {
  const { user } = await openKeys()
  await user.click(await screen.findByRole('button', { name: 'Invite colleague' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Marta Soler')
  const email = screen.getByLabelText('Email')
  await user.type(email, 'marta@')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByText(/^Must be an e-?mail address$/)).toBeTruthy()
  expect(email).toHaveProperty('value', 'marta@')
  expect(email.getAttribute('aria-invalid')).toBe('true')
})

test('Escape throws neither what is typed nor the link away without a question', async () => {
  const { user } = await openKeys()
  await user.click(await screen.findByRole('button', { name: 'Invite colleague' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.type(name, 'Marta Soler')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(name).toHaveProperty('value', 'Marta Soler')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  const link = (await screen.findByText(/#sign-in=/)).textContent
  // The pressed button is gone, and the window takes the focus back.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.keyboard('{Escape}')
  const shown = await screen.findByRole('alertdialog', { name: 'Close without the link?' })
  await user.click(within(shown).getByRole('button', { name: 'Back' }))
  expect(screen.getByText(link)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText(link)).toBeNull())
})

test('an invitation without a name is not sent, and is asked for the name', async () => {
  const { service, user } = await openKeys()
  await user.click(await screen.findByRole('button', { name: 'Invite colleague' }))
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  expect(await screen.findByText('Required.')).toBeTruthy()
  expect(service.calls.filter(({ method, path }) => method === 'POST' && path === '/admin/invitations')).toEqual([])
})

test('an open invitation is revoked', async () => {
  const { service, user } = await openKeys()
  await service.api.adminInvitations.create({ body: { name: 'Leo', role: 'viewer' } })
  cleanup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  const row = await rowOf('Leo')
  await user.click(within(row).getByRole('button', { name: 'Actions for Leo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Leo')).toBeNull())
  expect((await service.api.adminInvitations.list()).items).toEqual([])
})

test('a press on a row opens the invitation, which is revoked from there', async () => {
  const { service, user } = await openKeys()
  await service.api.adminInvitations.create({ body: { name: 'Leo', email: 'leo@example.org', role: 'viewer' } })
  cleanup()
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage /> })
  await user.click(await screen.findByText('Leo'))
  const panel = within(await screen.findByRole('dialog', { name: 'Leo' }))
  expect(panel.getByText('leo@example.org')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await service.api.adminInvitations.list()).items).toEqual([])
})

test('what became of an invitation is in the log of changes', async () => {
  const { service, user } = await openKeys(['calendars', 'keys', 'me', 'people', 'changes', 'audit'])
  const { id } = await service.api.adminInvitations.create({ body: { name: 'Leo', role: 'viewer' } })
  cleanup()
  const log = <p>The log</p>
  renderPages(service, '/settings/keys', { '/settings/keys': <KeysPage />, '/settings/audit': log })
  await user.click(within(await rowOf('Leo')).getByRole('button', { name: 'Actions for Leo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }))
  expect(await screen.findByText('The log')).toBeTruthy()
  expect(location.search).toBe(`?resource=invitations&record=${id}`)
})

test('a deployment that knows no people offers no invitation', async () => {
  await openKeys(['calendars', 'keys'])
  expect(await screen.findByRole('button', { name: 'New key' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite colleague' })).toBeNull()
})
