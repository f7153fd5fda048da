import { useEffect, useRef, type RefObject } from 'react'

/** A modal window of the browser, open as long as it is on screen; `close` gives the focus back before it goes. */
export function useDialog(onClose: () => void): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null)
  // Only the imperative call makes a dialog modal: the browser then holds the focus in it.
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = () => {
    dialog.current?.close()
    onClose()
  }
  return { dialog, close }
}
