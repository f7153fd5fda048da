import { Suspense, useState, type ReactNode } from 'react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import type { PreflightOutcome } from './preflight-outcome.ts'

const PreflightDialog = lazySection(withMessages(() => import('./preflight/preflight-dialog.tsx')))

interface Asked {
  number: number
  open: boolean
  files: readonly File[]
}

const NONE: Asked = { number: 0, open: false, files: [] }

/**
 * Looks at files before a byte of them is sent: `ask(files)` opens the dialog, or adds to it while it is open, and
 * `dialog` is where it stands. Its code comes with the first file.
 */
export function usePreflight(outcome: PreflightOutcome = {}): {
  ask: (files: readonly File[]) => void
  isOpen: boolean
  dialog: ReactNode
} {
  const [asked, setAsked] = useState(NONE)
  const ask = (files: readonly File[]) => {
    if (files.length === 0) return
    setAsked((before) =>
      before.open
        ? { ...before, files: [...before.files, ...files] }
        : { number: before.number + 1, open: true, files },
    )
  }
  const close = () => setAsked((before) => ({ ...before, open: false }))
  return {
    ask,
    isOpen: asked.open,
    dialog: asked.number > 0 && (
      <Suspense>
        <PreflightDialog key={asked.number} open={asked.open} files={asked.files} onClose={close} {...outcome} />
      </Suspense>
    ),
  }
}
