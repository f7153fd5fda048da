// What the build uses of it; the package has no types of its own.
declare module 'opentype.js' {
  class Path {
    moveTo(x: number, y: number): void
    lineTo(x: number, y: number): void
    curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
    quadTo(x1: number, y1: number, x: number, y: number): void
    close(): void
  }
  class Glyph {
    constructor(options: { name: string; unicode?: number; advanceWidth: number; path: Path })
  }
  class Font {
    constructor(options: {
      familyName: string
      styleName: string
      unitsPerEm: number
      ascender: number
      descender: number
      createdTimestamp: number
      glyphs: Glyph[]
    })
    toArrayBuffer(): ArrayBuffer
  }
  interface Drawn {
    advanceWidth: number
    path: { getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }; toPathData(): string }
  }
  const opentype: {
    parse(bytes: ArrayBuffer): { ascender: number; descender: number; charToGlyph(letter: string): Drawn }
    Path: typeof Path
    Glyph: typeof Glyph
    Font: typeof Font
  }
  export default opentype
}
