import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { chooseAction } from './panel-menus.ts'

test('the knob of a switch stays on its track, off and on', async ({ page }) => {
  await openDemo(page, '/appointments?open=block')
  const allDay = page.getByRole('switch', { name: 'All day' })
  const room = () =>
    allDay.evaluate((it) => {
      const box = (part: string) => it.closest('.MuiSwitch-root')?.querySelector(part)?.getBoundingClientRect()
      const [knob, track] = [box('.MuiSwitch-thumb'), box('.MuiSwitch-track')]
      if (!knob || !track) throw new Error('There is no switch.')
      return [knob.left - track.left, track.right - knob.right, knob.top - track.top, track.bottom - knob.bottom]
    })
  const least = async () => Math.min(...(await room()))
  await expect(allDay).not.toBeChecked()
  await expect.poll(least).toBeGreaterThan(1)
  await allDay.check()
  await expect.poll(least).toBeGreaterThan(1)
})

test('while an appointment is edited, its guest’s email and the words of a reminder can be read whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDemo(page, '/appointments')
  await page
    .getByRole('button', { name: /, Confirmed, until/ })
    .first()
    .click()
  await chooseAction(page.getByRole('dialog'), 'Edit')
  const form = page.getByRole('dialog', { name: /^Edit / })
  const email = form.getByLabel('Email')
  await expect(email).not.toHaveValue('')
  expect(await email.evaluate((it: HTMLInputElement) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
  // A choice shows its words in a box of their width, with room for the arrow behind them.
  const when = form.getByLabel('When', { exact: true })
  const missing = await when.evaluate((it: HTMLSelectElement) => {
    const probe = document.createElement('canvas').getContext('2d')
    if (!probe) throw new Error('Nothing can be measured.')
    const { font, paddingLeft, paddingRight } = getComputedStyle(it)
    probe.font = font
    const words = probe.measureText(it.selectedOptions[0]?.text ?? '').width
    return words - (it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
  })
  expect(missing).toBeLessThanOrEqual(0)
})
