// How soon a change at one server is painted by the desks at both.
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { fullDay, signedIn } from '../harness/shipped.mjs'

/**
 * Changes one appointment so many times, at one server and the other in turn; answers the milliseconds from sending each until
 * the desk at the other server, and the one at the same, have painted it.
 */
export async function seenByDesks({ changes, servers, made, send }) {
  const browser = await chromium.launch({
    executablePath: process.env.FRONTDESK_BROWSER ?? (await findBrowser()),
    args: browserArgs(),
  })
  try {
    const calendar = await made('/admin/calendars', { name: 'Ana Ruiz', type: 'agent', timezone: 'Europe/Madrid' })
    const [startDate, endDate] = ['10:00', '11:00'].map((at) => `${fullDay()}T${at}:00.000Z`)
    const booked = await made('/api/v2/appointments', {
      title: 'Change 0',
      startDate,
      endDate,
      calendarIds: [calendar.id],
      guests: [{ email: 'guest@example.org', extraFields: { firstName: 'Change', lastName: '0' } }],
    })
    const desks = []
    for (const server of servers) {
      const page = await (await signedIn(browser, server)).newPage()
      await page.goto(`${server.url}/appointments?date=${fullDay()}`)
      await page.waitForSelector('[data-event][aria-label*="Change 0,"]')
      desks.push(page)
    }
    const taken = [[], []]
    for (let at = 1; at <= changes; at++) {
      // Two frames after the card is there it has been painted.
      const painted = desks.map((page) =>
        page.evaluate(
          (name) =>
            new Promise((done) => {
              const look = () =>
                document.querySelector(`[data-event][aria-label*="${name},"]`)
                  ? requestAnimationFrame(() => requestAnimationFrame(() => done(Date.now())))
                  : requestAnimationFrame(look)
              look()
            }),
          `Change ${at}`,
        ),
      )
      const began = Date.now()
      const guests = [{ email: 'guest@example.org', extraFields: { firstName: 'Change', lastName: String(at) } }]
      const answer = await send('PUT', `/api/v2/appointments/${booked.id}`, { guests }, servers[at % 2])
      if (answer.status !== 200) throw new Error(JSON.stringify(answer))
      const seen = await Promise.all(painted)
      // The desk at the server that was not asked.
      taken[0].push(seen[(at + 1) % 2] - began)
      taken[1].push(seen[at % 2] - began)
    }
    return { other: taken[0], same: taken[1] }
  } finally {
    await browser.close()
  }
}
