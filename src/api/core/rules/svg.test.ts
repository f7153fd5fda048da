import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { svgTrouble } from './svg.ts'

const svg = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`

/** Levels that each show the one below ten times. */
const levels = (
  count: number,
  show: (id: string) => string,
  wrap = (id: string, inside: string) => `<g id="${id}">${inside}</g>`,
) =>
  [
    wrap('l0', '<rect width="1" height="1"/>'),
    ...Array.from({ length: count }, (_, at) => wrap(`l${at + 1}`, show(`l${at}`).repeat(10))),
  ].join('')

const use = (id: string) => `<use xlink:href="#${id}"/>`

describe('a drawing that would keep whoever shows it busy is refused', () => {
  test.each<[string, string]>([
    ['nine levels of ten uses', svg(levels(9, use))],
    ['by the newer name', svg(levels(9, (id) => `<use href="#${id}"/>`))],
    ['under another prefix', svg(levels(9, (id) => `<s:use h:href=' #${id} '/>`))],
    ['with an escaped name', svg(levels(9, (id) => `<use href="&#35;${id}"/>`))],
    ['with a percent in the name', svg(levels(9, (id) => `<use href="#%6c${id.slice(1)}"/>`))],
    [
      'with an entity for the name',
      svg(
        levels(9, (id) => `<use href="&x;${id}"/>`),
        '<!DOCTYPE svg [<!ENTITY x "#">]>',
      ),
    ],
    ['by an animation', svg(levels(9, (id) => `<use><set attributeName="href" to="#${id}"/></use>`))],
    [
      'by masks',
      svg(
        levels(
          9,
          (id) => `<rect mask="url(#${id})"/>`,
          (id, it) => `<mask id="${id}">${it}</mask>`,
        ),
      ),
    ],
    [
      'by a style attribute',
      svg(
        levels(
          9,
          (id) => `<rect style="fill:url('#${id}')"/>`,
          (id, it) => `<pattern id="${id}">${it}</pattern>`,
        ),
      ),
    ],
    [
      'by an escaped style',
      svg(
        levels(
          9,
          (id) => `<rect style="mask:u\\72l(/**/#${id})"/>`,
          (id, it) => `<mask id="${id}">${it}</mask>`,
        ),
      ),
    ],
    [
      'by a style sheet',
      svg(
        levels(
          9,
          (id) => `<rect class="a ${id}"/>`,
          (id, it) => `<mask id="${id}">${it}</mask>`,
        ) +
          `<style><![CDATA[@media all{${Array.from({ length: 9 }, (_, at) => `g .l${at}:hover{mask:url(#l${at})}`).join('')}}]]></style>`,
      ),
    ],
    [
      'by custom properties',
      svg(
        levels(
          9,
          (id) => `<rect style="--m:url(#${id});mask:var(--m)"/>`,
          (id, it) => `<mask id="${id}">${it}</mask>`,
        ),
      ),
    ],
    ['by a drawing within', svg(`<image href="data:image/svg+xml;base64,${btoa(svg(levels(9, use)))}"/>`)],
    ['by more elements than anybody draws', svg('<g/>'.repeat(100_001))],
  ])('%s', (_, text) => {
    expect(['expands', 'recursive']).toContain(svgTrouble(text)?.kind)
  })

  test('two of one name count as the larger one', () => {
    const twice = `<g id="a"/>${levels(9, use)}<g id="l9"/>`
    expect(svgTrouble(svg(twice))?.kind).toBe('expands')
  })

  test('what shows itself', () => {
    expect(svgTrouble(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toEqual({
      kind: 'recursive',
      id: expect.stringMatching(/^[ab]$/),
    })
  })

  test('what nests too deep, by elements or by references', () => {
    const most = 256
    expect(svgTrouble(svg('<g>'.repeat(300) + '</g>'.repeat(300)))).toEqual({ kind: 'deep', most })
    const chain = Array.from({ length: 300 }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`)
    expect(svgTrouble(svg(chain.join('')))).toEqual({ kind: 'deep', most })
    expect(svgTrouble(svg(chain.toReversed().join('')))).toEqual({ kind: 'deep', most })
  })

  test('entities that stand for elements, for each other or for another file', () => {
    for (const entity of [
      '<!ENTITY a "<g/>">',
      '<!ENTITY a "x"><!ENTITY b "&a;&a;">',
      '<!ENTITY a SYSTEM "file:///etc/passwd">',
      '<!ENTITY % a "x">%a;',
      `<!ENTITY a "${'x'.repeat(2000)}">`,
      '<!ATTLIST use href CDATA "#a">',
    ]) {
      expect(svgTrouble(svg('', `<!DOCTYPE svg [${entity}]>`))).toEqual({ kind: 'entities' })
    }
  })

  test('within a moment, whatever the text is', () => {
    // A reader that goes back over what it has read would be at it for minutes, and the test would run out of time.
    const long = 300_000
    for (const text of [
      svg(`<style>${'a'.repeat(long)}url({{</style>`),
      svg(`<style>url${'/*'.repeat(long)}</style>`),
      svg(`<style>url${'-'.repeat(long)}</style>`),
      svg(`<style>url${'{'.repeat(long)}</style>`),
      svg('', `<!DOCTYPE svg ${'a'.repeat(long)}`),
      svg(`<g ${' '.repeat(long)}`),
      svg('<g id="a"/>'.repeat(90_000)),
    ]) {
      expect([undefined, 'malformed']).toContain(svgTrouble(text)?.kind)
    }
  })
})

