import type { Locator, Page } from '@playwright/test'
import { expectSettled } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ timezoneId: 'Europe/Madrid' })

const box = async (locator: Locator) => {
  const found = await locator.first().boundingBox()
  if (!found) throw new Error('It is not painted.')
  return { ...found, middle: found.y + found.height / 2, end: found.x + found.width }
}

const open = async (page: Page, path: string) => {
  await openDemo(page, path)
  await expectSettled(page)
}

test('what is said first stands on one edge: the title, the tabs, the search and the boxes to tick', async ({
  page,
}) => {
  await open(page, '/appointments/list')
  const main = page.getByRole('main')
  const edge = (await box(main.getByRole('heading', { level: 1 }))).x
  for (const part of [
    main.getByRole('link', { name: 'All' }),
    main.getByRole('searchbox').locator('..'),
    main.getByRole('checkbox'),
  ]) {
    expect(Math.round((await box(part)).x)).toBe(Math.round(edge))
  }
  // The lines between the rows go from one edge of the sheet to the other.
  const [sheet, row] = [await box(main), await box(main.getByRole('row'))]
  expect(row.x - sheet.x).toBeLessThan(2)
  expect(sheet.end - row.end).toBeLessThan(2)
})

test('what is typed stands as near to the sign of a search in a booking as above a list', async ({ page }) => {
  const gap = (field: Locator): Promise<number> =>
    field.evaluate((it) => {
      const sign = it.parentElement?.querySelector('svg')?.getBoundingClientRect().right ?? 0
      return Math.round(
        it.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(it).paddingInlineStart) - sign,
      )
    })
  await open(page, '/services')
  expect(await gap(page.getByRole('searchbox'))).toBe(8)
  await open(page, '/appointments?open=new')
  expect(await gap(page.getByRole('combobox', { name: 'Guest' }))).toBe(8)
})

test('what stands below the head begins at its edge, also in tables and halves of a page', async ({ page }) => {
  const main = page.getByRole('main')
  const edge = async () => Math.round((await box(main.getByRole('heading', { level: 1 }))).x)
  await open(page, '/reports')
  const who = main.getByRole('table').getByRole('columnheader').first()
  const start = await who.evaluate(
    (it) => it.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(it).paddingInlineStart),
  )
  expect(Math.round(start)).toBe(await edge())
  await open(page, '/settings/backup')
  expect(Math.round((await box(main.getByRole('heading', { level: 2 }))).x)).toBe(await edge())
})

test('the head of every page is as high as that of the calendar', async ({ page }) => {
  await open(page, '/appointments?date=2026-11-24')
  const { middle } = await box(page.getByRole('button', { name: 'New', exact: true }))
  for (const [path, name] of [
    ['/', 'New appointment'],
    ['/appointments/list', 'New appointment'],
    ['/services', 'New service'],
  ] as const) {
    await open(page, path)
    const action = page
      .getByRole('main')
      .getByRole('link', { name })
      .or(page.getByRole('main').getByRole('button', { name }))
    expect(Math.abs((await box(action)).middle - middle), path).toBeLessThanOrEqual(1)
  }
})

test('only the column that sorts is marked, until another one is meant', async ({ page }) => {
  await open(page, '/services')
  const order = (name: string) => page.getByRole('columnheader', { name }).getByRole('button')
  const shown = (name: string) =>
    order(name)
      .locator('svg')
      .evaluate((it) => getComputedStyle(it).opacity)
  expect(await shown('Type')).toBe('0')
  await order('Type').hover()
  await expect.poll(() => shown('Type')).toBe('1')
  await order('Name').click()
  await page.getByRole('searchbox').hover()
  await expect.poll(() => shown('Name')).toBe('1')
  await expect.poll(() => shown('Type')).toBe('0')
})

test('what opens a list of choices has one height and one arrow, a field or a button', async ({ page }) => {
  await open(page, '/appointments?view=week')
  const choice = page.getByRole('combobox', { name: 'Calendar' })
  const field = await box(choice.locator('..'))
  expect(field.height).toBe((await box(page.getByRole('button', { name: 'Today' }))).height)
  const arrow = (it: Locator) =>
    it
      .locator('svg')
      .last()
      .evaluate((svg) => {
        // Icons of the house stand in the document once.
        const drawn = svg.querySelector('use')?.getAttribute('href')
        return (drawn ? document.querySelector(drawn) : svg)?.querySelector('path')?.getAttribute('d')
      })
  const drawn = await arrow(choice.locator('..'))
  expect(drawn).toBeTruthy()
  expect(await arrow(page.getByRole('button', { name: 'New', exact: true }))).toBe(drawn)
})

test('the heading of a day and what stands below it share their edges', async ({ page }) => {
  await open(page, '/appointments?view=week')
  const heading = page.locator('.fd-heading').first()
  await expect(heading.locator('.fd-share')).toBeVisible()
  const [load, share] = [await box(heading.locator('.fd-load')), await box(heading.locator('.fd-share'))]
  expect(Math.round(share.end)).toBe(Math.round(load.end))
  for (const label of await page.locator('.fd-heading .fd-label').all()) {
    const column = await box(label.locator('xpath=ancestor::*[contains(@class, "fd-heading")]'))
    expect(Math.round((await box(label)).x - column.x)).toBe(Math.round(load.x - (await box(heading)).x))
  }
})

