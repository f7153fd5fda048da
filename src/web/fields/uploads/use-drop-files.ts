import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { filesIn, holdsFiles } from './dropped-files.ts'

const loadTelling = withMessages(() => import('./preflight/tell-unread.ts'))

/** Whether somebody types there. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** What is not to be disturbed: a dialog that holds the focus. */
const hasDialog = (): boolean => document.querySelector('[aria-modal="true"], dialog:modal') !== null

/** Hands over what was dropped or pasted, and says what could not be read of it. */
export const takeFiles = (transfer: DataTransfer, i18n: I18n, onFiles: (files: readonly File[]) => void): void => {
  void filesIn(transfer).then(async ({ files, unread }) => {
    if (files.length > 0) onFiles(files)
    if (files.length > 0 && unread.length === 0) return
    const { tellUnread } = await loadTelling()
    tellUnread(i18n, unread)
  })
}

interface DropFiles {
  enabled: boolean
  /** Takes files although a dialog is open: it is the one that they are for. */
  inDialog?: boolean
  onFiles: (files: readonly File[]) => void
}

/**
 * Takes the files and folders that are dropped anywhere on the page, and files that are pasted outside of a field. Tells
 * whether files are over the page now.
 */
export function useDropFiles({ enabled, inDialog = false, onFiles }: DropFiles): boolean {
  const { i18n } = useLingui()
  const [over, setOver] = useState(false)
  const take = useEffectEvent((transfer: DataTransfer) => takeFiles(transfer, i18n, onFiles))
  const isFree = useEffectEvent(() => inDialog || !hasDialog())
  // The window around the page takes drops and pastes, not any element that React paints.
  useEffect(() => {
    if (!enabled) return undefined
    const onDrag = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return
      // Without this the browser leaves the page for the file.
      event.preventDefault()
      const free = isFree()
      if (event.dataTransfer) event.dataTransfer.dropEffect = free ? 'copy' : 'none'
      setOver(free)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      if (isFree()) take(event.dataTransfer)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length || isTypedInto(event.target) || !isFree()) return
      event.preventDefault()
      take(event.clipboardData)
    }
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('dragenter', onDrag, { signal })
    document.addEventListener('dragover', onDrag, { signal })
    document.addEventListener('dragleave', onLeave, { signal })
    document.addEventListener('drop', onDrop, { signal })
    document.addEventListener('paste', onPaste, { signal })
    return () => end.abort()
  }, [enabled])
  return enabled && over
}
