/** Modules in one file, the pages that load it, its weight in bytes before compression, and the parts that it imports. */
export interface Part {
  modules: string[]
  pages: ReadonlySet<string>
  bytes: number
  imports: Set<Part>
}

/** All that is loaded with a part. */
function below(part: Part, found: Set<Part> = new Set()): Set<Part> {
  for (const it of part.imports) if (!found.has(it)) below(it, found.add(it))
  return found
}

/** How many of these pages do not load a part yet. */
const lacking = (pages: ReadonlySet<string>, part: Part): number =>
  [...pages].filter((it) => !part.pages.has(it)).length

/** What pages load in vain when two parts are one file, less the requests that this saves. */
function costOf(a: Part, b: Part, request: number, belowOf: (part: Part) => ReadonlySet<Part>): number {
  // Whom no page needs together saves nothing.
  if (![...a.pages].some((it) => b.pages.has(it))) return Infinity
  const [belowA, belowB] = [belowOf(a), belowOf(b)]
  // What stands between the two would import the file that imports it.
  const isBetween =
    [...belowA].some((it) => it !== b && belowOf(it).has(b)) || [...belowB].some((it) => it !== a && belowOf(it).has(a))
  if (isBetween) return Infinity
  const pages = new Set([...a.pages, ...b.pages])
  const both = a.pages.size + b.pages.size - pages.size
  let cost = lacking(pages, a) * a.bytes + lacking(pages, b) * b.bytes - both * request
  for (const it of new Set([...belowA, ...belowB])) {
    if (it !== a && it !== b) cost += lacking(pages, it) * (it.bytes + request)
  }
  return cost
}

function join(parts: readonly Part[], a: Part, b: Part): Part[] {
  const pages = new Set([...a.pages, ...b.pages])
  const both: Part = {
    modules: [...a.modules, ...b.modules],
    pages,
    bytes: a.bytes + b.bytes,
    imports: new Set([...a.imports, ...b.imports].filter((it) => it !== a && it !== b)),
  }
  const loaded = below(both)
  const others = parts.filter((it) => it !== a && it !== b)
  for (const it of others) {
    if (it.imports.delete(a) || it.imports.delete(b)) it.imports.add(both)
    it.imports.delete(b)
    if (loaded.has(it)) it.pages = new Set([...it.pages, ...pages])
  }
  return [...others, both]
}

/**
 * Joins two parts again and again, those that gain most by it first, and gives each behind what it imports. `request` is what one
 * costs a page, as bytes before compression that it could load instead.
 */
export function joinedParts(given: readonly Part[], request: number): Part[] {
  // What imports itself is one part already.
  for (const it of given) it.imports.delete(it)
  let parts = [...given]
  for (;;) {
    const known = new Map(parts.map((it) => [it, below(it)]))
    const belowOf = (part: Part) => known.get(part) ?? new Set<Part>()
    let best: readonly [Part, Part] | undefined
    let least = 0
    for (const [at, a] of parts.entries()) {
      for (const b of parts.slice(at + 1)) {
        const cost = costOf(a, b, request, belowOf)
        if (cost < least) [best, least] = [[a, b], cost]
      }
    }
    if (best === undefined) return [...new Set(parts.flatMap((it) => [...[...below(it)].toReversed(), it]))]
    parts = join(parts, ...best)
  }
}
