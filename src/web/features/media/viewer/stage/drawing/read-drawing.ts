import { LARGEST_DRAWING } from '#api/core/rules/file-trouble.ts'
import { svgTrouble, type SvgTrouble } from '#api/core/rules/svg.ts'
import { firstBytes } from '../first-bytes.ts'

/** Why a drawing is not drawn, told from its text. */
export class RefusedDrawing extends Error {
  constructor(readonly trouble: SvgTrouble) {
    super(trouble.kind)
  }
}

/**
 * Loads a drawing and looks into it before anything draws it: some small ones would keep the page busy for ever. Answers what
 * can be shown; throws a `RefusedDrawing`, or whatever kept it from being read.
 */
export async function readDrawing(src: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(src, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  const text = new TextDecoder().decode(await firstBytes(response, LARGEST_DRAWING))
  const trouble = svgTrouble(text)
  if (trouble) throw new RefusedDrawing(trouble)
  // Named, so that the browser reads what was looked at and no other encoding that the drawing claims for itself.
  return new Blob([text], { type: 'image/svg+xml;charset=utf-8' })
}
