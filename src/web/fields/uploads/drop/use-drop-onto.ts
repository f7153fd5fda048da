import { useLingui } from '@lingui/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { holdsFiles } from '../dropped-files.ts'
import { isTypedInto, takeFiles } from '../use-drop-files.ts'

/** Files over a page on which there are places for them, but not where they are: the browser must not leave the page for them. */
const keepPage = (event: DragEvent): void => {
  if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/**
 * Takes the files that are dropped on one element of the page, and those that are pasted while the keys stand in it; text is
 * pasted where it is typed. Tells whether files are over the element now.
 */
export function useDropOnto(
  place: RefObject<HTMLElement | null>,
  { enabled, onFiles }: { enabled: boolean; onFiles: (files: readonly File[]) => void },
): boolean {
  const { i18n } = useLingui()
  const [over, setOver] = useState(false)
  const take = useEffectEvent((transfer: DataTransfer) => takeFiles(transfer, i18n, onFiles))
  // The browser's own events: those of React also come from dialogs that were opened from here and stand elsewhere.
  useEffect(() => {
    const element = place.current
    if (!enabled || !element) return undefined
    const isLocked = () => element.closest('fieldset:disabled') !== null
    const onDrag = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer) || isLocked()) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer || !holdsFiles(event.dataTransfer) || isLocked()) return
      event.preventDefault()
      // What takes files anywhere on the page has none of these.
      event.stopPropagation()
      take(event.dataTransfer)
    }
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      const isText = isTypedInto(event.target) && (clipboardData?.types.includes('text/plain') ?? false)
      if (!clipboardData?.files.length || isText || isLocked()) return
      event.preventDefault()
      event.stopPropagation()
      take(clipboardData)
    }
    const end = new AbortController()
    const { signal } = end
    element.addEventListener('dragenter', onDrag, { signal })
    element.addEventListener('dragover', onDrag, { signal })
    element.addEventListener('dragleave', onLeave, { signal })
    element.addEventListener('drop', onDrop, { signal })
    element.addEventListener('paste', onPaste, { signal })
    document.addEventListener('dragover', keepPage, { signal })
    document.addEventListener('drop', keepPage, { signal })
    return () => end.abort()
  }, [enabled, place])
  return enabled && over
}
