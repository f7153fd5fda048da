import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

test('a file of the library is attached to an appointment, told at the guest and where it is used, and detached', async ({
  page,
}) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  await page.getByRole('button', { name: /^Mateo Ramos, 12:30/ }).click()
  const panel = page.getByRole('dialog', { name: 'Mateo Ramos' }).first()
  await panel.getByRole('button', { name: 'Attach files' }).click()
  const picker = page.getByRole('dialog', { name: 'Files of the appointment' })
  await picker.getByRole('option').first().click()
  await picker
    .getByRole('button', { name: /^(Use|Choose|Done|Apply)/ })
    .last()
    .click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Attached 1 file')).toBeVisible()
  const files = panel.getByRole('region', { name: '1 file' })
  const file = files.getByRole('link')
  const name = await file.innerText()
  // The guest has it with the appointment.
  await panel.getByRole('link', { name: 'Mateo Ramos', exact: true }).click()
  const known = page.getByRole('dialog', { name: 'Mateo Ramos' }).filter({ has: page.getByText('Open page') })
  await expect(known.getByRole('region', { name: 'Files' }).getByRole('link', { name, exact: true })).toBeVisible()
  await expect(known.getByRole('region', { name: 'Files' }).getByRole('link', { name: /18 Nov/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // The library knows who has it, and keeps it.
  await file.click()
  const used = page.getByRole('region', { name: 'Where this file is used' })
  await expect(used.getByRole('link', { name: 'File of Mateo Ramos’s appointment' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await expect(page.getByText(/Attached to 1 appointment:/)).toBeVisible()
  await page.goBack()
  await panel.getByRole('button', { name: `Detach ${name}` }).click()
  await expect(panel.getByText('No files yet.')).toBeVisible()
})