test('the card whose panel is open is marked in the grid, and the line of now has no gaps', async ({ page }) => {
  await open(page, '/appointments?date=2026-11-18')
  const card = page.locator('[data-event]:not(.fd-line)').first()
  await card.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const ring = () => card.evaluate((it) => getComputedStyle(it).outline)
  await page.getByRole('main').hover()
  expect(await ring()).toContain('solid 2px')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Today' }).focus()
  await expect.poll(ring).not.toContain('solid 2px')

  const lines = await page.locator('.fd-now').all()
  const [first, second] = [await box(lines[0]!), await box(lines[1]!)]
  expect(second.x - first.end).toBeLessThanOrEqual(0)
})

test('what stands in one row stands on one line, bars and figures too', async ({ page }) => {
  await open(page, '/calendars')
  const cell = (text: RegExp) => page.getByRole('row', { name: /Elena Vidal/ }).getByRole('cell', { name: text })
  const middleOf = async (text: RegExp) =>
    cell(text).evaluate((it) => {
      const words = document.createRange()
      words.selectNodeContents(it)
      const last = [...words.getClientRects()].at(-1)
      return last === undefined ? 0 : last.y + last.height / 2
    })
  await expect(cell(/%$/)).toBeVisible()
  expect(Math.abs((await middleOf(/%$/)) - (await middleOf(/^Person$/)))).toBeLessThan(1)
})

test('the time now stands between two entries of the agenda and covers none of them', async ({ page }) => {
  await open(page, '/appointments?view=agenda')
  const now = await box(page.locator('.now > span'))
  for (const row of await page.getByRole('main').locator('[data-row]').all()) {
    const entry = await box(row)
    if (entry.y > now.y + 200) break
    expect(entry.y + entry.height <= now.y + 1 || entry.y >= now.y + now.height - 1).toBe(true)
  }
})

test('at 200 % nothing of the calendar’s head is covered, and what makes something new ends its first row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  for (const view of ['day', 'week']) {
    await open(page, `/appointments?date=2026-11-24&view=${view}`)
    const head = page.getByRole('main').locator('header')
    const grid = await box(page.locator('section:has(> .fd-head)'))
    for (const control of await head.getByRole('button').all()) {
      const { y, height } = await box(control)
      expect(y + height, `${view}: ${await control.innerText()}`).toBeLessThanOrEqual(grid.y)
    }
    const make = await box(page.getByRole('button', { name: 'New', exact: true }))
    expect(Math.abs(make.middle - (await box(page.getByRole('button', { name: 'Today' }))).middle)).toBeLessThanOrEqual(
      1,
    )
  }
})

test.describe('on a phone', () => {
  test.use({ locale: 'en-US', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the times that are offered are as high as a finger needs', async ({ page }) => {
    await open(page, '/appointments?open=find')
    const chip = page.getByRole('region', { name: 'First free time for each' }).getByRole('button')
    expect((await box(chip)).height).toBeGreaterThanOrEqual(44)
  })

  test('the icon that says the status of an entry stands in the middle of its tile', async ({ page }) => {
    await open(page, '/appointments?view=agenda')
    const tile = page.getByRole('main').locator('.how .MuiChip-root').first()
    const [outer, inner] = [await box(tile), await box(tile.locator('svg'))]
    expect(Math.abs(outer.x + outer.end - inner.x - inner.end)).toBeLessThan(2)
  })

  test('the times of an agenda stand one below the other, no half of the day alone', async ({ page }) => {
    await open(page, '/appointments?view=agenda')
    const times = page.getByRole('main').locator('[data-row] .when')
    const broken = () =>
      times.evaluateAll((all) =>
        all.flatMap((it) => {
          const lines = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (lines.nextNode()) {
            const { parentElement, textContent } = lines.currentNode
            const words = document.createRange()
            words.selectNodeContents(lines.currentNode)
            const isHeard = parentElement && getComputedStyle(parentElement).clipPath !== 'none'
            if (!isHeard && words.getClientRects().length > 1) found.push(textContent ?? '')
          }
          return found
        }),
      )
    await expect.poll(() => times.count()).toBeGreaterThan(20)
    expect(await broken()).toEqual([])
  })

  test('a card leaves out what has no value, where a column has a dash for it', async ({ page }) => {
    for (const path of ['/rooms', '/calendars', '/service-types']) {
      await open(page, path)
      const rows = page.getByRole('main').locator('tr[data-key]')
      await expect(rows.first()).toBeVisible()
      const said = await rows.evaluateAll((all) => all.map((it) => (it as HTMLElement).innerText))
      expect(
        said.filter((it) => it.includes('—')),
        path,
      ).toEqual([])
    }
  })

  test('what days are painted with stands in two rows that are alike', async ({ page }) => {
    await open(page, '/weekly-schedules')
    await page.getByRole('main').locator('a.row').first().click()
    const choices = page.getByRole('group', { name: 'Paint days as' }).last().getByRole('button')
    await expect(choices).toHaveCount(4)
    const widths = await choices.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().width)))
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(8)
  })

  test('a choice above a list is as high as a finger needs', async ({ page }) => {
    await open(page, '/multimedia')
    expect((await box(page.getByRole('combobox', { name: 'Order' }).locator('..'))).height).toBe(44)
  })
})
