/** Modules in one file, the places that load it, its weight as it travels, and the parts that it imports. */
export interface Part {
  modules: string[]
  /** Whom it must have reached before they stand. */
  first: ReadonlySet<string>
  /** Who has it once nothing more comes by itself, those of `first` among them. */
  all: ReadonlySet<string>
  /** In bytes, compressed. */
  bytes: number
  imports: Set<Part>
  /** Whom it may not reach before they stand, whatever it shares a file with. */
  barred?: ReadonlySet<string>
}

/** What loading costs a place, in bytes before it stands: a file, whenever it comes, and a byte that comes behind it. */
export interface Price {
  file: number
  later: number
}

/** What a part costs that a place may not load, so much that no saving is worth it. */
const BARRED = 3_000_000

/** Which files a place loads, and what each file would come to beside them, by the number of the file. */
class Load {
  readonly #bytesBeside: Float64Array
  readonly #filesBeside: Int32Array
  readonly #barredBeside: Int32Array

  /** `barredIn` counts the parts of each file that may not come. */
  constructor(
    readonly has: Uint8Array,
    readonly barredIn: Int32Array,
  ) {
    this.#bytesBeside = new Float64Array(has.length)
    this.#filesBeside = new Int32Array(has.length)
    this.#barredBeside = new Int32Array(has.length)
  }

  weigh(plan: Pick<Plan, 'bytes' | 'reached'>): void {
    const { has, barredIn } = this
    for (let at = 0; at < has.length; at++) {
      const reached = plan.reached[at]
      if (!reached) continue
      let bytes = 0
      let files = 0
      let barred = 0
      for (let it = 0; it < has.length; it++) {
        if (!reached[it] || has[it]) continue
        bytes += plan.bytes[it] ?? 0
        files++
        barred += barredIn[it] ?? 0
      }
      this.#bytesBeside[at] = bytes
      this.#filesBeside[at] = files
      this.#barredBeside[at] = barred
    }
  }

  /** Which of two files would come if they were one; -1 where neither is loaded. */
  #comes = (a: number, b: number): number => (this.has[a] ? b : this.has[b] ? a : -1)

