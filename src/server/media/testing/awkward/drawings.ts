import { gzipSync } from 'node:zlib'
import type { Awkward } from './awkward.ts'

const svg = (inside: string, before = ''): Buffer =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
const bomb = Array.from({ length: 9 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`).join(
  '',
)
const sound = svg('<rect width="5" height="5"/>')
const within = `data:image/svg+xml;base64,${svg('<g id="a"><use href="#a"/></g>').toString('base64')}`
const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
const outside = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'

/** Drawings, which are programs for whoever shows them. */
export const DRAWINGS: readonly Awkward[] = [
  ['a sound drawing', 'image/svg+xml', sound, undefined],
  ['a drawing after a mark of its byte order', 'image/svg+xml', svg('<path d="M0 0h1"/>', '\uFEFF'), undefined],
  ['a drawing with a script', 'image/svg+xml', svg('<script>alert(1)</script>'), undefined],
  ['a drawing with a page in it', 'image/svg+xml', svg('<foreignObject><p>a</p></foreignObject>'), undefined],
  ['a drawing of nested uses', 'image/svg+xml', svg(`<g id="l0"><path d="M0 0h1"/></g>${bomb}`), 'shapes'],
  ['a drawing that shows itself', 'image/svg+xml', svg('<g id="a"><use href="#a"/></g>'), 'within itself'],
  [
    'a drawing of two that show each other',
    'image/svg+xml',
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    'within itself',
  ],
  ['a drawing that carries one that shows itself', 'image/svg+xml', svg(`<image href="${within}"/>`), 'within itself'],
  ['a drawing that nests too deep', 'image/svg+xml', svg('<g>'.repeat(300) + '</g>'.repeat(300)), 'levels'],
  [
    'a drawing that lies elsewhere in part',
    'image/svg+xml',
    svg('<image href="https://x.example/a.png"/>'),
    'part of it',
  ],
  ['a drawing that reads a file of the house', 'image/svg+xml', svg('<text>&x;</text>', outside), 'entities'],
  ['a drawing of words that stand for words', 'image/svg+xml', svg('<text>&b;</text>', laughs), 'entities'],
  ['a drawing cut in half', 'image/svg+xml', svg('<g><rect/></g>').subarray(0, 80), 'damaged'],
  ['a packed drawing', 'image/svg+xml', gzipSync(sound), 'but its content is application/'],
  ['a page that is called a drawing', 'image/svg+xml', Buffer.from('<!doctype html><p>a</p>'), 'of no known format'],
]
