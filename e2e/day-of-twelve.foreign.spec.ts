import { randomUUID } from 'node:crypto'
import { connectElsewhere, expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { type Foreign, startForeign } from './foreign/deployment.ts'

test.use({ viewport: { width: 1600, height: 1000 }, timezoneId: 'Europe/Madrid' })

const PEOPLE = 12
const EACH = 6
/** Calls in all. */
const MOST = 40

/** Twelve people with their hours, each booked six times today. */
const fill = ({ rows }: Foreign): void => {
  const [person] = rows.calendars
  const [hours] = rows.schedules
  const [booked] = rows.appointments
  if (!person || !hours || !booked) throw new Error('The practice has people with hours who are booked.')
  const today = new Date().setUTCHours(8, 0, 0, 0)
  const people = Array.from({ length: PEOPLE }, (_, at) => ({ ...person, id: randomUUID(), name: `Aa ${at + 10}` }))
  const visits = people.flatMap(({ id }) =>
    Array.from({ length: EACH }, (_, at) => ({
      ...booked,
      id: randomUUID(),
      title: 'Twelve at once',
      startAt: new Date(today + at * 3_600_000).toISOString(),
      endAt: new Date(today + at * 3_600_000 + 1_800_000).toISOString(),
      calendarId: id,
      calendarIds: [id],
    })),
  )
  rows.calendars.splice(0, rows.calendars.length, ...people)
  rows.schedules.splice(
    0,
    rows.schedules.length,
    ...people.map(({ id }) => ({ ...hours, id: randomUUID(), calendarId: id })),
  )
  rows.appointments.splice(0, rows.appointments.length, ...visits)
}

test('the day of twelve people takes a deployment that counts nothing few calls, the hours of each one', async ({
  page,
}) => {
  const foreign = await startForeign()
  try {
    fill(foreign)
    // A device that keeps days reads all of it again behind the page, at any time.
    await connectElsewhere(page, foreign, { keep: false })
    await expectLive(page)
    // What the page before asked for last would fall into the count: it is gone, and the deployment has answered who came after it.
    await page.goto('about:blank')
    await page.request.get(`${foreign.url}/.well-known/scheduling-service`)
    const before = foreign.calls.length
    await page.goto(`/appointments?date=${new Date().toISOString().slice(0, 10)}`)
    await expect(page.locator('[data-event]').filter({ hasText: /Twelve at once/ })).toHaveCount(PEOPLE * EACH)
    await expect(page.locator('.fd-unknown')).toHaveCount(0)
    const calls = () => foreign.calls.slice(before).map(({ path }) => path)
    const hours = () => calls().filter((path) => path.includes('/weekly-schedules?'))
    await expect.poll(() => new Set(hours()).size).toBe(PEOPLE)
    await page.waitForLoadState('networkidle')
    expect(hours()).toHaveLength(PEOPLE)
    // Lists and a look behind each, the hours, who waits, and the days beside this one.
    expect(calls().length, calls().join(' ')).toBeLessThanOrEqual(MOST)
  } finally {
    await foreign.stop()
  }
})
