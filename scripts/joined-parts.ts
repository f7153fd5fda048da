/** Modules in one file, its weight in bytes before compression, and the parts that it imports. */
export interface Part {
  modules: string[]
  /** The pages that wait for it. */
  first: ReadonlySet<string>
  /** The pages that have it once nothing more comes by itself, those that wait for it among them. */
  pages: ReadonlySet<string>
  /** What somebody opens that has it. */
  opened: ReadonlySet<string>
  bytes: number
  imports: Set<Part>
}

/** All that is loaded with a part. */
function below(part: Part, found: Set<Part> = new Set()): Set<Part> {
  for (const it of part.imports) if (!found.has(it)) below(it, found.add(it))
  return found
}

/** Nothing yet. */
export const emptyPart = (): Part => ({
  modules: [],
  first: new Set(),
  pages: new Set(),
  opened: new Set(),
  bytes: 0,
  imports: new Set(),
})

/** For whom a part is loaded. */
type Loaders = Pick<Part, 'first' | 'pages' | 'opened'>

/** What a panel or dialog counts for beside a page: there are many, each of which few visits open. */
const OPENED = 0.03

/** Those of either. */
const loadersOf = (a: Loaders, b: Loaders): Loaders => ({
  first: new Set([...a.first, ...b.first]),
  pages: new Set([...a.pages, ...b.pages]),
  opened: new Set([...a.opened, ...b.opened]),
})

const lacking = (loaders: ReadonlySet<string>, had: ReadonlySet<string>): number =>
  [...loaders].filter((it) => !had.has(it)).length

/** How many loads of a part are in vain; a page that has it anyway, but need not wait for it, counts half. */
const inVain = ({ first, pages, opened }: Loaders, part: Part): number =>
  (lacking(first, part.first) + lacking(pages, part.pages)) / 2 + OPENED * lacking(opened, part.opened)

/** How many more load a part at all. */
const moreOf = ({ pages, opened }: Loaders, part: Part): number =>
  lacking(pages, part.pages) + OPENED * lacking(opened, part.opened)

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => a.size - lacking(a, b)

/** What pages load in vain when two parts are one file, less the requests that this saves. */
function costOf(a: Part, b: Part, request: number, belowOf: (part: Part) => ReadonlySet<Part>): number {
  // Whom no page needs together saves nothing.
  const both = meet(a.pages, b.pages) + OPENED * meet(a.opened, b.opened)
  if (both === 0) return Infinity
  const [belowA, belowB] = [belowOf(a), belowOf(b)]
  // What stands between the two would import the file that imports it.
  const isBetween =
    [...belowA].some((it) => it !== b && belowOf(it).has(b)) || [...belowB].some((it) => it !== a && belowOf(it).has(a))
  if (isBetween) return Infinity
  const loaders = loadersOf(a, b)
  let cost = inVain(loaders, a) * a.bytes + inVain(loaders, b) * b.bytes - both * request
  for (const it of new Set([...belowA, ...belowB])) {
    if (it === a || it === b) continue
    cost += inVain(loaders, it) * it.bytes + moreOf(loaders, it) * request
  }
  return cost
}

function join(parts: readonly Part[], fixed: Iterable<Part>, a: Part, b: Part): Part[] {
  const both: Part = {
    ...loadersOf(a, b),
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    imports: new Set([...a.imports, ...b.imports].filter((it) => it !== a && it !== b)),
  }
  const loaded = below(both)
  const others = parts.filter((it) => it !== a && it !== b)
  for (const it of others) {
    if (it.imports.delete(a) || it.imports.delete(b)) it.imports.add(both)
    it.imports.delete(b)
    if (loaded.has(it)) Object.assign(it, loadersOf(it, both))
  }
  for (const it of fixed) if (loaded.has(it)) Object.assign(it, loadersOf(it, both))
  return [...others, both]
}

/**
 * Joins two parts again and again, those that gain most by it first, and gives each behind what it imports. `request` is what one
 * costs a page, as bytes before compression that it could load instead; `fixed` are parts that others import and that are none to join.
 */
export function joinedParts(given: readonly Part[], request: number, fixed: Iterable<Part> = []): Part[] {
  // What imports itself is one part already.
  for (const it of given) it.imports.delete(it)
  const others = new Set(fixed)
  let parts = [...given]
  for (;;) {
    const known = new Map([...parts, ...others].map((it) => [it, below(it)]))
    const belowOf = (part: Part) => known.get(part) ?? new Set<Part>()
    let best: readonly [Part, Part] | undefined
    let least = 0
    for (const [at, a] of parts.entries()) {
      for (const b of parts.slice(at + 1)) {
        const cost = costOf(a, b, request, belowOf)
        if (cost < least) [best, least] = [[a, b], cost]
      }
    }
    if (best === undefined) {
      const inOrder = new Set(parts.flatMap((it) => [...[...below(it)].toReversed(), it]))
      return [...inOrder].filter((it) => !others.has(it))
    }
    parts = join(parts, others, ...best)
  }
}
