// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { endBulk } from '../../fields/bulk/bulk.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ClosuresPage from './page.tsx'
import { askForForm } from './testing/ask-for-form.ts'

afterEach(() => {
  endBulk()
  cleanup()
})

const open = async (
  role: 'admin' | 'viewer' = 'admin',
  extensions = ['calendars', 'closures'],
  prepare?: (api: Awaited<ReturnType<typeof openService>>['api']) => Promise<unknown>,
) => {
  const service = await openService(role, extensions)
  await prepare?.(service.api)
  const page = (
    <>
      <ClosuresPage />
      <BulkHost />
    </>
  )
  renderPages(service, '/closures', { '/closures': page })
  const sent = () => service.calls.filter(({ method }) => method !== 'GET')
  const kept = async () => (await service.api.call(contract.closures.list)).items
  return { ...service, user: userEvent.setup(), sent, kept }
}

type Opened = Awaited<ReturnType<typeof open>>

/** A day of the demo on which somebody comes, in Madrid. */
const busyDay = ({ demo }: Opened): string => {
  const found = demo.appointments.find(
    (it) => !it.blocked && it.model !== 'poll' && ['confirmed', 'pending'].includes(it.status),
  )
  return dateOf(Date.parse(found?.startDate ?? ''), 'Europe/Madrid')
}

/** Types a date as `MM/DD/YYYY`. */
const typeDate = (form: HTMLElement, label: string, date: string) => {
  const field = within(form).getByRole('textbox', { name: label })
  const [year, month, day] = date.split('-')
  fireEvent.change(field, { target: { value: `${month}/${day}/${year}` } })
  fireEvent.blur(field)
}

const startAdding = async ({ user }: Opened, reason: string, date: string) => {
  const form = await askForForm(user)
  await user.type(within(form).getByRole('textbox', { name: /Reason/ }), reason)
  typeDate(form, 'First day', date)
  typeDate(form, 'Last day', date)
  return form
}

