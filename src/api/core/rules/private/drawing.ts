import { latin1 } from '../bytes.ts'
import { removal } from './edits.ts'
import type { PrivateFacts } from './exif.ts'
import type { Found } from './found.ts'
import { factsOfXmp } from './xmp.ts'

/** Attributes that programs leave in a drawing, with paths of whoever drew it. */
const LEFT = /\s(?:sodipodi:(?:docname|absref)|inkscape:export-filename)\s*=\s*("[^"]*"|'[^']*')/g
const FOLDER = /[/\\](?:home|Users)[/\\]([^/\\"']{1,100})[/\\]/
const AGENT = /<dc:creator>[^]{0,200}?<dc:title>\s*([^<]{1,200}?)\s*</

const utf8 = (bytes: Uint8Array, from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to))

const factsOfMetadata = (text: string): PrivateFacts => {
  const agent = AGENT.exec(text)?.[1]
  return { ...factsOfXmp(text), ...(agent && { owner: agent }) }
}

/** Where a tag ends: behind the first `>` that stands in no quotes. */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return text.length
}

/** Where something ends that begins and ends with signs of its own. */
const endOf = (text: string, from: number, ends: string): number => {
  const at = text.indexOf(ends, from)
  return at < 0 ? text.length : at + ends.length
}

/** What a drawing says of who drew it: its metadata, comments, and paths that programs left; its title and description stay. */
export function lookIntoDrawing(bytes: Uint8Array, found: Found): void {
  const text = latin1.decode(bytes)
  for (let at = text.indexOf('<'); at >= 0 && at < text.length;) {
    if (text.startsWith('<!--', at)) {
      const end = endOf(text, at + 4, '-->')
      found.edits.push(removal(at, end))
      at = text.indexOf('<', end)
      continue
    }
    if (text.startsWith('<![CDATA[', at)) {
      at = text.indexOf('<', endOf(text, at, ']]>'))
      continue
    }
    const end = /^<!DOCTYPE[^>[]*\[/i.test(text.slice(at, at + 1000))
      ? endOf(text, endOf(text, at, ']') - 1, '>')
      : endOfTag(text, at)
    const [, name = ''] = /^<((?:\w+:)?metadata)[\s/>]/.exec(text.slice(at, at + 80)) ?? []
    if (name !== '') {
      const last = text[end - 2] === '/' ? end : endOf(text, end, `</${name}>`)
      found.facts.push(factsOfMetadata(utf8(bytes, at, last)))
      found.edits.push(removal(at, last))
      at = text.indexOf('<', last)
      continue
    }
    for (const left of text.slice(at, end).matchAll(LEFT)) {
      const [from, to] = [at + left.index, at + left.index + left[0].length]
      const owner = FOLDER.exec(utf8(bytes, from, to))?.[1]
      if (owner) found.facts.push({ owner })
      found.edits.push(removal(from, to))
    }
    at = text.indexOf('<', end)
  }
}
