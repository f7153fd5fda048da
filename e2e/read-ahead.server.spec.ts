import { fileWith } from './built-files.ts'
import { comingMonday } from './coming-monday.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const OPENED = [
  'features/booking/booking-form.tsx',
  'features/appointment/appointment-panel.tsx',
  'ui/panel/docked-panel.tsx',
].map(fileWith)

test('once somebody stirs on the calendar, a booking and an appointment open without waiting for their code', async ({
  page,
  ownServer,
}) => {
  await signIn(page, ownServer)
  await expectLive(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const panels = () => OPENED.map((files) => asked.some((path) => files.test(path)))
  await page.goto(new URL(`/appointments?date=${comingMonday()}`, ownServer.url).href)
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await expectLive(page)
  expect(panels()).toEqual([false, false, false])
  let x = 400
  await expect
    .poll(async () => {
      await page.mouse.move((x += 7), 40)
      return panels()
    })
    .toEqual([true, true, true])
})
