import { paths } from '../src/web/paths/paths.ts'
import { walkTo } from './addresses.ts'
import { DEMO_NOW, openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

test('no status is cut in the list, and no time breaks before its half of the day', async ({ page }) => {
  await openDemo(page, '/settings')
  for (const width of [1440, 1024]) {
    await walkTo(page, '/settings')
    await page.setViewportSize({ width, height: 900 })
    await walkTo(page, '/appointments/list?status=cancelled&when=any')
    const rows = page.getByRole('row').filter({ hasText: 'Canceled by guest' })
    await expect(rows.first()).toBeVisible()
    const cut = () =>
      rows.evaluateAll((all) =>
        all
          .flatMap((row) => {
            const range = document.createRange()
            return [...row.querySelectorAll('td .MuiChip-label, td strong')].filter((it) => {
              if (it.scrollWidth > it.clientWidth) return true
              range.selectNodeContents(it)
              const [box, words] = [(it.closest('td') ?? it).getBoundingClientRect(), range.getBoundingClientRect()]
              return words.right > box.right || (it.tagName === 'STRONG' && it.getClientRects().length > 1)
            })
          })
          .map((it) => it.textContent),
      )
    // Asked until it holds: the typeface may come after the rows.
    await expect.soft.poll(cut, { message: `${width} px` }).toEqual([])
  }
})

for (const locale of ['en-GB', 'es-ES'])
  test.describe(() => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test(`no status is cut on a phone, in ${locale}`, async ({ page }) => {
      await page.clock.setFixedTime(DEMO_NOW)
      await page.goto('/appointments/list?mock=1&status=cancelled&when=any')
      const labels = page.locator('main tr[data-key] .MuiChip-label')
      await expect(labels.first()).toBeVisible()
      const cut = () =>
        labels.evaluateAll((all) =>
          all.filter((it) => it.scrollWidth > it.clientWidth).map(({ textContent }) => textContent),
        )
      await expect.poll(cut).toEqual([])
    })
  })

test('the staff of a service stand on one line, whole, while its name has room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDemo(page, '/services')
  const cells = page.getByRole('row').getByRole('cell', { name: / and \d+ more$/ })
  await expect(cells.first()).toBeVisible()
  const broken = () =>
    cells.evaluateAll((all) =>
      all
        .filter((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          const words = range.getBoundingClientRect()
          return words.height > 24 || words.right > cell.getBoundingClientRect().right
        })
        .map((cell) => cell.textContent),
    )
  await expect.poll(broken).toEqual([])
})

test('on a small laptop the list says who somebody is with, whole for one person', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDemo(page, '/appointments/list')
  await expect(page.getByRole('columnheader', { name: 'With' })).toBeVisible()
  const doctor = page.getByRole('cell', { name: 'Dr. Tomás Reyes', exact: true }).first()
  await expect(doctor).toBeVisible()
  await expect.poll(() => doctor.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
})

/** Lists that the demo has rows of; the library as one, too. */
const LISTS = [
  paths.services.list(),
  paths.serviceTypes.list(),
  paths.weeklySchedules.list(),
  paths.calendars.list(),
  paths.presets.list(),
  paths.rooms.list(),
  `${paths.multimedia.list()}?view=list`,
  paths.appointments.list(),
  paths.settings.keys(),
]

test('no list needs to be scrolled sideways at a desk or on a small laptop', async ({ page }) => {
  await openDemo(page, '/settings')
  const wide = () =>
    page
      .locator('main .scroller')
      .evaluateAll((all) =>
        all.map((it) => (it.querySelector('table')?.offsetWidth ?? 0) - it.clientWidth).filter((more) => more > 1),
      )
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of LISTS) {
      await walkTo(page, path)
      await expect(page.locator('main tbody tr[data-key]').first()).toBeVisible()
      expect.soft(await wide(), `${path} at ${width} px`).toEqual([])
    }
  }
})

for (const locale of ['en-US', 'es-ES'])
  test.describe(() => {
    test.use({ locale })

    test(`a report shows all of its figures on a small laptop, in ${locale}`, async ({ page }) => {
      await page.clock.setFixedTime(DEMO_NOW)
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/reports?mock=1')
        const table = page.locator('main table').last()
        await expect(table.getByRole('row').nth(5)).toBeVisible()
        const more = () => table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0))
        await expect.poll(more, { message: `${width} px` }).toBeLessThanOrEqual(0)
      }
    })
  })

