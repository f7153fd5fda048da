import type { Locator } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { pdf } from './upload-files.ts'
import { chooseAndSend } from './uploading.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const styleOf = (locator: Locator, name: string) =>
  locator.first().evaluate((it, property) => getComputedStyle(it).getPropertyValue(property), name)

test('with forced colours what is pressed, current, closed and pending can still be told', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-24')
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.locator('[data-event]').first()).toBeVisible()
  expect(await styleOf(view('Day'), 'background-color')).not.toBe(await styleOf(view('Week'), 'background-color'))
  expect(await styleOf(view('Day'), 'color')).not.toBe(await styleOf(view('Week'), 'color'))

  const place = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  expect(await styleOf(place('Calendar'), 'outline-style')).toBe('solid')
  expect(await styleOf(place('Services'), 'outline-style')).toBe('none')

  expect(await styleOf(page.locator('.fd-band.fd-closed'), 'background-image')).toContain('gradient')
  const edge = (tone: string) => styleOf(page.locator(`.fd-card.fd-${tone}`), 'border-block-start-style')
  expect(await edge('pending')).toBe('dashed')
  expect(await edge('confirmed')).toBe('solid')
  expect(await styleOf(page.locator('.fd-card.fd-pending'), 'outline-style')).toBe('dashed')
  expect(await styleOf(page.locator('.fd-card.fd-confirmed'), 'outline-style')).toBe('solid')

  // Who asks for more contrast gets lines and quiet texts in the color of the text.
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  const ink = await styleOf(page.locator('html'), '--fd-palette-text-primary')
  expect(await styleOf(page.locator('html'), '--fd-palette-line-main')).toBe(ink)
  expect(await styleOf(page.locator('html'), '--fd-palette-text-secondary')).toBe(ink)
})

test('with forced colours an icon has the color of the text beside it, and a bar is framed only while it says something', async ({
  page,
}) => {
  await openDemo(page, '/appointments?date=2026-11-24')
  const card = (tone: string) => page.locator(`.fd-card.fd-${tone}`).first()
  await expect(card('pending')).toBeVisible()
  for (const tone of ['pending', 'confirmed']) {
    const ink = await styleOf(card(tone).locator('.fd-title'), 'color')
    expect(await styleOf(card(tone).locator('.fd-letter'), 'color'), tone).toBe(ink)
  }

  await openDemo(page, '/presets')
  await page.getByRole('link', { name: 'Children' }).click()
  const bar = page.locator('form [data-shown] > div > div')
  expect(await styleOf(bar, 'border-block-start-width')).toBe('0px')
  await page.getByRole('textbox', { name: 'Title' }).fill('Toddlers')
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(await styleOf(bar, 'border-block-start-width')).toBe('1px')
  expect(
    await styleOf(
      page.getByRole('button', { name: 'Save' }).locator('xpath=ancestor::*[@data-shown]/div'),
      'background-color',
    ),
  ).toBe(await styleOf(page.locator('main'), 'background-color'))
})

test('with forced colours the current place of a phone, the day of today, the parts of a week and what is pressed can be told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page, '/')
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).locator('svg')
  await expect(current).toBeVisible()
  expect(await styleOf(current, 'color')).not.toBe(await styleOf(current.locator('..'), 'color'))

  const key = page.getByRole('region', { name: 'This week' }).locator('i')
  await expect(key.first()).toBeVisible()
  const looks = await Promise.all(
    ['kept', 'noShows', 'cancelled'].map(async (part) => {
      const one = page.locator(`p i.${part}`)
      return [
        await styleOf(one, 'border-block-start-width'),
        await styleOf(one, 'background-color'),
        await styleOf(one, 'background-image'),
      ].join(' ')
    }),
  )
  expect(looks.every((look) => look.startsWith('1px'))).toBe(true)
  expect(new Set(looks).size).toBe(3)

  await openDemo(page, '/appointments?view=month')
  const day = page.locator('.fd-day[aria-current]')
  await expect(day).toBeVisible()
  expect(await styleOf(day.locator('.fd-num'), 'outline-style')).toBe('solid')
  expect(await styleOf(day, 'outline-style')).toBe('solid')
  // What is pressed is told by its ground, also where it is a small button of our own.
  await openDemo(page, '/rooms/new')
  const length = (minutes: number) => page.getByRole('button', { name: new RegExp(`^${minutes} mins?$`) })
  await length(30).click()
  await expect(length(30)).toHaveAttribute('aria-pressed', 'true')
  expect(await styleOf(length(30), 'background-color')).not.toBe(await styleOf(length(45), 'background-color'))
  expect(await styleOf(length(30), 'color')).not.toBe(await styleOf(length(45), 'color'))
})

