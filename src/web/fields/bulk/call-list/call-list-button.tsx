import { useLingui } from '@lingui/react'
import { Suspense, useState } from 'react'
import { withMessages } from '../../../i18n/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { lazySection } from '../../../ui/lazy-part.tsx'
import type { RunItem, RunRow } from '../../../ui/run/run-state.ts'
import type { RunLine } from '../run-data.ts'
import { type CallListLine, callLinesOf } from './told.ts'

const CallList = lazySection(withMessages(() => import('./call-list.tsx')))

/** The guests of all that a run has done; the lines of a run are those it was begun with. */
const linesOf = (rows: readonly RunRow[]): CallListLine[] =>
  callLinesOf(rows.filter(({ outcome }) => outcome === 'done').map(({ item }): RunItem & Partial<RunLine> => item))

/** Opens the call list of a run, where it moved or canceled what guests count on. */
export function CallListButton({ title, rows }: { title: string; rows: readonly RunRow[] }) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const lines = linesOf(rows)
  if (lines.length === 0) return null
  return (
    <>
      <Button icon="phone" onClick={() => setOpen(true)}>
        {i18n._('Call list ({count})', { count: lines.length })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CallList title={title} lines={lines} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
