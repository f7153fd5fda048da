/** The part of the browser's Trusted Types that is used here; absent where the browser does not know them. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null; createHTML: (html: string) => string | null },
  ) => unknown
}

/** Whether an address is of code that came with this page: a file of the build, or the worker that keeps the page. */
export const isOwnCode = (url: string, page: string): boolean => {
  if (!URL.canParse(url, page)) return false
  const { origin, pathname } = new URL(url, page)
  return origin === new URL(page).origin && /^\/(?:sw\.js|assets\/[\w.-]+\.m?js)$/.test(pathname)
}

const DRAWN = 'svg|g|path|circle|rect'
const SAID = 'xmlns|class|viewBox|d|r|cx|cy|x|y|width|height|transform|fill|stroke|stroke-width|stroke-linecap'
const DRAWING = new RegExp(`^(?:[^<]|</?(?:${DRAWN})(?:\\s+(?:${SAID})="[^"<>]*")*\\s*/?>)*$`)

/** Whether markup is plain text with shapes that are drawn: nothing in it can run, load, style or be pressed. */
export const isPlainDrawing = (html: string): boolean => DRAWING.test(html)

/**
 * Lets the browser make workers of this page's own code, and what draws the sphere its shapes; call it before either. The
 * page's policy (`require-trusted-types-for`) refuses every other address of code and every other markup, and both
 * everywhere else as long as nobody has called this.
 */
export const trustOwnCode = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isOwnCode(url, location.href) ? url : null),
    createHTML: (html) => (isPlainDrawing(html) ? html : null),
  })
}