test('with forced colours a plot, the arrow of a choice and the edge of a tag have the colors of the device', async ({
  page,
}) => {
  await openDemo(page, '/reports')
  const plot = page.getByRole('tabpanel')
  await expect(plot.locator('.MuiLineChart-line').first()).toBeVisible()
  const ink = await styleOf(page.getByRole('heading', { level: 1 }), 'color')
  expect(await styleOf(plot.locator('.MuiChartsAxis-tickLabel'), 'fill')).toBe(ink)
  for (const series of ['now', 'before']) {
    expect(await styleOf(plot.locator(`.MuiLineChart-line[data-series="${series}"]`), 'stroke'), series).toBe(ink)
  }
  expect(await styleOf(page.locator('.MuiNativeSelect-icon'), 'color')).toBe(ink)
  await page.getByRole('button', { name: 'Weekday', exact: true }).click()
  const bar = (series: string) => plot.locator(`[data-series="${series}"] .MuiBarChart-element`)
  await expect(bar('now').first()).toBeVisible()
  expect(await styleOf(bar('now'), 'fill')).toBe(ink)
  expect(await styleOf(bar('before'), 'fill')).not.toBe(ink)
  expect(await styleOf(bar('before'), 'stroke')).toBe(ink)

  await openDemo(page, '/calendars')
  const tag = page.getByRole('row', { name: /Aisha Benali/ }).getByText('physiotherapy', { exact: true })
  expect(await styleOf(tag, 'outline-style')).toBe('solid')
})

test('the keys are seen where they are in a plot, and on the edge of a heading also with forced colours', async ({
  page,
}) => {
  await openDemo(page, '/reports')
  const plot = page.getByRole('tabpanel')
  await expect(plot.locator('.MuiLineChart-line').first()).toBeVisible()
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('Tab')
  await expect(plot.locator(':focus')).toHaveCount(1)
  expect(await styleOf(plot.locator('> div'), 'outline-style')).toBe('solid')

  await openDemo(page, '/services')
  const edge = page.getByRole('separator', { name: 'Width of Type' })
  const ground = () => edge.evaluate((it) => getComputedStyle(it, '::after').backgroundColor)
  await expect(edge).toBeVisible()
  const atRest = await ground()
  await page.getByRole('button', { name: /^Name/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(edge).toBeFocused()
  expect(await ground()).not.toBe(atRest)
})

test('with forced colours the choice that Enter takes and the one that holds can be told from the others', async ({
  page,
}) => {
  await openDemo(page, '/appointments?open=block')
  await page.getByRole('dialog', { name: 'Block time' }).getByRole('textbox', { name: 'From' }).press('Alt+ArrowDown')
  const time = (selected: boolean) => page.getByRole('listbox', { name: 'From' }).getByRole('option', { selected })
  await expect(time(true)).toBeVisible()
  expect(await styleOf(time(true), 'color')).not.toBe(await styleOf(time(false), 'color'))

  await openDemo(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Search and commands' }).click()
  const choice = (selected: boolean) => page.getByRole('listbox').getByRole('option', { selected })
  await expect(choice(true)).toBeVisible()
  expect(await styleOf(choice(true), 'outline-style')).toBe('solid')
  expect(await styleOf(choice(false), 'outline-style')).toBe('none')
})

test('with forced colours no service of a card breaks within a word, also beside a panel', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-24&open=new')
  await expect(page.getByRole('dialog', { name: 'New appointment' })).toBeVisible()
  await expect(page.locator('.fd-card.fd-tall').first()).toBeVisible()
  const broken = () =>
    page.locator('.fd-card').evaluateAll((cards) => {
      const range = document.createRange()
      return cards.flatMap((card) =>
        [...card.childNodes]
          .filter((node) => node instanceof Text)
          .flatMap((node) =>
            [...node.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
            }),
          ),
      )
    })
  await expect.poll(broken).toEqual([])
})

test('with forced colours a bar shows how far an upload is', async ({ page }) => {
  await openDemo(page, '/multimedia', { faults: 'slow' })
  await chooseAndSend(page, [{ name: 'price-list.pdf', mimeType: 'application/pdf', buffer: pdf(1, 'Prices') }])
  const bar = page.getByRole('progressbar').first()
  await expect(bar).toBeVisible()
  const done = await styleOf(bar.locator('.MuiLinearProgress-bar'), 'background-color')
  expect(done).not.toBe(await styleOf(bar, 'background-color'))
  expect(await styleOf(bar, 'outline-style')).toBe('solid')
})

test('with forced colours it can be told where an appointment fits that is moved', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  await page.locator('[data-event]').filter({ hasText: 'Mateo Ramos' }).first().click()
  await page.getByRole('dialog', { name: 'Mateo Ramos' }).getByRole('button', { name: 'Reschedule' }).click()
  const fits = page.locator('.fd-lens-fits')
  await expect(fits.first()).toBeAttached()
  expect(await styleOf(page.locator('.fd-lens:not(.fd-lens-fits)'), 'background-image')).toContain('gradient')
  expect(await styleOf(fits, 'background-image')).toBe('none')
  expect(await styleOf(fits, 'box-shadow')).not.toBe('none')
})