  /** What it costs more, or less, if the two are one: what is asked of each pair of files, so that nothing is made for it. */
  costOfBoth(a: number, b: number, perByte: number, perFile: number): number {
    const comes = this.#comes(a, b)
    if (comes < 0) return 0
    const bytes = this.#bytesBeside[comes] ?? 0
    const files = (this.#filesBeside[comes] ?? 0) - 1
    return perByte * bytes + perFile * files + BARRED * (this.#barredBeside[comes] ?? 0)
  }
}

interface Place {
  /** How many load just the same. */
  times: number
  first: Load
  all: Load
}

/** Parts by their numbers, of which some are joined to others. */
class Plan {
  readonly bytes: Float64Array
  /** What comes with each file, itself among it. */
  readonly reached: (Uint8Array | undefined)[]
  readonly #parts: Part[][]
  readonly #places: readonly Place[]
  readonly #price: Price

  constructor(
    parts: readonly Part[],
    names: readonly string[],
    price: Price,
    readonly isJoinable: (part: Part) => boolean,
  ) {
    this.#price = price
    this.#parts = parts.map((part) => [part])
    this.bytes = Float64Array.from(parts, ({ bytes }) => bytes)
    const numbers = new Map(parts.map((part, at) => [part, at]))
    const reach = (part: Part, found: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
      const at = numbers.get(part)
      if (at === undefined || found[at]) return found
      found[at] = 1
      for (const it of part.imports) reach(it, found)
      return found
    }
    this.reached = parts.map((part) => reach(part, new Uint8Array(parts.length)))
    const places = new Map<string, Place>()
    for (const name of names) {
      const load = (wanted: (part: Part) => boolean) =>
        parts.reduce((found, part) => (wanted(part) ? reach(part, found) : found), new Uint8Array(parts.length))
      const first = load((part) => part.first.has(name))
      const all = load((part) => part.first.has(name) || part.all.has(name))
      const barred = Int32Array.from(parts, (part) => (part.barred?.has(name) ? 1 : 0))
      const key = [first.join(''), all.join(''), barred.join('')].join(' ')
      const place = places.get(key) ?? {
        times: 0,
        first: new Load(first, barred),
        all: new Load(all, new Int32Array(parts.length)),
      }
      place.times++
      places.set(key, place)
    }
    this.#places = [...places.values()]
  }

  /** Joins what saves most until nothing more saves anything. */
  join(): this {
    for (let best = this.#best(); best !== undefined; best = this.#best()) this.#merge(...best)
    return this
  }

  files(): Part[][] {
    return this.#parts.filter((_, at) => this.reached[at])
  }

  /** The two that are worth most as one; undefined where no two are. */
  #best(): [number, number] | undefined {
    for (const { first, all } of this.#places) {
      first.weigh(this)
      all.weigh(this)
    }
    const alive = [...this.reached.keys()].filter((at) => this.reached[at] && this.#parts[at]?.every(this.isJoinable))
    const isTogether = this.#together(alive)
    let best: [number, number] | undefined
    let least = 0
    for (const [at, a] of alive.entries()) {
      for (let next = at + 1; next < alive.length; next++) {
        const b = alive[next] ?? a
        // Nothing is saved where no place needs them together.
        if (!isTogether[a * this.bytes.length + b]) continue
        const cost = this.#costOfBoth(a, b)
        if (cost < least && !this.#isBetween(a, b)) [best, least] = [[a, b], cost]
      }
    }
    return best
  }

  /** Which two of these some place has in the end: a row for each file. */
  #together(files: readonly number[]): Uint8Array {
    const found = new Uint8Array(this.bytes.length ** 2)
    for (const { all } of this.#places) {
      const here = files.filter((file) => all.has[file])
      for (const a of here) for (const b of here) found[a * this.bytes.length + b] = 1
    }
    return found
  }

  /** What it costs all places that two files are one. */
  #costOfBoth(a: number, b: number): number {
    const { file, later } = this.#price
    let sum = 0
    for (const { first, all, times } of this.#places) {
      sum += times * (first.costOfBoth(a, b, 1, 0) + all.costOfBoth(a, b, later, file))
    }
    return sum
  }

  /** Whether something stands between the two: it would import the file that imports it. */
  #isBetween(a: number, b: number): boolean {
    const reaches = (from: number, to: number) => this.reached[from]?.[to] === 1
    return [...this.reached.keys()].some(
      (it) => it !== a && it !== b && ((reaches(a, it) && reaches(it, b)) || (reaches(b, it) && reaches(it, a))),
    )
  }

  /** Makes the second part of the first. */
  #merge(a: number, b: number): void {
    const both = this.reached[a]?.map((it, at) => it | (this.reached[b]?.[at] ?? 0)) ?? new Uint8Array(0)
    this.#parts[a]?.push(...(this.#parts[b] ?? []))
    this.bytes[a] = (this.bytes[a] ?? 0) + (this.bytes[b] ?? 0)
    this.reached[b] = undefined
    for (const { barredIn } of this.#places.map(({ first }) => first)) {
      barredIn[a] = (barredIn[a] ?? 0) + (barredIn[b] ?? 0)
      barredIn[b] = 0
    }
    const loads = this.#places.flatMap(({ first, all }) => [first.has, all.has])
    for (const files of [...this.reached, ...loads]) {
      if (!files || (!files[a] && !files[b])) continue
      for (const [at, it] of both.entries()) if (it) files[at] = 1
      files[b] = 0
    }
  }
}

/**
 * Joins two parts again and again, those that gain most by it first, for these places: the parts of each file. The same parts in the
 * same order are always joined in the same way. What `made` has are files already, which may come with others but are not joined.
 */
export function joinedParts(
  parts: readonly Part[],
  names: readonly string[],
  price: Price,
  made: readonly (readonly Part[])[] = [],
): Part[][] {
  const isMade = new Set(made.flat())
  const files = new Plan([...made.flat(), ...parts], names, price, (part) => !isMade.has(part)).join().files()
  return files.filter((file) => file.every((part) => !isMade.has(part)))
}

/** The modules of each file, each file behind what it imports. */
export function modulesOf(files: readonly (readonly Part[])[]): string[][] {
  const fileOf = new Map(files.flatMap((parts) => parts.map((part) => [part, parts] as const)))
  const ordered = new Set<readonly Part[]>()
  const visited = new Set<readonly Part[]>()
  const visit = (file: readonly Part[]): void => {
    if (visited.has(file)) return
    visited.add(file)
    for (const part of file) {
      for (const it of part.imports) visit(fileOf.get(it) ?? [])
    }
    ordered.add(file)
  }
  for (const file of files) visit(file)
  return [...ordered].map((parts) => parts.flatMap(({ modules }) => modules)).filter((modules) => modules.length > 0)
}
