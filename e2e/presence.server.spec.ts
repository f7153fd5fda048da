import { walkTo } from './addresses.ts'
import { call } from './call.ts'
import { comingMonday } from './coming-monday.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

interface Made {
  id: string
}

test('who looks at a record is named to whoever else does, and a time that is being booked is drawn on everybody’s day', async ({
  page,
  browser,
  ownServer,
}) => {
  const { items } = await call<{ items: Made[] }>(ownServer, 'GET', '/api/v1/calendars?limit=1')
  const calendar = items[0]?.id ?? ''
  // So far ahead that nobody is booked.
  const date = comingMonday(12)
  const body = {
    startDate: `${date}T11:00:00Z`,
    endDate: `${date}T11:30:00Z`,
    calendarIds: [calendar],
    title: 'Fitting',
  }
  const { id } = await call<Made>(ownServer, 'POST', '/api/v2/appointments', body)
  const eva = await call<Made>(ownServer, 'POST', '/admin/people', { name: 'Eva Sanz', role: 'staff' })
  const key = await call<{ accessKeyId: string; secretAccessKey: string }>(ownServer, 'POST', '/admin/keys', {
    role: 'staff',
    personId: eva.id,
  })
  await signIn(page, ownServer)
  await walkTo(page, `/appointments?date=${date}&open=${id}`)
  const panel = page.getByRole('dialog', { name: 'Fitting' })
  await expect(panel).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${ownServer.url}/services`)
  await other.getByLabel('Access key ID').fill(key.accessKeyId)
  await other.getByLabel('Secret access key').fill(key.secretAccessKey)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('banner').locator('[data-fed="true"]')).toBeAttached()
  await other.goto(`${ownServer.url}/appointments?date=${date}&open=${id}`)
  await expect(panel.getByText('Eva Sanz is looking at this')).toBeVisible()
  await other.getByRole('dialog', { name: 'Fitting' }).getByRole('button', { name: 'Close' }).click()
  await expect(panel.getByText('Eva Sanz is looking at this')).toHaveCount(0)

  const start = `${date}T14:00:00.000Z`
  await other.goto(
    `${ownServer.url}/appointments?date=${date}&open=new&on=${calendar}&start=${start}&end=${date}T14:30:00.000Z`,
  )
  await expect(page.getByText('Being booked by Eva Sanz')).toBeAttached()
  await other.getByRole('dialog', { name: 'New appointment' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Being booked by Eva Sanz')).toHaveCount(0)
  await other.context().close()
})
