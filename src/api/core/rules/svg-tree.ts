/** Why a drawing is not taken; each has a sentence of its own (`trouble-words.ts`). */
export type SvgTrouble =
  /** It ends in the middle, or is no XML. */
  | { kind: 'malformed' }
  /** It has more than `most` characters. */
  | { kind: 'large'; most: number }
  /** It nests, by elements and references, deeper than `most`. */
  | { kind: 'deep'; most: number }
  /** What is under this id shows itself. */
  | { kind: 'recursive'; id: string }
  /** With everything repeated that it says to repeat, it has more than `most` elements. */
  | { kind: 'expands'; most: number }
  /** It would load this. */
  | { kind: 'external'; url: string }
  /** It defines texts that stand for more than short plain text. */
  | { kind: 'entities' }

/** What scanning or measuring a drawing throws; it never leaves `svgTrouble`. */
export class SvgFault extends Error {
  constructor(readonly trouble: SvgTrouble) {
    super(trouble.kind)
  }
}

/** An element; names are without their namespace prefix. */
export interface SvgElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: SvgElement[]
  /** Of a style sheet. */
  text: string
}

/** How deep elements and references may nest. */
export const MOST_DEEP = 256
/** How many elements a drawing may have, repeated ones counted each time. */
export const MOST_ELEMENTS = 100_000

const LONGEST_ENTITY = 1000
const INTERNAL_ENTITY = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/y
const DECLARATION = /<!(?:ELEMENT|ATTLIST|NOTATION)\s(?:[^"'<>]|"[^"]*"|'[^']*'){0,5000}>/y
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const START = /<([^\s/<>="'!?]+)/y
const ATTRIBUTE = /\s+([^\s/<>="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const END = /\s*(\/?)>/y
const CLOSE = /<\/([^\s/<>="']+)\s*>/y

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The elements of a drawing, as XML has them; throws an `SvgFault` for what no drawing needs and a bomb is made of. */
export function svgTree(text: string): SvgElement {
  let at = 0
  const entities = new Map<string, string>()
  const fail = (trouble: SvgTrouble): never => {
    throw new SvgFault(trouble)
  }
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const skipTo = (end: string): string => {
    const found = text.indexOf(end, at)
    if (found < 0) return fail({ kind: 'malformed' })
    const between = text.slice(at, found)
    at = found + end.length
    return between
  }
  const plain = (value: string): string =>
    value.includes('&')
      ? value.replaceAll(
          /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([\w.:-]+));/gi,
          (whole, ten?: string, hex?: string, name = '') => {
            if (ten === undefined && hex === undefined) return entities.get(name) ?? NAMED[name] ?? whole
            const code = hex === undefined ? Number(ten) : parseInt(hex, 16)
            return code <= 0x10ffff ? String.fromCodePoint(code) : whole
          },
        )
      : value

  /** The declarations between the brackets of a document type. */
  const subset = (): void => {
    for (;;) {
      match(/\s*/y)
      if (match(/\]\s*>/y)) return
      if (text.startsWith('<!--', at)) skipTo('-->')
      else if (text.startsWith('<?', at)) skipTo('?>')
      else if (text.startsWith('<!ENTITY', at)) {
        const [, name = '', one, other] = match(INTERNAL_ENTITY) ?? fail({ kind: 'entities' })
        const value = one ?? other ?? ''
        if (/[<&%]/.test(value) || value.length > LONGEST_ENTITY) fail({ kind: 'entities' })
        // The first of two of one name counts.
        if (!entities.has(name)) entities.set(name, value)
      } else {
        const [declared = ''] = match(DECLARATION) ?? fail({ kind: 'entities' })
        // An attribute that is given to every element of a name would not be seen at the elements.
        if (/^<!ATTLIST[\s\S]*\b(href|style|class|id|fill|stroke|mask|filter|clip|marker)/i.test(declared)) {
          fail({ kind: 'entities' })
        }
      }
    }
  }

  const docType = (): void => {
    if (!match(/<!DOCTYPE(?:[^"'<>[\]]|"[^"]*"|'[^']*'){0,5000}/y)) fail({ kind: 'malformed' })
    if (match(/\[/y)) subset()
    else if (!match(/>/y)) fail({ kind: 'malformed' })
  }

  const open: { element: SvgElement; tag: string }[] = []
  let root: SvgElement | undefined
  let count = 0

  const start = (): void => {
    const [, tag = ''] = match(START) ?? fail({ kind: 'malformed' })
    const attributes = new Map<string, string>()
    for (let found = match(ATTRIBUTE); found; found = match(ATTRIBUTE)) {
      attributes.set(bare(found[1] ?? ''), plain(found[2] ?? found[3] ?? ''))
    }
    const [, empty] = match(END) ?? fail({ kind: 'malformed' })
    const element: SvgElement = { name: bare(tag), attributes, children: [], text: '' }
    const parent = open.at(-1)?.element
    if (parent) parent.children.push(element)
    else if (root) fail({ kind: 'malformed' })
    else root = element
    count += 1
    if (count > MOST_ELEMENTS) fail({ kind: 'expands', most: MOST_ELEMENTS })
    if (empty) return
    open.push({ element, tag })
    if (open.length > MOST_DEEP) fail({ kind: 'deep', most: MOST_DEEP })
  }

  for (;;) {
    const next = text.indexOf('<', at)
    const said = text.slice(at, next < 0 ? text.length : next)
    const inside = open.at(-1)?.element
    if (inside?.name === 'style') inside.text += plain(said)
    if (next < 0) break
    at = next
    if (text.startsWith('<!--', at)) skipTo('-->')
    else if (text.startsWith('<![CDATA[', at)) {
      at += '<![CDATA['.length
      const data = skipTo(']]>')
      if (inside?.name === 'style') inside.text += data
    } else if (text.startsWith('<?', at)) skipTo('?>')
    else if (text.startsWith('<!', at)) docType()
    else if (text.startsWith('</', at)) {
      const [, tag] = match(CLOSE) ?? fail({ kind: 'malformed' })
      if (open.pop()?.tag !== tag) fail({ kind: 'malformed' })
    } else start()
  }
  return root && open.length === 0 ? root : fail({ kind: 'malformed' })
}
