import { walkTo } from './addresses.ts'
import { connectElsewhere, expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { startForeign } from './foreign/deployment.ts'

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

/** A Thursday so far ahead that nobody is booked. */
const quietThursday = (): string => {
  const day = new Date(Date.now() + 50 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((4 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

test('where what links a series is not kept, its appointments are booked and said not to be linked', async ({
  page,
}) => {
  test.setTimeout(360_000)
  const foreign = await startForeign()
  try {
    await connectElsewhere(page, foreign)
    await expectLive(page)
    await walkTo(page, '/appointments/new')
    const form = page.getByRole('dialog', { name: 'New appointment' })
    const service = form.locator('option', { hasText: /^Fitting\b/ }).first()
    await form.getByLabel('Service').selectOption({ label: (await service.textContent()) ?? '' })
    await form.getByLabel('With').selectOption({ label: 'Olivia Park' })
    await form.getByLabel('Date and time').fill(`${quietThursday()}T10:00`)
    await form.getByRole('combobox', { name: 'Guest' }).fill('Wilhelmina')
    await form.getByText('More', { exact: true }).click()
    await form.getByLabel('Repeat', { exact: true }).check()
    const preview = form.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText('4 appointments, all as planned.')).toBeVisible()
    await form.getByRole('button', { name: 'Book the series' }).click()
    await expect(page.getByText('4 done').first()).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: 'Messages' })
        .getByText('This server doesn’t store series: each appointment is booked separately.'),
    ).toBeVisible()

    const booked = foreign.rows.appointments.filter((row) => JSON.stringify(row).includes('Wilhelmina'))
    expect(booked).toHaveLength(4)
    expect(JSON.stringify(booked)).not.toContain('series')
    await walkTo(page, `/appointments?open=${booked[1]?.id}`)
    const panel = page.getByRole('dialog', { name: 'Wilhelmina', exact: true })
    await expect(panel.getByRole('button', { name: 'Reschedule', exact: true })).toBeVisible()
    await expect(panel.getByText('Series', { exact: true })).toHaveCount(0)
  } finally {
    await foreign.stop()
  }
})