test('a drawing that would be shown without a part of it names what it wants', () => {
  expect(svgTrouble(svg('<image xlink:href="photo.jpg"/>'))).toEqual({ kind: 'external', url: 'photo.jpg' })
  expect(svgTrouble(svg('<use href="https://slow.example/a.svg#a"/>'))).toMatchObject({ kind: 'external' })
  expect(svgTrouble(svg('<rect fill="url(//slow.example/a.svg#a)"/>'))).toMatchObject({ kind: 'external' })
})

test('a drawing that ends in the middle is no drawing', () => {
  const whole = svg('<g><rect width="1"/></g>')
  expect(svgTrouble(whole)).toBeUndefined()
  for (let end = 30; end < whole.length - 1; end += 1)
    expect(svgTrouble(whole.slice(0, end))).toEqual({ kind: 'malformed' })
})

describe('drawings as programs write them are fine', () => {
  test.each<[string, string]>([
    [
      'with entities for names of namespaces',
      svg(
        '<g xmlns:i="&ns_ai;"/>',
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n]>',
      ),
    ],
    [
      'with scripts, foreign elements and links',
      svg(
        '<script>alert(1 &lt; 2)</script><foreignObject><div xmlns="http://www.w3.org/1999/xhtml"><br/></div></foreignObject><a href="https://x.example"><g/></a>',
      ),
    ],
    [
      'with a typeface from elsewhere',
      svg('<style>@import url(https://fonts.example/a.css);@font-face{src:url(https://fonts.example/a.woff)}</style>'),
    ],
    [
      'with symbols, gradients and clips',
      svg(
        `<defs><linearGradient id="g">${'<stop/>'.repeat(9)}</linearGradient><clipPath id="c"><rect/></clipPath><symbol id="s"><path/></symbol></defs><style>.a{fill:url(#g)}</style>${'<g clip-path="url(#c)"><path class="a"/><use href="#s"/></g>'.repeat(5000)}`,
      ),
    ],
    ['with a photo of their own', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ['with a reference to nothing', svg('<use href="#gone"/>')],
  ])('%s', (_, text) => {
    expect(svgTrouble(text)).toBeUndefined()
  })

  test('as the demo has them', () => {
    const folder = new URL('../../../../public/demo/', import.meta.url)
    const drawings = readdirSync(folder).filter((it) => it.endsWith('.svg'))
    expect(drawings.length).toBeGreaterThan(0)
    for (const name of drawings)
      expect([name, svgTrouble(readFileSync(new URL(name, folder), 'utf8'))]).toEqual([name, undefined])
  })
})
