import { useEffect } from 'react'

/** Names the browser tab and the history entry after the page. */
export function useTitle(title: string): void {
  // The document's title lives outside of React.
  useEffect(() => {
    document.title = title === '' ? 'Frontdesk' : `${title} · Frontdesk`
  }, [title])
}
