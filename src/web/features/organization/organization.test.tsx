// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { organizationHere } from '../../fields/organization/kept-organization.ts'
import OrganizationPage from './edit-page.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

const WITH = ['calendars', 'keys', 'me', 'organization']
const open = async (role: Role = 'admin', extensions = WITH) => {
  const service = await openService(role, extensions)
  renderPages(service, '/settings/organization', { '/settings/organization': <OrganizationPage /> })
  const sent = () => service.calls.filter(({ path }) => path === '/admin/organization').map(({ body }) => body)
  const stored = async () => (await service.api.me.get()).organization
  return { ...service, sent, stored, user: userEvent.setup() }
}

test('what is changed is sent, and an object of it whole', async () => {
  const { user, sent, stored } = await open()
  await user.clear(await screen.findByLabelText(/^Name(?! and)/))
  await user.type(screen.getByLabelText(/^Name(?! and)/), 'Clínica Alba')
  await user.type(screen.getByLabelText(/^Phone/), '+34 910 555 020')
  await user.selectOptions(screen.getByLabelText(/^Week starts/), 'Monday')
  await user.selectOptions(screen.getByLabelText(/^Clock/), 'h23')
  await user.selectOptions(screen.getByLabelText(/^People you book for/), 'Patients')
  await user.selectOptions(screen.getByLabelText(/^New appointments/), 'Unconfirmed')
  await user.type(screen.getByLabelText(/^Reasons for canceling/), 'Illness{Enter}')
  await user.clear(screen.getByLabelText(/^Days to keep the log of changes/))
  await user.type(screen.getByLabelText(/^Days to keep the log of changes/), '730')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    name: 'Clínica Alba',
    phone: '+34 910 555 020',
    words: { guest: 'patient', own: {} },
    formats: { hourCycle: 'h23', weekStart: 'monday' },
    bookings: { status: 'pending', cancelReasons: ['Illness'], colors: [] },
    changes: { keptDays: 730 },
  })
  await waitFor(async () => expect(await stored()).toMatchObject({ version: 1, words: { guest: 'patient' } }))
})

test('how it reads follows what is typed', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText(/^People you book for/), 'Customers')
  const aside = screen.getByRole('region', { name: 'How it reads' })
  expect(aside.textContent).toContain('2 customers')
  await user.type(screen.getByLabelText('Several, in English'), 'visitors')
  await user.type(screen.getByLabelText('One of them, in English'), 'visitor')
  expect(aside.textContent).toContain('2 visitors')
  await user.selectOptions(screen.getByLabelText(/^Date/), 'ymd')
  expect(aside.textContent).toContain('2026-11-23')
})

test('a color is judged by how white reads on it', async () => {
  const { user } = await open()
  await user.type(await screen.findByLabelText(/^Color$/), '#0f6b62')
  expect(await screen.findByText('White text on this color is easy to read: the contrast is 6.4 to 1.')).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Color$/))
  await user.type(screen.getByLabelText(/^Color$/), '#f2c94c')
  expect(await screen.findByText(/^White text on this color is hard to read: the contrast is 1\.6 to 1/)).toBeTruthy()
})

test('what the contract refuses is told at its field, and nothing is sent', async () => {
  const { user, sent } = await open()
  await user.type(await screen.findByLabelText(/^Email/), 'nobody')
  await user.type(screen.getByLabelText(/^Time zone/), 'Madrid')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Check the highlighted fields.')
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^Time zone/).getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

test('who was second keeps what was typed and saves it together with the newer version', async () => {
  const { user, api, stored } = await open()
  await api.adminOrganization.update({ body: { name: 'Before' } })
  cleanup()
  renderPages({ api }, '/settings/organization', { '/settings/organization': <OrganizationPage /> })
  await user.type(await screen.findByLabelText(/^Phone/), '910')
  await api.adminOrganization.update({ body: { name: 'Theirs' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Save merged' }))
  await waitFor(async () => expect(await stored()).toMatchObject({ name: 'Theirs', phone: '910', version: 3 }))
})

test.each(['viewer', 'staff'] as const)(
  'a %s reads it, with the reason why it is not theirs to change',
  async (role) => {
    await open(role)
    expect(await screen.findByText('Only administrators can do this.')).toBeTruthy()
    expect(screen.getByLabelText(/^Name(?! and)/).closest('fieldset:disabled, [inert]') ?? null).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
)

test('where the deployment keeps no settings, this browser keeps them for the connection', async () => {
  const { user, api, calls } = await open('admin', ['calendars', 'keys'])
  expect(await screen.findByText(/^Kept in this browser/)).toBeTruthy()
  await user.type(screen.getByLabelText(/^Name(?! and)/), 'Clínica Alba')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(organizationHere(api.connectionId)).toMatchObject({ name: 'Clínica Alba', version: 1 }))
  expect(organizationHere('another')).toEqual({ version: 0 })
  expect(calls.filter(({ path }) => path.startsWith('/admin/organization'))).toEqual([])
})
