import { useLayoutEffect, useRef } from 'react'
import type { Bar } from './geometry/bars.ts'
import type { EventDraft } from './scene.ts'
import { pinned } from './strip.tsx'

interface BarGhostProps {
  bar: Bar
  draft: EventDraft
  /** The row of the bar that is moved. */
  lane: number
  pin: number | undefined
  words: string
  /** What speaks against the place. */
  why: string | undefined
}

/** The days that a bar would take, in the strip, with the new time in words. */
export function BarGhost({ bar, draft, lane, pin, words, why }: BarGhostProps) {
  const ghost = useRef<HTMLDivElement>(null)
  // Keys carry a bar out of sight without a pointer at the edge that would scroll.
  useLayoutEffect(() => {
    if (draft.by === 'keys') ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [draft])
  const kind = draft.refusal !== undefined ? ' fd-ghost-refused' : why === undefined ? '' : ' fd-ghost-unfit'
  return (
    <div
      ref={ghost}
      className={`fd-ghost fd-bar-ghost${kind}${pin === undefined ? '' : ' fd-pinned'}`}
      aria-hidden="true"
      style={{ gridColumn: `${bar.from + 2} / ${bar.to + 2}`, gridRow: lane + 1, ...pinned(pin) }}
    >
      {why === undefined ? words : `${words} · ${why}`}
    </div>
  )
}
