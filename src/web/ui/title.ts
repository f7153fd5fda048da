import { useEffect } from 'react'
import { house } from '../i18n/house.ts'
import { useStore } from '../store/store.ts'

/** Names the browser tab and the history entry after the page, and the organization whose page it is. */
export function useTitle(title: string): void {
  const name = useStore(house)?.name || 'Frontdesk'
  // The document's title lives outside of React.
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`
  }, [title, name])
}
