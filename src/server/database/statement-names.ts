/** Times that a text is asked before it gets a name: what is asked once more is likely to be asked on and on. */
const OFTEN = 3
/** Texts that have names, each of which every connection may keep prepared. */
const MOST_NAMED = 200
/** Texts that are counted at once, and characters of the longest. */
const MOST_COUNTED = 1000
const LONGEST = 4000

/**
 * Names for texts of SQL that are asked often, so that a connection has the database read each of them once. A name belongs to one text in
 * this process; most texts of writes have a place for each row, and only those that come again and again get one.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMED || text.length > LONGEST) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < OFTEN) {
      if (counts.size >= MOST_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `frontdesk_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
