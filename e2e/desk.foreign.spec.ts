import type { Page } from '@playwright/test'
import { walkTo } from './addresses.ts'
import { connectElsewhere, expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { type Foreign, startForeign } from './foreign/deployment.ts'

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

/** A Thursday so far ahead that nobody is booked. */
const quietThursday = (): string => {
  const day = new Date(Date.now() + 50 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((4 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const said = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
const rowsOf = ({ rows }: Foreign, words: string) =>
  rows.appointments.filter((row) => JSON.stringify(row).includes(words))

/** Runs a flow at a desk of the other deployment, on a day on which nobody is booked. */
const atTheirDesk = (name: string, flow: (page: Page, foreign: Foreign, date: string) => Promise<void>): void => {
  test(name, async ({ page }) => {
    const foreign = await startForeign()
    try {
      const date = quietThursday()
      await connectElsewhere(page, foreign)
      await expectLive(page)
      await walkTo(page, `/appointments?date=${date}`)
      await expect(page.getByRole('group', { name: 'Olivia Park' })).toBeVisible()
      await expect(page.locator('.fd-unknown')).toHaveCount(0)
      await flow(page, foreign, date)
    } finally {
      await foreign.stop()
    }
  })
}

/** Opens the form and answers it, with the focus in its first field. */
const openForm = async (page: Page) => {
  await page.keyboard.press('n')
  const form = dialog(page, 'New appointment')
  await expect(form.getByRole('combobox', { name: 'Guest' })).toBeFocused()
  return {
    form,
    chooseService: async () => {
      const service = form.getByLabel('Service').locator('option', { hasText: /^Fitting/ })
      await form.getByLabel('Service').selectOption((await service.getAttribute('value')) ?? '')
    },
    chooseFirstTime: () =>
      form.getByRole('group', { name: 'Next free times' }).getByRole('button', { pressed: false }).first().click(),
    book: () => form.getByRole('button', { name: 'Book', exact: true }).click(),
  }
}

atTheirDesk('a guest who came before is found and booked with two people at once', async (page, { rows }) => {
  const { form, chooseService, chooseFirstTime, book } = await openForm(page)
  await page.keyboard.type('guest1@')
  // The choices follow the letters: before the last one others fit, too.
  await expect(page.getByRole('option', { name: /^Guest 1/ })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await chooseService()
  await form.getByLabel('With').selectOption({ label: 'Olivia Park' })
  await form.getByLabel('With').selectOption({ label: 'Several people or resources…' })
  await form.getByRole('checkbox', { name: 'Ravi Menon' }).check()
  await chooseFirstTime()
  await book()
  await expect(said(page, /^Booked Guest 1 for/)).toBeVisible()
  expect(rows.appointments.at(-1)).toMatchObject({ guests: [{ email: 'guest1@example.org' }], status: 'confirmed' })
  expect(rows.appointments.at(-1)?.calendarIds).toHaveLength(2)
  await page
    .getByRole('button', { name: /^Guest 1, / })
    .first()
    .click()
  await dialog(page, 'Guest 1').getByRole('link', { name: 'Guest 1' }).first().click()
  await expect(page.getByRole('heading', { name: 'Coming' })).toBeVisible()
})

atTheirDesk('the quick line books, and a line for a time that is taken opens the form', async (page, foreign, date) => {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(date),
  )
  const line = page.getByRole('combobox', { name: 'Quick booking' })
  const best = page.getByRole('option', { selected: true })
  await page.keyboard.press('q')
  await line.pressSequentially(`zoe barker fitting ${day} 15:00 olivia`)
  await expect(best).toContainText(/Thu .*15:00 with Olivia Park.*Free/)
  await line.press('Enter')
  await expect(said(page, /^Booked Zoe Barker for/)).toBeVisible()
  await line.pressSequentially(`kim lund fitting ${day} 15:00 olivia`)
  await expect(best).toContainText('Taken. Next free: 14:30')
  await line.press('Enter')
  await expect(dialog(page, 'New appointment').getByLabel('First name')).toHaveValue('Kim')
  expect(rowsOf(foreign, 'Barker')).toHaveLength(1)
  expect(rowsOf(foreign, 'Lund')).toHaveLength(0)
})

atTheirDesk('seats are said not to be kept, each time, and the group is booked without them', async (page, foreign) => {
  for (const name of ['Wilma', 'Betty']) {
    const { form, chooseService, chooseFirstTime, book } = await openForm(page)
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await chooseService()
    await chooseFirstTime()
    await form.getByText('More', { exact: true }).click()
    await form.getByLabel('Seats').fill('6')
    await book()
    await expect(said(page, new RegExp(`^Booked ${name} for`))).toBeVisible()
    const lost = said(page, /^Saved without Seats: not supported by this server/)
    await expect(lost).toBeVisible()
    await lost.locator('..').getByRole('button', { name: 'Dismiss' }).click()
    await expect(lost).toHaveCount(0)
    expect(rowsOf(foreign, name)).toHaveLength(1)
  }
})

atTheirDesk('a walk-in, a cancellation by its key, and who could come earlier', async (page, foreign, date) => {
  const [olivia] = foreign.rows.calendars
  const [fitting] = foreign.rows.services
  const book = (name: string, time: string) =>
    foreign.rows.appointments.push({
      id: crypto.randomUUID(),
      title: 'Fitting',
      startAt: new Date(`${date}T${time}:00+01:00`).toISOString(),
      endAt: new Date(Date.parse(`${date}T${time}:00+01:00`) + 1_800_000).toISOString(),
      calendarIds: [olivia?.id],
      serviceId: fitting?.id,
      status: 'confirmed',
      guests: [{ extraFields: { firstName: name, phone: '+34 600 111 222' } }],
    })
  book('Early', '10:00')
  book('Late', '16:00')
  await page.reload()
  const early = page.getByRole('button', { name: /^Early, 10:00/ })
  await early.focus()
  await page.keyboard.press('Delete')
  await dialog(page, 'Cancel Early').getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(said(page, /10:00 with Olivia Park opened up: Late could come earlier/)).toBeVisible()
  await page.getByRole('button', { name: 'See matches' }).click()
  const late = dialog(page, /^Fill/).getByRole('listitem', { name: 'Late' })
  await late.getByRole('button', { name: 'Move to 10:00' }).click()
  await expect(page.getByRole('button', { name: /^Late, 10:00/ })).toBeVisible()
  expect(rowsOf(foreign, 'Early')[0]?.status).toBe('cancelled')
  await page.keyboard.press('Escape')
  // Somebody is here at whatever hour this runs.
  const everyDay = Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, [['00:00', '24:00']]]))
  for (const schedule of foreign.rows.schedules) schedule.configuration = { workingHours: everyDay }
  await page.reload()
  await expect(page.getByRole('button', { name: /^Late, 10:00/ })).toBeVisible()
  await expect(page.locator('.fd-unknown')).toHaveCount(0)
  await page.keyboard.press('w')
  await expect(dialog(page, 'Walk-in').getByLabel('Guest')).toBeFocused()
  await expect(dialog(page, 'Walk-in').getByRole('radio').first()).toBeVisible()
})

atTheirDesk('who waits is kept with what this deployment takes, and answered', async (page, foreign) => {
  // Now is taken with everybody, and nothing may overlap there.
  const hour = 3_600_000
  const taken = {
    startAt: new Date(Date.now() - hour).toISOString(),
    endAt: new Date(Date.now() + 2 * hour).toISOString(),
  }
  for (const { id } of foreign.rows.calendars) {
    foreign.rows.appointments.push({ id: crypto.randomUUID(), ...taken, calendarIds: [id], status: 'confirmed' })
  }
  await page.keyboard.press('l')
  const list = dialog(page, 'Waiting list')
  await list.getByRole('button', { name: 'Add guest' }).click()
  const form = dialog(page, 'Add to the waiting list')
  await form.getByRole('combobox', { name: 'Guest' }).fill('Ana')
  const service = form.getByLabel('Service').locator('option', { hasText: /^Fitting/ })
  await form.getByLabel('Service').selectOption((await service.getAttribute('value')) ?? '')
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(list.getByRole('listitem', { name: 'Ana' })).toBeVisible()
  await expect(said(page, /^Saved without Wishes on the waiting list/)).toBeVisible()
  expect(rowsOf(foreign, 'Ana')).toMatchObject([{ status: 'pending', subStatus: 'waiting', allowOverlapping: true }])
  const entry = list.getByRole('listitem', { name: 'Ana' })
  // When somebody began to wait this deployment does not say.
  await expect(entry).not.toContainText('—')
  await entry.getByRole('button', { name: 'Matching times for Ana' }).click()
  await entry.getByRole('group', { name: 'Matching times for Ana' }).getByRole('button').first().click()
  await expect(said(page, /^Booked Ana for/)).toBeVisible()
})
