import { MOST_ELEMENTS, type SvgElement, SvgFault } from './svg-tree.ts'

const LOADED = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))/gi
/** A custom property and its value. */
const CARRIED = /(?<![\w-])--[\w-]+\s*:[^;}]*/g
const NAMES_CARRIED = /var\s*\(/i
/** How many rules may be compared with elements before a style sheet is one that only keeps its reader busy. */
const MOST_COMPARED = 20 * MOST_ELEMENTS

const withoutComments = (css: string): string => {
  const parts: string[] = []
  let at = 0
  for (let from = css.indexOf('/*'); from >= 0; from = css.indexOf('/*', at)) {
    parts.push(css.slice(at, from))
    const end = css.indexOf('*/', from + 2)
    at = end < 0 ? css.length : end + 2
  }
  return parts.join(' ') + css.slice(at)
}

/** Style text as the browser reads it: without comments and escapes. */
const plain = (css: string): string =>
  withoutComments(css)
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replaceAll(/\\(.)/g, '$1')

const urlsIn = (css: string): string[] => {
  if (!/url|\\/i.test(css)) return []
  const found = [...plain(css).matchAll(LOADED)].map(([, one, two, three]) => (one ?? two ?? three ?? '').trim())
  return found.filter((it) => it !== '')
}

interface Rule {
  tag: string
  classes: readonly string[]
  urls: readonly string[]
  /** Whether it names a custom property, whose value may be any of those. */
  carries: boolean
}

/** The elements that a selector may choose, told from its last part; rather too many than too few. */
const chosenBy = (selector: string): Pick<Rule, 'tag' | 'classes'> => {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  // What stands behind a colon chooses among the elements that the rest names.
  const compound = last.split(':')[0] ?? ''
  const [tag = ''] = /^[\w-]+/.exec(compound) ?? []
  return { tag, classes: [...compound.matchAll(/\.([^.#[:]+)/g)].map(([, name = '']) => name) }
}

const rulesIn = (sheet: string): Rule[] =>
  sheet.split('}').flatMap((part) => {
    const [body = '', selectors = ''] = part.split('{').toReversed()
    const carries = NAMES_CARRIED.test(body)
    // A typeface that lies elsewhere is replaced by another one; nothing waits for it.
    const urls = /@font-face/i.test(selectors) ? [] : urlsIn(body)
    if (urls.length === 0 && !carries) return []
    return selectors.split(',').map((it) => ({ ...chosenBy(it), urls, carries }))
  })

/** Of all elements of a drawing, what each one is painted with: `url(…)` of its attributes and of the style sheets. */
export function stylesOf(all: readonly SvgElement[]): (element: SvgElement) => readonly string[] {
  const sheets = all.filter(({ name, text }) => name === 'style' && /url|\\/i.test(text))
  const sheet = plain(sheets.map(({ text }) => text).join('\n'))
  const inline = all.map(({ attributes }) => attributes.get('style') ?? '').filter((it) => it.includes('--'))
  const carried = urlsIn([sheet, ...inline].flatMap((it) => it.match(CARRIED) ?? []).join(';'))

  const byKey = new Map<string, Rule[]>()
  for (const rule of rulesIn(sheet)) {
    const key = rule.classes[0] === undefined ? rule.tag : `.${rule.classes[0]}`
    const same = byKey.get(key)
    if (same) same.push(rule)
    else byKey.set(key, [rule])
  }
  let compared = 0

  return ({ name, attributes }) => {
    const own = [...attributes].flatMap(([key, value]) =>
      key === 'href' ? [] : [...urlsIn(value), ...(NAMES_CARRIED.test(value) ? carried : [])],
    )
    if (byKey.size === 0) return own
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean))
    const rules = ['', name, ...[...classes].map((it) => `.${it}`)].flatMap((key) => byKey.get(key) ?? [])
    compared += rules.length
    if (compared > MOST_COMPARED) throw new SvgFault({ kind: 'expands', most: MOST_ELEMENTS })
    const suiting = rules.filter(
      (rule) => (rule.tag === '' || rule.tag === name) && rule.classes.every((it) => classes.has(it)),
    )
    return [...own, ...suiting.flatMap(({ urls, carries }) => (carries ? [...urls, ...carried] : urls))]
  }
}
