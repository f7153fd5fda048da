/** Whether text begins as an SVG document does: after a declaration, comments and a document type its root is `svg`. */
export const isSvg = (text: string): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*(\[[^\]]*\])?>\s*)*<svg[\s>]/.test(text)
