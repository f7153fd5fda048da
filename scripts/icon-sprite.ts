// Every icon stands once in the document, out of sight, and is drawn by a reference: no page has code for it, and an icon is there
// with the first paint.
import type { createElement } from 'react'
import { type Plugin, runnerImport } from 'vite'

type Drawing = Parameters<typeof createElement>[0]
/** The icons of the dashboard, and the ids under which the document holds them. */
interface Icons {
  ICONS: Readonly<Record<string, Drawing>>
}
interface Ids {
  spriteId: (name: string) => string
}

/** What an icon is drawn from, by its name: its markup within 24 by 24, without the element around it. */
export async function iconDrawings(): Promise<ReadonlyMap<string, string>> {
  const [{ createElement }, { renderToStaticMarkup }, icons] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    runnerImport<Icons>('./src/web/ui/icon-set.ts'),
  ])
  return new Map(
    Object.entries(icons.module.ICONS).map(([name, Drawn]) => {
      const markup = renderToStaticMarkup(createElement(Drawn))
      // What styles it comes before it.
      const inside = /<svg[^>]* viewBox="0 0 24 24"[^>]*>(.*)<\/svg>$/s.exec(markup)?.[1]
      if (!inside) throw new Error(`${name} is not drawn within 24 by 24: ${markup}`)
      return [name, inside]
    }),
  )
}

/** The document with the icons at its end, under their ids. */
export function withIcons(html: string, drawings: ReadonlyMap<string, string>, idOf: Ids['spriteId']): string {
  const symbols = [...drawings].map(
    ([name, inside]) => `<symbol id="${idOf(name)}" viewBox="0 0 24 24">${inside}</symbol>`,
  )
  return html.replace('</body>', `  <svg class="icons" aria-hidden="true">${symbols.join('')}</svg>\n  </body>`)
}

/** Puts the icons into the document, for `<use>`. */
export const iconSprite: Plugin = {
  name: 'icon-sprite',
  async transformIndexHtml(html) {
    const [drawings, ids] = await Promise.all([iconDrawings(), runnerImport<Ids>('./src/web/ui/icons.tsx')])
    return withIcons(html, drawings, ids.module.spriteId)
  },
}
