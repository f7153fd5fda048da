import type { PictureColor } from '../../contract/colors.ts'

/** Pixels of each side of the picture that is looked at for its colors. */
export const COLORS_SIDE = 32

/**
 * The colors that a picture mostly has, the most of it first, three at most: of its pixels as red, green, blue and opacity, 0 to
 * 255 each. A color counts from an eighth of what can be seen. It runs as text in the process that opens pictures, so it uses
 * nothing from outside of itself.
 */
export function colorsOf(pixels: ArrayLike<number>): PictureColor[] {
  const nameOf = (red: number, green: number, blue: number): PictureColor => {
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    const chroma = most - least
    const light = (most + least) / 2
    if (light < 28 || (chroma < 32 && light < 52)) return 'black'
    if (chroma < 28 || (chroma < 44 && light > 215)) return light > 205 ? 'white' : 'gray'
    const turn =
      most === red
        ? ((green - blue) / chroma + 6) % 6
        : most === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4
    const hue = turn * 60
    if (hue < 14 || hue >= 346) return light > 180 ? 'pink' : light < 70 && chroma < 90 ? 'brown' : 'red'
    if (hue < 44) return light < 105 || (chroma < 90 && light < 150) ? 'brown' : 'orange'
    if (hue < 68) return light < 70 ? 'brown' : 'yellow'
    if (hue < 170) return 'green'
    if (hue < 192) return 'turquoise'
    if (hue < 256) return 'blue'
    if (hue < 292) return 'purple'
    return 'pink'
  }
  const counts = new Map<PictureColor, number>()
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const name = nameOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    seen += 1
  }
  return [...counts]
    .filter(([, count]) => count >= seen / 8)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name]) => name)
}
