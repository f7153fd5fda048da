// @vitest-environment happy-dom
import { act as inReact, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { redeemCode } from '../../client/redeem.ts'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import { chooseWay } from '../../commands/conflict-resolution/testing/choose-way.ts'
import PeoplePage from './people-page.tsx'

afterEach(cleanup)

const WITH = ['calendars', 'keys', 'me', 'people']

/** Opens the page with somebody who came by an invitation. */
const open = async (
  role: 'staff' | 'admin' = 'staff',
  first: (service: ServiceInPage) => Promise<unknown> = () => Promise.resolve(),
  extensions: string[] = WITH,
) => {
  const service = await openService('admin', extensions)
  const { api } = service
  const { code } = await api.adminInvitations.create({ body: { name: 'Marta Soler', role } })
  if (!api.fetch) throw new Error('the service is in the page')
  await redeemCode(api.baseUrl, code, api.fetch)
  await first(service)
  renderPages(service, '/settings/people', { '/settings/people': <PeoplePage /> })
  const marta = async () => (await api.adminPeople.list()).items.find(({ name }) => name.startsWith('Marta'))
  const row = async () => {
    const found = (await screen.findByText('Marta Soler')).closest('tr')
    if (!found) throw new Error('a person stands in a row')
    return within(found)
  }
  const act = async (name: string) => {
    await user.click((await row()).getByRole('button', { name: 'Actions for Marta Soler' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  const user = userEvent.setup()
  return { ...service, user, marta, row, act }
}

test('a role is changed in the list', async () => {
  const { user, marta, row } = await open()
  await user.click((await row()).getByRole('button', { name: 'Role of Marta Soler: Staff' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Viewer' }))
  await waitFor(async () => expect(await marta()).toMatchObject({ role: 'viewer' }))
  expect(await (await row()).findByRole('button', { name: 'Role of Marta Soler: Viewer' })).toBeTruthy()
})

test('the roles of all people are one stop of the Tab key, and the arrows go from one to the next', async () => {
  const { user, row } = await open('staff', ({ api }) =>
    api.adminPeople.create({ body: { name: 'Leo', role: 'staff' } }),
  )
  const marta = (await row()).getByRole('button', { name: 'Role of Marta Soler: Staff' })
  const leo = screen.getByRole('button', { name: 'Role of Leo: Staff' })
  const [first, second] = marta.tabIndex === 0 ? [marta, leo] : [leo, marta]
  expect([first, second].map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  inReact(() => first.focus())
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  expect([first, second].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Viewer' })).toBeTruthy()
})

test('a press on a row opens the person, at an address of its own', async () => {
  const { user, marta, row } = await open()
  await user.click((await row()).getByText('Marta Soler'))
  const panel = within(await screen.findByRole('dialog', { name: 'Marta Soler' }))
  expect(location.search).toBe(`?open=${(await marta())?.id}`)
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
})

test('somebody is disabled after a question, and enabled again', async () => {
  const { user, marta, act } = await open()
  await act('Disable')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }))
  await waitFor(async () => expect((await marta())?.disabledAt).not.toBeNull())
  await screen.findByText(/^Disabled /)
  await act('Enable')
  await waitFor(async () => expect((await marta())?.disabledAt).toBeNull())
})

test('the history of a person says what changed in words, and a version comes back by a real write', async () => {
  const rename = async ({ api }: ServiceInPage) => {
    const [marta] = (await api.adminPeople.list()).items
    const body = { name: 'Marta S.', role: 'viewer' as const, color: '#2a7f9e' }
    await api.adminPeople.update({ params: { id: marta?.id ?? '' }, body })
    await api.adminPeople.update({ params: { id: marta?.id ?? '' }, body: { name: 'Marta Soler' } })
  }
  const { user, marta, act } = await open('staff', rename, [...WITH, 'audit'])
  await act('History')
  const panel = within(await screen.findByRole('dialog', { name: 'History' }))
  const [, second, first] = await panel.findAllByRole('listitem')
  expect(second?.textContent).toMatch(/Role.*Viewer/)
  expect(second?.textContent).toMatch(/Name.*Marta S\./)
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Restore this version' }))
  const question = await screen.findByRole('alertdialog', { name: /^Restore the version of / })
  await user.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(async () => expect(await marta()).toMatchObject({ role: 'staff', color: null, version: 4 }))
})

test('the panel renames, and has the keys beneath the person', async () => {
  const { user, marta, act, api } = await open()
  await act('Details and keys')
  const panel = within(await screen.findByRole('dialog', { name: 'Marta Soler' }))
  const keys = within(panel.getByRole('region', { name: 'Keys of Marta Soler' }))
  await user.click(await keys.findByRole('button', { name: 'Disable: Marta Soler' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }))
  await keys.findByText('Disabled')
  const person = await marta()
  const theirs = (await api.adminKeys.list()).items.filter(({ personId }) => personId === person?.id)
  expect(theirs.map(({ disabledAt }) => disabledAt === null)).toEqual([false])
  const name = panel.getByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.type(name, 'Marta Vidal')
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await marta()).toMatchObject({ name: 'Marta Vidal' }))
})

test('the panel offers what the menu of the row does, and says that access was ended', async () => {
  const { user, marta, act } = await open()
  await act('Details and keys')
  const panel = within(await screen.findByRole('dialog', { name: 'Marta Soler' }))
  expect(await panel.findByText('Used in the last 5 minutes')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }))
  await waitFor(async () => expect((await marta())?.disabledAt).not.toBeNull())
  expect(await panel.findByText(/^Disabled /, { selector: 'p' })).toBeTruthy()
})

test('a link for another device becomes another key of the same person', async () => {
  const { user, marta, act, api } = await open()
  await act('Details and keys')
  const panel = within(await screen.findByRole('dialog', { name: 'Marta Soler' }))
  await user.selectOptions(panel.getByLabelText('Access ends'), 'After 30 days')
  await user.click(panel.getByRole('button', { name: 'Link for another device' }))
  const link = (await panel.findByText(/#sign-in=/)).textContent
  expect(panel.getByRole('img', { name: 'QR code of the invitation link' })).toBeTruthy()
  const code = new URLSearchParams(new URL(link).hash.slice(1)).get('sign-in') ?? ''
  if (!api.fetch) throw new Error('the service is in the page')
  await redeemCode(api.baseUrl, code, api.fetch)
  const person = await marta()
  const theirs = (await api.adminKeys.list()).items.filter(({ personId }) => personId === person?.id)
  expect(theirs).toHaveLength(2)
  // The former key goes on beside it until it is disabled; this one ends by itself.
  expect(theirs.map(({ disabledAt }) => disabledAt)).toEqual([null, null])
  const ends = theirs.map(({ expiresAt }) =>
    expiresAt ? Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000) : null,
  )
  expect(ends).toEqual([null, 30])
  expect((await api.adminPeople.list()).items).toHaveLength(1)
})

test('a key of a program administers as well, so that nobody is the last one, and the page says the rule', async () => {
  const { user, row, api } = await open('admin')
  // Another administrator who is disabled does not count.
  const other = await api.adminPeople.create({ body: { name: 'Leo', role: 'admin' } })
  await api.adminKeys.create({ body: { role: 'admin', personId: other.id } })
  await api.adminPeople.disable({ params: { id: other.id } })
  const program = (await api.adminKeys.list()).items.find(({ personId }) => personId == null)
  expect(program?.accessKeyId).toBe('AK')
  // A key of a program administers as well: nobody is the last one yet.
  await user.click((await row()).getByRole('button', { name: 'Actions for Marta Soler' }))
  expect((await screen.findByRole('menuitem', { name: 'Disable' })).getAttribute('aria-disabled')).toBeNull()
  expect(
    screen.getByText('The last administrator can’t be disabled or demoted, so no one gets locked out.'),
  ).toBeTruthy()
})

test('who may not administer is told so', async () => {
  const service = await openService('staff', WITH)
  renderPages(service, '/settings/people', { '/settings/people': <PeoplePage /> })
  expect(await screen.findByText('Your key can’t see these records')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
})

test('who leaves a calendar behind is disabled after what becomes of its appointments was chosen', async () => {
  const { user, marta, act, calls } = await open('staff', async ({ api, demo }) => {
    const now = Date.now()
    const busy = demo.appointments.find(
      ({ blocked, status, startDate }) => !blocked && status === 'confirmed' && Date.parse(startDate) > now,
    )
    const person = (await api.adminPeople.list()).items.find(({ name }) => name === 'Marta Soler')
    const calendarId = busy?.calendarIds[0]
    if (!person || calendarId === undefined) throw new Error('the demo has a coming appointment')
    await api.adminPeople.update({ params: { id: person.id }, body: { calendarId } })
  })
  await act('Disable')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Next, you decide about the upcoming appointments with Marta Soler/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Disable' }))
  const plan = within(await screen.findByRole('dialog', { name: /left without (its|their) calendar/ }))
  expect((await marta())?.disabledAt).toBeNull()
  const [row] = await plan.findAllByRole('group')
  if (!row) throw new Error('rows')
  await chooseWay(user, row, /^Cancel appointment/)
  await user.click(plan.getByRole('button', { name: 'Disable Marta Soler, cancel 1' }))
  await waitFor(async () => expect((await marta())?.disabledAt).not.toBeNull())
  await waitFor(() => {
    const writes = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(writes.at(-1)).toMatch(/^\/api\/v2\/appointments\/.+\/cancel$/)
    expect(writes.at(-2)).toMatch(/^\/admin\/people\/.+\/disable$/)
  })
})
