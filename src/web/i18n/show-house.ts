import { HOUSE_KEY, hasOwnWord, house, type ShownHouse } from './house.ts'

/** What is to be shown, while the word for its guests is on its way. */
let wanted: string | undefined

/** Shows another organization, or the same one after a change, and keeps it for the next page load; null forgets it. */
export function showHouse(next: ShownHouse | null): void {
  const text = JSON.stringify(next)
  if (text === (wanted ?? JSON.stringify(house.get()))) return
  wanted = text
  const show = (): void => {
    if (wanted !== text) return
    wanted = undefined
    house.set(next)
    keep(next)
  }
  if (!hasOwnWord(next) && !hasOwnWord(house.get())) return show()
  // Few houses have a word of their own; the texts have it before the house is seen.
  void import('./guest-word.ts')
    .then(({ sayGuestsAs }) => wanted === text && sayGuestsAs(next ?? { guest: 'guest', own: {} }))
    .catch(() => undefined)
    .then(show)
}

function keep(next: ShownHouse | null): void {
  try {
    // A picture of this page's own is gone with it.
    const kept = next?.logo?.startsWith('blob:') ? { ...next, logo: null } : next
    if (kept) localStorage.setItem(HOUSE_KEY, JSON.stringify(kept))
    else localStorage.removeItem(HOUSE_KEY)
  } catch {
    // Without storage the next page learns it from the service again.
  }
}
