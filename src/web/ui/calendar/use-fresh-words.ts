import { useEffect } from 'react'
import type { TimeGridProps } from './time-grid-props.ts'

/** Tells once what is marked as changed; not while something is carried, whose way is being told. */
export function useFreshWords(
  { fresh, texts }: Pick<TimeGridProps, 'fresh' | 'texts'>,
  carrying: boolean,
  say: (change: (before: string) => string) => void,
): void {
  // Marks come from outside, with an answer of the service and no gesture.
  useEffect(() => {
    if (!fresh || fresh.size === 0 || carrying) return undefined
    const words = texts.fresh(fresh.size)
    say(() => words)
    // Emptied with the marks, so that the same words can be told again.
    return () => say((before) => (before === words ? '' : before))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each set of marks
  }, [fresh])
}
