import type { ReactNode } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useDropFiles } from './use-drop-files.ts'
import { usePreflight } from './use-preflight.tsx'
import { useRefusal } from '../rights/use-refusal.ts'
import { useUploadLimits } from './use-upload-limits.ts'

const DropOverlay = lazyPart(
  withMessages(() => import('./drop-overlay.tsx')),
  { isQuiet: true },
)

/**
 * A page on which files and folders can be dropped and pasted: it looks at them and sends them. `UploadButton` is the way
 * without a drag. Where the deployment takes no files it is what is in it and nothing else.
 */
export function DropArea({ children }: { children: ReactNode }) {
  const limits = useUploadLimits()
  const mayNot = useRefusal('write') !== undefined
  const { ask, isOpen, dialog } = usePreflight()
  const over = useDropFiles({ enabled: limits !== undefined && !mayNot, inDialog: isOpen, onFiles: ask })
  return (
    <>
      {children}
      {over && limits && <DropOverlay limits={limits} />}
      {dialog}
    </>
  )
}
