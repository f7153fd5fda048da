/** Does something once what was rendered so far is on the screen; in a tab that nobody sees, soon. Answers what gives it up. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (): void => {
    timer = setTimeout(work)
  }
  let frame: number | undefined
  // A tab behind others has no frames.
  if (document.hidden) soon()
  else frame = requestAnimationFrame(soon)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
