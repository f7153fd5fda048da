import { expect, test } from 'vitest'
import { ICON_NAMES, type IconName, spriteId } from '../src/web/ui/icons.tsx'
import { iconDrawings, withIcons } from './icon-sprite.ts'

test('the document holds every icon once, under the id by which it is drawn', async () => {
  const drawings = await iconDrawings()
  const html = withIcons('<body><div id="root"></div></body>', drawings, (name) => spriteId(name as IconName))
  const ids = [...html.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.+?)<\/symbol>/g)].map(([, id]) => id)
  expect(ids).toEqual(ICON_NAMES.map(spriteId))
  expect(html).toMatch(/^<body><div id="root"><\/div>\s*<svg class="icons" aria-hidden="true">.*<\/svg>\s*<\/body>$/s)
})

test('no two icons are drawn alike', async () => {
  const drawings = await iconDrawings()
  expect(new Set(drawings.values()).size).toBe(drawings.size)
})
