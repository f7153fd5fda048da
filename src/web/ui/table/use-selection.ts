import { useState } from 'react'
import { NONE, type Matching, type Selection } from './selection.ts'

interface Ticks {
  scope: string
  selected: ReadonlySet<string>
  all: boolean
  except: ReadonlySet<string>
}

const blank = (scope: string): Ticks => ({ scope, selected: NONE, all: false, except: NONE })

/**
 * The ticks of a list over all its pages. `scope` stands for the filters (their text, say): with others in force nothing
 * is ticked any more. `total` rows fit them, null where the deployment does not tell, or more than these.
 */
export function useSelection(scope: string, total: number | null, isMore = false): Selection & { matching: Matching } {
  const [kept, setTicks] = useState(() => blank(scope))
  const ticks = kept.scope === scope ? kept : blank(scope)
  const change = (next: Partial<Ticks>) =>
    setTicks((current) => ({ ...(current.scope === scope ? current : blank(scope)), ...next }))
  return {
    selected: ticks.selected,
    onChange: (selected) => change({ selected }),
    matching: {
      total,
      isMore,
      all: ticks.all,
      onAll: (all) => change({ all, except: NONE, ...(all && { selected: NONE }) }),
      except: ticks.except,
      onExcept: (except) => change({ except }),
    },
  }
}
