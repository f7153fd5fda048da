import { useEffect, useEffectEvent, useState } from 'react'
import { filesIn, holdsFiles } from './dropped-files.ts'

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** What is not to be disturbed: a dialog that holds the focus. */
const hasDialog = (): boolean => document.querySelector('[aria-modal="true"], dialog:modal') !== null

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
  const [over, setOver] = useState(false)
  const take = useEffectEvent((transfer: DataTransfer) => {
    void filesIn(transfer).then(onFiles)
  })
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
    document.addEventListener('dragenter', onDrag)
    document.addEventListener('dragover', onDrag)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('dragenter', onDrag)
      document.removeEventListener('dragover', onDrag)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [enabled])
  return enabled && over
}