for (const width of [1440, 1920])
  test(`at ${width} px fewer than one name in ten is cut on a day of eight columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDemo(page, '/appointments', { view: 'day' })
    const cards = page.locator('.fd-card')
    await expect(cards.first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const names = await cards.evaluateAll((all) =>
      all.map((card) => {
        const range = document.createRange()
        range.selectNodeContents(card.querySelector('.fd-title') ?? card)
        const [box, words] = [card.getBoundingClientRect(), range.getBoundingClientRect()]
        return { name: card.textContent, isCut: words.right > box.right + 0.5 || words.bottom > box.bottom + 0.5 }
      }),
    )
    const cut = names.filter(({ isCut }) => isCut)
    expect(names.length, 'cards on the day').toBeGreaterThan(40)
    test.info().annotations.push({ type: 'cut', description: `${cut.length} of ${names.length}` })
    console.log(`| names cut at ${width} px | ${cut.length} of ${names.length} |`)
    expect(cut.length / names.length, cut.map(({ name }) => name).join('; ')).toBeLessThan(0.1)
  })

test.describe('where every clock is hours apart', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('how far the clock of a column is apart is never cut, and its place is whole or gives way', async ({ page }) => {
    await openDemo(page, '/appointments', { view: 'day', date: '2026-11-24' })
    const marks = page.locator('.fd-badge')
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(marks).toHaveCount(8)
      const said = await marks.evaluateAll((all) =>
        all.map((mark) => {
          const frame = mark.getBoundingClientRect()
          const parts: { words: string; isSeen: boolean; isCut: boolean }[] = []
          const texts = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(texts.currentNode)
            const at = range.getBoundingClientRect()
            const isSeen = at.bottom > frame.top && at.top < frame.bottom
            const part = texts.currentNode.parentElement ?? mark
            const heading = mark.closest('.fd-heading')?.getBoundingClientRect() ?? frame
            const isCut = part.scrollWidth > part.clientWidth || at.right > heading.right || at.left < heading.left
            parts.push({ words: part.textContent ?? '', isSeen, isCut: isSeen && isCut })
          }
          return parts
        }),
      )
      expect(
        said.flat().filter(({ isCut }) => isCut),
        `${width} px`,
      ).toEqual([])
      for (const parts of said) expect(parts.find(({ words }) => /hr/.test(words))?.isSeen, `${width} px`).toBe(true)
    }
  })
})

test.describe('in a language of long words', () => {
  test.use({ locale: 'es-ES', viewport: { width: 1024, height: 768 } })

  test('how many more a day of the month has does not lie over what is said at its foot', async ({ page }) => {
    await page.clock.setFixedTime(DEMO_NOW)
    await page.goto('/appointments?mock=1&view=month')
    await expect(page.locator('.fd-unconfirmed').first()).toBeVisible()
    const over = () =>
      page.locator('.fd-day:has(.fd-more)').evaluateAll((days) =>
        days
          .filter((day) => {
            const foot = day.querySelector('.fd-day-load')?.getBoundingClientRect().top ?? Infinity
            return (day.querySelector('.fd-more')?.getBoundingClientRect().bottom ?? 0) > foot
          })
          .map(({ textContent }) => textContent),
      )
    await expect.poll(over).toEqual([])
  })
})

for (const locale of ['en-US', 'es-ES'])
  test.describe(() => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test(`the names of services are whole on a phone, in ${locale}`, async ({ page }) => {
      await page.clock.setFixedTime(DEMO_NOW)
      await page.goto('/services?mock=1')
      const names = page.locator('main tr[data-key] td.first')
      await expect(names.nth(10)).toBeVisible()
      const cut = () =>
        names.evaluateAll((all) =>
          all
            .filter((it) =>
              [it, ...it.querySelectorAll('*')].some(
                (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
              ),
            )
            .map(({ textContent }) => textContent),
        )
      await expect.poll(cut).toEqual([])
      const under = () =>
        page.locator('main tr[data-key]').evaluateAll((rows) =>
          rows.flatMap((row) => {
            const [name, status] = [row.querySelector('td.first a'), row.querySelector('td.aside .MuiChip-root')]
            if (!name || !status) return []
            const range = document.createRange()
            range.selectNodeContents(name)
            return range.getBoundingClientRect().right > status.getBoundingClientRect().left ? [name.textContent] : []
          }),
        )
      expect(await under()).toEqual([])
    })
  })
