/** Milliseconds over which the speed is told. */
const WINDOW = 6000
/** Milliseconds before it can be told. */
const FIRST = 1000

/** Bytes a second over the last seconds. */
export const createSpeed = (now: () => number) => {
  let marks: { at: number; bytes: number }[] = []
  let total = 0
  return {
    count: (bytes: number): void => {
      const at = now()
      if (marks.length === 0) marks.push({ at, bytes: total })
      total += bytes
      marks = [...marks.filter((mark) => at - mark.at <= WINDOW), { at, bytes: total }]
    },
    /** Nothing of before counts: there was a pause. */
    forget: (): void => void (marks = []),
    /** Null before it can be told. */
    tell: (): number | null => {
      const [first, last] = [marks[0], marks.at(-1)]
      const time = first ? now() - first.at : 0
      return first && last && time >= FIRST ? ((last.bytes - first.bytes) * 1000) / time : null
    },
  }
}
