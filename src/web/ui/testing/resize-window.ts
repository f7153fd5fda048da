import type { DetachedWindowAPI } from 'happy-dom'

/** Makes the window of a test so many pixels wide; `window.resizeTo` is for windows that a page opened. */
export const resizeWindow = (width: number): void =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height: 900 })
