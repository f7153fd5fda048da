import type { Page } from '@playwright/test'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

interface Named {
  id: string
  name: string
}

/** What is booked around the two changes of the clock of 2026, with the wall-clock time where it must stand. */
const BOOKED = [
  // Winter time until 01:00 UTC on 29 March, summer time after.
  {
    title: 'Saturday morning',
    date: '2026-03-28',
    start: '2026-03-28T09:00:00Z',
    minutes: 30,
    wall: '10:00',
    until: '10:30',
  },
  {
    title: 'Across the gap',
    date: '2026-03-29',
    start: '2026-03-29T00:30:00Z',
    minutes: 60,
    wall: '01:30',
    until: '03:30',
  },
  {
    title: 'Sunday morning',
    date: '2026-03-29',
    start: '2026-03-29T08:00:00Z',
    minutes: 30,
    wall: '10:00',
    until: '10:30',
  },
  // Summer time until 01:00 UTC on 25 October, so that 02:30 comes twice.
  {
    title: 'First half past two',
    date: '2026-10-25',
    start: '2026-10-25T00:30:00Z',
    minutes: 15,
    wall: '02:30',
    until: '02:45',
  },
  {
    title: 'Second half past two',
    date: '2026-10-25',
    start: '2026-10-25T01:30:00Z',
    minutes: 15,
    wall: '02:30',
    until: '02:45',
  },
  {
    title: 'Autumn morning',
    date: '2026-10-25',
    start: '2026-10-25T09:00:00Z',
    minutes: 30,
    wall: '10:00',
    until: '10:30',
  },
] as const

const minutesOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3))

const prepared = new Map<string, Promise<string>>()

/** The calendar of one person in Madrid with the appointments above, made once per server. */
const calendarWithBookings = (server: RunningServer): Promise<string> => {
  const known = prepared.get(server.url)
  if (known) return known
  const made = (async () => {
    const { items } = await call<{ items: Named[] }>(server, 'GET', '/api/v1/calendars?limit=100')
    const id = items.find(({ name }) => name === 'Dr. Elena Vidal')?.id ?? ''
    for (const { title, start, minutes } of BOOKED) {
      const endDate = new Date(Date.parse(start) + minutes * 60_000).toISOString()
      await call(server, 'POST', '/api/v2/appointments', { title, startDate: start, endDate, calendarIds: [id] })
    }
    return id
  })()
  prepared.set(server.url, made)
  return made
}

/** The wall-clock minute at which a card's upper edge stands, measured against the hours at the side. */
const minuteOnAxis = async (page: Page, title: string): Promise<number> => {
  const card = page.getByRole('button', { name: new RegExp(title) })
  await card.scrollIntoViewIfNeeded()
  return card.evaluate((element) => {
    const column = element.closest('[data-column]')
    const hours = [...document.querySelectorAll('.fd-axis span')]
    if (!column || hours.length === 0) throw new Error('no grid')
    const { top, height } = column.getBoundingClientRect()
    const first = Number(hours[0]?.textContent?.slice(0, 2)) * 60
    return first + ((element.getBoundingClientRect().top - top) / height) * hours.length * 60
  })
}

for (const timezoneId of ['Europe/Madrid', 'America/New_York', 'Pacific/Auckland']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('appointments stand at the wall-clock time of their place, also when its clock changes', async ({
      page,
      ownServer,
    }) => {
      const calendar = await calendarWithBookings(ownServer)
      await signIn(page, ownServer)
      await expectLive(page)
      for (const date of new Set(BOOKED.map((it) => it.date))) {
        await page.goto(`${ownServer.url}/appointments?date=${date}&calendars=${calendar}`)
        for (const { title, wall, until } of BOOKED.filter((it) => it.date === date)) {
          const card = page.getByRole('button', { name: new RegExp(title) })
          // A time that comes twice is told apart by its offset.
          const clock = title.endsWith('half past two') ? `${wall} ${title.startsWith('First') ? 'CEST' : 'CET'}` : wall
          await expect(card, title).toHaveAccessibleName(new RegExp(`^${title}, ${clock},.*until ${until}`))
          await expect(card, title).toContainText(wall)
          expect(Math.abs((await minuteOnAxis(page, title)) - minutesOf(wall)), title).toBeLessThan(2)
        }
      }
    })
  })
}
