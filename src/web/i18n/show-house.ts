import { HOUSE_KEY, house, type ShownHouse } from './house.ts'
import { sayGuestsAs } from './guest-word.ts'

/** Shows another organization, or the same one after a change, and keeps it for the next page load; null forgets it. */
export function showHouse(next: ShownHouse | null): void {
  const text = JSON.stringify(next)
  if (text === JSON.stringify(house.get())) return
  sayGuestsAs(next ?? { guest: 'guest', own: {} })
  house.set(next)
  try {
    // A picture of this page's own is gone with it.
    const kept = next?.logo?.startsWith('blob:') ? { ...next, logo: null } : next
    if (kept) localStorage.setItem(HOUSE_KEY, JSON.stringify(kept))
    else localStorage.removeItem(HOUSE_KEY)
  } catch {
    // Without storage the next page learns it from the service again.
  }
}
