/** Who comes next when the connection is free: one who stands `first` before every one who stands `last`. */
export type Place = 'first' | 'last'

/** Lets one after the other use a connection; the answered function ends the turn. */
export function createTurns(): (place: Place) => Promise<() => void> {
  const waiting: Record<Place, (() => void)[]> = { first: [], last: [] }
  let isTaken = false

  const end = (): void => {
    const next = waiting.first.shift() ?? waiting.last.shift()
    if (next) next()
    else isTaken = false
  }
  return (place) =>
    new Promise((resolve) => {
      const begin = (): void => resolve(end)
      if (isTaken) return void waiting[place].push(begin)
      isTaken = true
      begin()
    })
}
