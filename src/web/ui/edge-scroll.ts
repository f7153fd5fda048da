const REACH = 36
const FASTEST = 14

/** Pixels to scroll per frame for a pointer at `at` between the edges `least` and `most`; 0 away from them. */
function edgeSpeed(at: number, least: number, most: number): number {
  const before = least + REACH - at
  const after = at - (most - REACH)
  if (before > 0) return -Math.ceil(Math.min(before / REACH, 1) * FASTEST)
  if (after > 0) return Math.ceil(Math.min(after / REACH, 1) * FASTEST)
  return 0
}

/** Scrolls `frame` for as long as the pointer stays near an edge (sideways only unless `vertical`), and tells when it did; call the result to stop. */
export function scrollAtEdges(
  frame: HTMLElement,
  pointer: () => { x: number; y: number },
  scrolled: () => void,
  vertical = true,
): () => void {
  let request = 0
  const head = frame.querySelector<HTMLElement>('.fd-head')?.offsetHeight ?? 0
  const axis = frame.querySelector<HTMLElement>('.fd-axis')?.offsetWidth ?? 0
  const rightToLeft = getComputedStyle(frame).direction === 'rtl'
  const turn = () => {
    const box = frame.getBoundingClientRect()
    const { x, y } = pointer()
    const across = edgeSpeed(x, box.left + (rightToLeft ? 0 : axis), box.right - (rightToLeft ? axis : 0))
    const down = vertical ? edgeSpeed(y, box.top + head, box.bottom) : 0
    const { scrollLeft, scrollTop } = frame
    if (across !== 0 || down !== 0) frame.scrollBy(across, down)
    if (frame.scrollLeft !== scrollLeft || frame.scrollTop !== scrollTop) scrolled()
    request = requestAnimationFrame(turn)
  }
  request = requestAnimationFrame(turn)
  return () => cancelAnimationFrame(request)
}
