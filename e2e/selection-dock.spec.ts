import { png } from '../src/server/media/testing/samples.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { chooseAndSend, uploadDock } from './uploading.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 800, height: 900 },
])
  test(`what is done with ticked files stands clear of the uploads, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openDemo(page, '/multimedia')
    await chooseAndSend(page, [{ name: 'Door.png', mimeType: 'image/png', buffer: await png() }])
    const dock = uploadDock(page)
    await expect(dock).toBeVisible()
    await page.getByRole('gridcell').first().getByRole('checkbox').check({ force: true })
    const clear = page.getByRole('button', { name: 'Clear selection' })
    await expect(clear).toBeVisible()
    const place = await clear.boundingBox()
    const over = await dock.boundingBox()
    if (!place || !over) throw new Error('Both are in sight.')
    const isBeside = place.x + place.width <= over.x
    const isAbove = place.y + place.height <= over.y
    expect(isBeside || isAbove, JSON.stringify({ place, over })).toBe(true)
    await clear.click()
    await expect(clear).toHaveCount(0)
  })

for (const [path, size] of [
  ['/multimedia', { width: 1440, height: 900 }],
  ['/presets', { width: 1440, height: 900 }],
  ['/presets', { width: 390, height: 844 }],
] as const)
  test(`what is done with ticked records of ${path} floats at the foot of a page of few, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openDemo(page, path)
    const box = page.getByRole('main').locator('[data-key], [role="gridcell"]').getByRole('checkbox').first()
    await expect(box).toBeVisible()
    const places = () =>
      page
        .getByRole('main')
        .locator('h1, search, [data-key], [role="gridcell"], .foot')
        .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)))
    const before = await places()
    await box.check({ force: true })
    const clear = page.getByRole('button', { name: 'Clear selection' })
    await expect(clear).toBeVisible()
    // Nothing moves for it, and its end is as near to that of the sheet as below many.
    expect(await places()).toEqual(before)
    const bar = clear.locator('..')
    const [end, foot] = await bar.evaluate((it) => {
      const nav = [...document.querySelectorAll('nav')].find((one) => getComputedStyle(one).position === 'fixed')
      const sheet = nav?.getBoundingClientRect().top ?? innerHeight
      return [it.getBoundingClientRect().bottom, sheet]
    })
    expect(end).toBeLessThanOrEqual(foot)
    expect(foot - end).toBeLessThan(64)
    // Its shadow is drawn below it too.
    const cut = await bar.evaluate((it) => {
      const around: string[] = []
      for (let one = it.parentElement; one; one = one.parentElement) {
        if (one.getBoundingClientRect().bottom - it.getBoundingClientRect().bottom < 24)
          around.push(getComputedStyle(one).overflowY)
      }
      return around.filter((overflow) => overflow !== 'visible')
    })
    expect(cut).toEqual([])
  })
