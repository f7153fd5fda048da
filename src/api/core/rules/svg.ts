import { stylesOf } from './svg-styles.ts'
import { MOST_DEEP, MOST_ELEMENTS, type SvgElement, SvgFault, svgTree, type SvgTrouble } from './svg-tree.ts'

export type { SvgTrouble }

/** Whether text begins as an SVG document does: after a declaration, comments and a document type its root is `svg`. */
export const isSvg = (text: string): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*(\[[^\]]*\])?>\s*)*<svg[\s>]/.test(text)

const MOST_TEXT = 20_000_000
/** Drawings within drawings. */
const MOST_WITHIN = 3

/**
 * Why a drawing is not taken, told from its text alone and without drawing it; undefined for one that can be shown. What is
 * refused would keep whoever shows it busy for ever, or be shown without a part that lies elsewhere. Scripts are no trouble
 * here: nothing that is served runs.
 */
export function svgTrouble(text: string): SvgTrouble | undefined {
  try {
    sizeOf(text, 0)
    return undefined
  } catch (thrown) {
    if (thrown instanceof SvgFault) return thrown.trouble
    throw thrown
  }
}

/** How many elements something has in all, and how deep they nest. */
interface Extent {
  count: number
  depth: number
}

const fail = (trouble: SvgTrouble): never => {
  throw new SvgFault(trouble)
}

/** Elements that load or repeat what their `href` names; a gradient's gives colors only, a link's is followed by people. */
const SHOWS = new Set(['use', 'image', 'feImage', 'pattern', 'filter', 'tref'])
const ANIMATES = new Set(['set', 'animate'])
/** What paints without being drawn again. */
const CHEAP = new Set(['linearGradient', 'radialGradient'])

function sizeOf(text: string, within: number): Extent {
  if (text.length > MOST_TEXT) fail({ kind: 'large', most: MOST_TEXT })
  if (within > MOST_WITHIN) fail({ kind: 'deep', most: MOST_WITHIN })
  const root = svgTree(text)
  const byId = new Map<string, SvgElement[]>()
  const all: SvgElement[] = [root]
  for (const element of all) {
    for (const child of element.children) all.push(child)
    const id = element.attributes.get('id')
    if (id === undefined) continue
    const same = byId.get(id)
    if (same) same.push(element)
    else byId.set(id, [element])
  }
  const painted = stylesOf(all)
  const known = new Map<SvgElement, Extent>()
  const entered = new Set<SvgElement>()

  /** What a reference shows: the larger one where two have the same id. */
  const target = (url: string, depth: number): Extent => {
    if (!url.startsWith('#')) return elsewhere(url, within)
    const id = decoded(url.slice(1))
    const found = (byId.get(id) ?? []).filter(({ name }) => !CHEAP.has(name))
    if (found.some((it) => entered.has(it))) fail({ kind: 'recursive', id })
    const extents = found.map((it) => measure(it, depth))
    return {
      count: Math.max(0, ...extents.map(({ count }) => count)),
      depth: Math.max(0, ...extents.map((it) => it.depth)),
    }
  }

  const measure = (element: SvgElement, depth: number): Extent => {
    const before = known.get(element)
    if (depth + (before?.depth ?? 0) > MOST_DEEP) fail({ kind: 'deep', most: MOST_DEEP })
    if (before) return before
    entered.add(element)
    let [count, deepest] = [1, 0]
    const add = (part: Extent): void => {
      count += part.count
      deepest = Math.max(deepest, part.depth)
      if (count > MOST_ELEMENTS) fail({ kind: 'expands', most: MOST_ELEMENTS })
    }
    for (const url of [...linksOf(element), ...painted(element)]) add(target(url, depth + 1))
    for (const child of element.children) add(measure(child, depth + 1))
    entered.delete(element)
    const extent = { count, depth: deepest + 1 }
    known.set(element, extent)
    return extent
  }

  return measure(root, 1)
}

/** What an element loads or repeats by name, also once an animation has changed the name. */
function linksOf({ name, attributes }: SvgElement): string[] {
  const href = attributes.get('href')?.trim()
  if (SHOWS.has(name)) return href ? [href] : []
  if (!ANIMATES.has(name) || !attributes.get('attributeName')?.endsWith('href')) return []
  const values = ['to', 'from', 'by', 'values'].flatMap((it) => attributes.get(it)?.split(';') ?? [])
  return values.map((it) => it.trim()).filter((it) => it !== '')
}

const NOTHING: Extent = { count: 0, depth: 0 }

/** What lies outside of the drawing's own elements: a picture that it carries along is its own, anything else is refused. */
function elsewhere(url: string, within: number): Extent {
  const [, type = '', coding, data = ''] = /^data:([^,;]*)(?:;[^,;]*)*?(;base64)?,([\s\S]*)$/i.exec(url) ?? []
  if (type === '') return fail({ kind: 'external', url: url.slice(0, 200) })
  if (!/svg|xml/i.test(type)) return NOTHING
  try {
    return sizeOf(coding ? textOf(data) : decodeURIComponent(data), within + 1)
  } catch (thrown) {
    if (thrown instanceof SvgFault && thrown.trouble.kind !== 'malformed') throw thrown
    // What cannot be read is not drawn either.
    return NOTHING
  }
}

const textOf = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(decodeURIComponent(base64)), (it) => it.charCodeAt(0)))

const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
