import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('what the organization says of itself is shown on every page, also after a reload', async ({ page }) => {
  await openDemo(page, '/settings/organization')
  const main = page.getByRole('main')
  await main.getByLabel('Name', { exact: true }).fill('Clínica Alba')
  await main.getByLabel('People you book for').selectOption({ label: 'Patients' })
  await main.getByLabel('Week starts').selectOption({ label: 'Monday' })
  await main.getByLabel('Clock').selectOption({ index: 1 })
  await main.getByLabel(/^Reasons for cancell?ing/).fill('Illness')
  await main.getByLabel(/^Reasons for cancell?ing/).press('Enter')
  await main.getByRole('textbox', { name: /^Colou?r(?!s)/ }).fill('#f2c94c')
  await expect(main.getByText(/^White text on this colour is hard to read/)).toBeVisible()
  await main.getByRole('textbox', { name: /^Colou?r(?!s)/ }).fill('#0f6b62')
  await expect(main.getByText(/^White text on this colour is easy to read/)).toBeVisible()
  await expectNoViolation(page, 'the organization, changed')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveTitle('Organisation · Clínica Alba')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Clínica Alba' })).toBeVisible()

  await page.goto('/appointments/new')
  await expect(page).toHaveTitle(/· Clínica Alba$/)
  await expect(
    page
      .getByRole('group', { name: /^Patients?/ })
      .or(page.getByText(/\bpatient\b/i))
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/\bguests?\b/i)).toHaveCount(0)
})

test('an offset is said to be no time zone where it is typed, since the service takes none', async ({ page }) => {
  await openDemo(page, '/settings/organization')
  const zone = page.getByRole('main').getByLabel('Time zone')
  await zone.fill('+02:00')
  await expect(page.getByText('Unknown zone. Example: Europe/Madrid.')).toBeVisible()
  await zone.fill('Europe/Madrid')
  await expect(page.getByText('Unknown zone. Example: Europe/Madrid.')).toBeHidden()
})

test('a colleague is invited by a link and a QR code, and stands among the people', async ({ page }) => {
  await openDemo(page, '/settings/people')
  const main = page.getByRole('main')
  await expect(main.getByText('No one yet')).toBeVisible()
  await expectNoViolation(page, 'nobody yet')
  await main.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel(/^Name/).fill('Paula Brey')
  await dialog.getByLabel('Email').fill('paula@clinic.example')
  await dialog.getByLabel('Role').selectOption({ label: 'Viewer' })
  await dialog.getByLabel('Access ends').selectOption({ label: 'After 30 days' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const issued = page.getByRole('dialog', { name: 'Send this link to Paula Brey' })
  await expect(issued.getByText(/#sign-in=/)).toBeVisible()
  await expect(issued.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible()
  await expectNoViolation(page, 'the link of an invitation')
  await issued.getByRole('button', { name: 'Done' }).click()
  await expect(issued).toBeHidden()
  await expect(main.getByRole('row', { name: /Paula Brey/ })).toContainText('Viewer')
  await expectNoViolation(page, 'an open invitation')
})
