import type { SourceOutcome } from '../../source-outcome.ts'
import { useMoreWays } from '../../use-more-ways.tsx'

/** A place for files with a button that opens the other ways to add them. */
export function MoreWays(outcome: SourceOutcome) {
  const { opener, sources } = useMoreWays(outcome)
  return (
    <>
      <button type="button" {...opener}>
        More ways to add
      </button>
      {sources}
    </>
  )
}
