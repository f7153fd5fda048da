import { walkTo } from './addresses.ts'
import { expectNoViolationInAnyColors } from './axe.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeys, until } from './keys.ts'
import { signIn } from './sign-in.ts'

interface Service {
  id: string
  name: string
  duration: number
  description: string | null
  timeBetween: number
}

test('a stale service is merged field by field, and a deleted one created again', async ({ page, ownServer }) => {
  const body = { name: 'Hearing test', duration: 20, description: 'Quiet room.\nNo earrings.' }
  const { id } = await call<Service>(ownServer, 'POST', '/api/v1/services', body)
  const change = (changes: object) => call<Service>(ownServer, 'PUT', `/api/v1/services/${id}`, changes)
  const stored = () => call<Service>(ownServer, 'GET', `/api/v1/services/${id}`)
  await signIn(page, ownServer)
  await expectLive(page)
  await walkTo(page, `/services/${id}`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await name.fill('Hearing test for adults')
  await description.fill('Quiet room.\nBring a letter.')
  await change({ duration: 30, description: 'Quiet room, first floor.\nNo earrings.' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Someone else saved changes first' })
  await expect(dialog.getByRole('term')).toHaveText(['Duration', 'Name'])
  const both = dialog.getByRole('group', { name: 'Description' })
  await expect(both.getByText('Bring a letter.')).toBeVisible()
  await expectNoViolationInAnyColors(page, 'merge', '[role=dialog]')
  await until(page, 'Tab', both.getByRole('radio'))
  await page.keyboard.press('ArrowDown')
  await expect(both.getByRole('radio', { name: 'Saved version' })).toBeChecked()
  await change({ timeBetween: 15 })
  await pressByKeys(page, dialog.getByRole('button', { name: 'Save merged' }))

  // Stale again: what was chosen is what is typed now.
  await expect(dialog.getByRole('term')).toHaveText(['Buffer after', 'Name'])
  await dialog.getByRole('button', { name: 'Save merged' }).click()
  // Nothing is left to save: the bar is gone.
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  expect(await stored()).toMatchObject({
    name: 'Hearing test for adults',
    duration: 30,
    timeBetween: 15,
    description: 'Quiet room, first floor.\nNo earrings.',
  })

  // Closed, the question leaves a strip above the form.
  await description.fill('Quiet room.')
  await change({ description: 'Quiet room, second floor.' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('alert').getByRole('button', { name: 'Compare and merge' })).toBeVisible()
  await expectNoViolationInAnyColors(page, 'stale', 'main')
  await page.getByRole('button', { name: 'Load theirs' }).click()
  await expect(description).toHaveValue('Quiet room, second floor.')

  await name.fill('Hearing test, again')
  await call(ownServer, 'DELETE', `/api/v1/services/${id}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Create again from my entries' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearing test, again')
  await expect(page).not.toHaveURL(new RegExp(id))
})
