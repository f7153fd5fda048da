/** Hears the first of several tellings at once, and those of the next so many milliseconds together, at their end. */
export const gathered = (listen: () => void, milliseconds: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMore = false
  const hear = (): void => {
    isMore = timer !== undefined
    if (isMore) return
    timer = setTimeout(() => {
      timer = undefined
      if (isMore) hear()
    }, milliseconds)
    listen()
  }
  return hear
}
