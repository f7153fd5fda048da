// oxlint-disable-next-line import/default -- Node takes the half of the package that has one
import opentype from 'opentype.js'
import svgpath from 'svgpath'
import { type Plugin, runnerImport } from 'vite'
import { iconDrawings } from './icon-sprite.ts'

const { Font, Glyph, Path } = opentype

// Those of Inter, so that a line is as high with a mark as without.
const EM = 2048
const ASCENDER = 1984
const DESCENDER = -494
/** Beside text of 12 px an icon is 13 px wide, 4 px before the text, and reaches 2.5 px below the line. */
const PIXEL = EM / 12
const SIDE = 13 * PIXEL
const ADVANCE = 17 * PIXEL
const BELOW = -2.5 * PIXEL
/** The side of the square in which icons are drawn. */
const DRAWN = 24
/** The same bytes from the same icons: seconds since 1970. */
const MADE_AT = 1_735_689_600

/** Places in the table of the head. */
const ADJUSTMENT = 8
const CREATED = 20
const MODIFIED = 28

/** Icons by their names, as they are drawn on the page, and the letters that stand for them. */
interface Marks {
  MARK_NAMES: readonly string[]
  FIRST_LETTER: number
}

/** The outlines of an icon's markup; circles are the only other shape that the icons are made of. */
function outlinesIn(html: string): string[] {
  // What styles it comes before it.
  const markup = html.slice(html.indexOf('<svg'))
  const paths = [...markup.matchAll(/<path[^>]*? d="([^"]+)"/g)].map(([, d = '']) => d)
  const circles = [...markup.matchAll(/<circle[^>]*>/g)].map(([circle]) => {
    const [cx = 0, cy = 0, r = 0] = ['cx', 'cy', 'r'].map((it) =>
      Number(new RegExp(` ${it}="([^"]+)"`).exec(circle)?.[1]),
    )
    return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  })
  const drawn = [...markup.matchAll(/<(\w+)/g)].map(([, name]) => name)
  const unknown = drawn.filter((name) => !['svg', 'g', 'path', 'circle'].includes(name ?? ''))
  if (unknown.length > 0 || paths.length + circles.length === 0) throw new Error(`No outline can be made of ${markup}`)
  return [...paths, ...circles]
}

function pathOf(outlines: readonly string[]): InstanceType<typeof Path> {
  const path = new Path()
  const scale = SIDE / DRAWN
  for (const outline of outlines) {
    svgpath(outline)
      .abs()
      .unshort()
      .unarc()
      .scale(scale, -scale)
      .translate(0, BELOW + SIDE)
      .round(0)
      .iterate(([command, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], _, x, y) => {
        if (command === 'M') path.moveTo(a, b)
        else if (command === 'L') path.lineTo(a, b)
        else if (command === 'H') path.lineTo(a, y)
        else if (command === 'V') path.lineTo(x, a)
        else if (command === 'C') path.curveTo(a, b, c, d, e, f)
        else if (command === 'Q') path.quadTo(a, b, c, d)
        else path.close()
      })
  }
  return path
}

/** A font of icons, as base64: the n-th name is drawn by the n-th letter from the first on. */
export function markFont(markupOf: (name: string) => string, { MARK_NAMES, FIRST_LETTER }: Marks): string {
  const none = new Glyph({ name: '.notdef', advanceWidth: ADVANCE, path: new Path() })
  const glyphs = MARK_NAMES.map(
    (name, at) =>
      new Glyph({
        name,
        unicode: FIRST_LETTER + at,
        advanceWidth: Math.round(ADVANCE),
        path: pathOf(outlinesIn(markupOf(name))),
      }),
  )
  const font = new Font({
    familyName: 'Marks',
    styleName: 'Regular',
    unitsPerEm: EM,
    ascender: ASCENDER,
    descender: DESCENDER,
    createdTimestamp: MADE_AT,
    glyphs: [none, ...glyphs],
  })
  const bytes = Buffer.from(font.toArrayBuffer())
  setModified(bytes)
  return bytes.toString('base64')
}

/** The sum of the words of four bytes, as fonts have it. */
const sumOf = (bytes: Buffer): number => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/** Says in a font that it was changed when it was made: the library writes the time at which it runs. */
function setModified(font: Buffer): void {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => font.subarray(12 + 16 * at, 28 + 16 * at))
  const entry = tables.find((it) => it.toString('latin1', 0, 4) === 'head')
  if (!entry) throw new Error('The font has no head')
  const begin = entry.readUInt32BE(8)
  // Up to the next whole word; the file is padded so.
  const head = font.subarray(begin, begin + Math.ceil(entry.readUInt32BE(12) / 4) * 4)
  head.copy(head, MODIFIED, CREATED, MODIFIED)
  head.writeUInt32BE(0, ADJUSTMENT)
  entry.writeUInt32BE(sumOf(head), 4)
  head.writeUInt32BE((0xb1b0_afba - sumOf(font)) >>> 0, ADJUSTMENT)
}

/** Puts the font of the marks into the module that has none in the sources. */
export const marks: Plugin = {
  name: 'marks',
  enforce: 'pre',
  load: {
    filter: { id: /\/ui\/calendar\/mark-font\.ts$/ },
    async handler() {
      if (process.env['VITEST']) return undefined
      const [drawings, names] = await Promise.all([
        iconDrawings(),
        runnerImport<Marks>('./src/web/ui/calendar/mark-names.ts'),
      ])
      const font = markFont((name) => `<svg>${drawings.get(name)}</svg>`, names.module)
      return `export const MARK_FONT = ${JSON.stringify(font)}\n`
    },
  },
}