test('a closed day that strands appointments shows the plan first, and going back writes nothing and keeps the form', async () => {
  const opened = await open()
  const { user, sent, kept } = opened
  const form = await startAdding(opened, 'Training', busyDay(opened))
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  const plan = await screen.findByRole('dialog', { name: /appointments? would be outside the hours/ })
  expect(within(plan).getAllByText('House closed: Training').length).toBeGreaterThan(0)
  await user.click(within(plan).getByRole('button', { name: 'Back to editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /would be outside/ })).toBeNull())
  expect(sent()).toEqual([])
  expect(within(form).getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'Training')
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  const again = await screen.findByRole('dialog', { name: /would be outside the hours/ })
  await user.click(within(again).getByRole('button', { name: /, keep all$/ }))
  await waitFor(async () =>
    expect(await kept()).toMatchObject([{ reason: 'Training', kind: 'closed', calendarIds: [] }]),
  )
})

test('a day on which nobody comes is closed at once, told in the list, and deleted from there', async () => {
  const opened = await open()
  const { user, kept } = opened
  const far = addDays(dateOf(Date.now(), 'Europe/Madrid'), 200)
  const form = await startAdding(opened, 'Summer', far)
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('1 closed day in the next 12 months')).toBeTruthy()
  const row = await screen.findByRole('row', { name: /Summer/ })
  expect(row.textContent).toMatch(/Whole house.*All day.*Closed/)
  await user.click(within(row).getByRole('button', { name: /Summer/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(async () => expect(await kept()).toEqual([]))
})

const DAY_OFF = { reason: 'Training', kind: 'closed', calendarIds: [] } as const
test('what is added, changed or deleted where nobody comes is taken back from its message', async () => {
  const far = addDays(dateOf(Date.now(), 'Europe/Madrid'), 200)
  const opened = await open()
  const { user, kept } = opened
  const undo = async (message: string) => {
    const told = (await screen.findByText(message)).closest('.MuiSnackbarContent-root') as HTMLElement
    await user.click(within(told).getByRole('button', { name: 'Undo' }))
  }
  const form = await startAdding(opened, 'Training', far)
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  await undo('Added “Training”')
  await waitFor(async () => expect(await kept()).toEqual([]))
  await undo('Deleted “Training”')
  await waitFor(async () => expect(await kept()).toMatchObject([{ ...DAY_OFF, dates: [far, far] }]))

  await user.click(await screen.findByText('Training'))
  const change = await screen.findByRole('dialog', { name: 'Change closure' })
  await user.type(within(change).getByRole('textbox', { name: /Reason/ }), ' day')
  await user.click(within(change).getByRole('button', { name: 'Continue' }))
  await undo('Saved “Training day”')
  await waitFor(async () => expect(await kept()).toMatchObject([{ reason: 'Training', version: 3 }]))
})

test('a closure that cannot be deleted any more says why, instead of nothing', async () => {
  const far = addDays(dateOf(Date.now(), 'Europe/Madrid'), 200)
  const body = { ...DAY_OFF, calendarIds: [], dates: [far, far] as [string, string] }
  const { user, api, kept } = await open('admin', undefined, (it) => it.call(contract.closures.create, { body }))
  const row = await screen.findByRole('row', { name: /Training/ })
  const [stored] = await kept()
  await api.call(contract.closures.update, { params: { id: stored?.id ?? '' }, body: { reason: 'Course' } })
  await user.click(within(row).getByRole('button', { name: /Training/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText(/^“Training”: /)).toBeTruthy()
  expect(await kept()).toMatchObject([{ reason: 'Course' }])
})

test('the hours of a closed part of the day are called closed, not open', async () => {
  const { user } = await open()
  const form = within(await askForForm(user))
  await user.selectOptions(form.getByRole('combobox', { name: 'Hours' }), 'Part of the day')
  expect(form.getByRole('textbox', { name: 'Closed from (1)' })).toHaveProperty('value', '9:00 AM')
  expect(form.getByRole('textbox', { name: 'Closed to (1)' })).toHaveProperty('value', '1:00 PM')
  expect(form.queryByRole('textbox', { name: /^Opens/ })).toBeNull()
})

test('a press on a row opens its form at an address of its own, for those who may change it', async () => {
  const body = { ...DAY_OFF, calendarIds: [], dates: ['2027-03-01', '2027-03-01'] as [string, string] }
  const { user, kept } = await open('admin', undefined, (api) => api.call(contract.closures.create, { body }))
  await user.click(await screen.findByText('Training'))
  const form = await screen.findByRole('dialog', { name: 'Change closure' })
  expect(location.search).toBe(`?open=${(await kept())[0]?.id}`)
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
})

test('hours of one weekday of each month, for some calendars', async () => {
  const opened = await open()
  const { user, kept, demo } = opened
  const [calendar] = demo.calendars.filter(({ type }) => type === 'asset')
  const form = await startAdding(opened, 'Team meeting', addDays(dateOf(Date.now(), 'Europe/Madrid'), 1))
  const choose = (label: string, option: string) =>
    user.selectOptions(within(form).getByRole('combobox', { name: label }), option)
  await choose('When', 'On weekdays')
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  expect(await within(form).findByText('Choose at least one weekday.')).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: 'Sunday' }))
  await choose('How often', 'First of the month')
  await choose('Hours', 'Part of the day')
  await choose('For', 'Some calendars')
  await user.click(within(form).getByRole('checkbox', { name: calendar?.name ?? '' }))
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  await waitFor(async () =>
    expect(await kept()).toMatchObject([
      {
        dates: null,
        rule: { weekdays: [6], weekOfMonth: 1 },
        ranges: [['09:00', '13:00']],
        calendarIds: [calendar?.id],
      },
    ]),
  )
  expect((await screen.findByRole('row', { name: /Team meeting/ })).textContent).toMatch(/Sunday.*First of the month/)
})

test('the holidays of a calendar file are closures of the house, and none is ticked a second time', async () => {
  const opened = await open()
  const { user, kept } = opened
  const year = Number(dateOf(Date.now(), 'Europe/Madrid').slice(0, 4)) + 2
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART;VALUE=DATE:${year}0501`,
    'SUMMARY:Labour Day',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Add public holidays' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add public holidays' })
    await user.upload(dialog.querySelector('input[type="file"]')!, new File([text], 'holidays.ics'))
    return { dialog, box: await within(dialog).findByRole('checkbox', { name: /Labour Day/ }) }
  }
  await screen.findByText('No closures yet')
  const { dialog, box } = await choose()
  expect(box).toHaveProperty('checked', true)
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 holiday' }))
  await waitFor(async () =>
    expect(await kept()).toMatchObject([{ reason: 'Labour Day', dates: [`${year}-05-01`, `${year}-05-01`] }]),
  )
  await screen.findByRole('row', { name: /Labour Day/ })
  expect((await choose()).box).toHaveProperty('checked', false)
})

test('who may only look is told why nothing can be added', async () => {
  await open('viewer', ['calendars', 'closures', 'me'])
  const why = async (name: string) => {
    const buttons = await screen.findAllByRole('button', { name })
    return buttons.map((it) => it.getAttribute('data-tooltip'))
  }
  const refused = 'You have view-only access.'
  await waitFor(async () => expect(await why('Add closure')).toEqual([refused]))
  expect(await why('Add public holidays')).toEqual([refused])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add public holidays' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a deployment that keeps no closures is told, and the days are written into every schedule by one run', async () => {
  const opened = await open('admin', ['calendars'])
  const { user, sent, demo } = opened
  await user.click(await screen.findByRole('button', { name: 'Close days in all schedules' }))
  const form = await screen.findByRole('dialog', { name: 'Add closure' })
  expect(within(form).queryByRole('combobox', { name: 'Kind' })).toBeNull()
  const far = addDays(dateOf(Date.now(), 'Europe/Madrid'), 200)
  await user.type(within(form).getByRole('textbox', { name: /Reason/ }), 'Summer')
  typeDate(form, 'First day', far)
  typeDate(form, 'Last day', far)
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(sent()).toHaveLength(demo.weeklySchedules.length), { timeout: 20_000 })
  expect(sent()[0]?.body).toMatchObject({ configuration: { outsOfTheOffice: expect.arrayContaining([[far, far]]) } })
})

test('the last day follows the first while that is typed, key by key, and stays where it was set', async () => {
  const { user } = await open()
  const form = await askForForm(user)
  const field = (name: string) => within(form).getByRole<HTMLInputElement>('textbox', { name })
  // Half typed, its day has passed this year: it is one of the next.
  const first = addDays(dateOf(Date.now(), 'Europe/Madrid'), 17)
  const [year, month, day] = first.split('-')
  await user.clear(field('First day'))
  await user.type(field('First day'), `${month}/${day}/${year}`)
  await user.tab()
  expect(field('Last day').value).toBe(`${month}/${day}/${year}`)
  typeDate(form, 'Last day', addDays(first, 5))
  const set = field('Last day').value
  typeDate(form, 'First day', addDays(first, 2))
  expect(field('Last day').value).toBe(set)
})

test('the history of a closure tells what changed in the words of the list, and a version comes back by a guarded write', async () => {
  const far = addDays(dateOf(Date.now(), 'Europe/Madrid'), 200)
  const opened = await open('admin', ['calendars', 'closures', 'audit', 'me'], async (api) => {
    const body = { reason: 'Feast', kind: 'closed' as const, dates: [far, far] as [string, string] }
    const { id } = await api.call(contract.closures.create, { body })
    const longer = {
      dates: [far, addDays(far, 2)] as [string, string],
      ranges: [['09:00', '13:00']] as [string, string][],
    }
    await api.call(contract.closures.update, { params: { id }, body: longer })
  })
  const { user, kept, sent } = opened
  const row = await screen.findByRole('row', { name: /Feast/ })
  await user.click(within(row).getByRole('button', { name: /Feast/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }))
  const panel = within(await screen.findByRole('dialog', { name: 'History' }))
  const [latest, first] = await panel.findAllByRole('listitem')
  expect(latest?.textContent).toMatch(/When.*3 days/)
  expect(latest?.textContent).toMatch(/Hours.*All day/)
  expect(first?.textContent).toMatch(/ created /)
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Restore this version' }))
  const question = await screen.findByRole('alertdialog', { name: /^Restore the version of / })
  await user.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(async () => expect(await kept()).toMatchObject([{ dates: [far, far], ranges: [], version: 3 }]))
  expect(sent().at(-1)).toMatchObject({ method: 'PUT' })
})

test('what is typed of a closure is not thrown away by Escape without a question', async () => {
  const opened = await open()
  const { user, sent } = opened
  const form = await startAdding(opened, 'Training', addDays(dateOf(Date.now(), 'Europe/Madrid'), 200))
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(within(form).getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'Training')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add closure' })).toBeNull())
  expect(sent()).toEqual([])
})
