// Who joins files by always taking the next best step ends where no step is left, with some pages beyond their room. From there
// parts are moved from file to file, at first also where that costs something: simulated annealing.
import { costOf, isWithin, type Loaded, type Part, type Price, type Room, roomOf } from './joined-parts.ts'

/** Files that are told apart, as bits of so many words. */
const WORDS = 2
const MOST_FILES = 32 * WORDS
/** How many moves are tried each time, how much one may cost at first and at last, and how often all of it is begun anew, at least and at most. */
const MOVES = 300_000
const [HOTTEST, COLDEST] = [3_000_000, 200]
/** How many moves mend what is beyond its room then, how hot that begins, and how many times more that costs. */
const [MENDING, MENDED_AT, STRICTLY] = [100_000, 400_000, 20]
const [AT_LEAST, TIMES] = [16, 24]
/** Of the moves, those of a whole file into another, and those of a part into a file of its own. */
const [WHOLE, ALONE] = [0.15, 0.03]

/** Numbers between 0 and 1, always the same: the same sources have the same files. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Rows of bits, one bit a file; how often a bit is wanted is counted, so that it can be taken back. */
class Rows {
  readonly bits: Int32Array
  readonly #counts: Int32Array

  constructor(rows: number) {
    this.bits = new Int32Array(rows * WORDS)
    this.#counts = new Int32Array(rows * MOST_FILES)
  }

  count(row: number, file: number, by: 1 | -1): void {
    const at = row * MOST_FILES + file
    const count = (this.#counts[at] ?? 0) + by
    this.#counts[at] = count
    const word = row * WORDS + (file >> 5)
    const bit = 1 << (file & 31)
    this.bits[word] = count > 0 ? (this.bits[word] ?? 0) | bit : (this.bits[word] ?? 0) & ~bit
  }
}

/** How many bits are set. */
function bitsOf(word: number): number {
  let count = 0
  for (let bits = word; bits !== 0; bits &= bits - 1) count++
  return count
}

/** Parts in files by their numbers, and what each place loads of them. */
class Files {
  readonly fileOf: Int32Array
  /** How many times more what may not be costs than it does. */
  strictly = 1
  readonly sizes = new Int32Array(MOST_FILES)
  readonly #bytes = new Float64Array(MOST_FILES)
  readonly #imports: number[][]
  readonly #importers: number[][]
  /** Which places wait for each part, and which have it in the end. */
  readonly #first: number[][]
  readonly #all: number[][]
  readonly #edges = new Rows(MOST_FILES)
  readonly #firstFiles: Rows
  readonly #allFiles: Rows
  /** The places that each part is barred from, and the files with such parts by places. */
  readonly #barred: number[][]
  readonly #barredFiles: Rows
  readonly #rooms: Room[]
  /** What comes with each file, itself among it; whether that is known, or being found out. */
  readonly #reached = new Int32Array(MOST_FILES * WORDS)
  readonly #visited = new Uint8Array(MOST_FILES)
  readonly #loaded: Loaded = { first: { bytes: 0, files: 0, barred: 0 }, all: { bytes: 0, files: 0 } }

  constructor(
    readonly parts: readonly Part[],
    files: readonly (readonly Part[])[],
    rooms: ReadonlyMap<string, Room>,
    readonly price: Price,
  ) {
    const numbers = new Map(parts.map((part, at) => [part, at]))
    const number = (part: Part): number => numbers.get(part) ?? -1
    const names = [...rooms.keys()]
    const placesOf = (wanted: ReadonlySet<string>) => names.flatMap((name, at) => (wanted.has(name) ? [at] : []))
    this.#rooms = [...rooms].map(([name, room]) => roomOf(name, parts, room))
    this.#imports = parts.map(({ imports }) => [...imports].map(number))
    this.#importers = parts.map((part) => parts.flatMap((it, at) => (it.imports.has(part) ? [at] : [])))
    this.#first = parts.map(({ first }) => placesOf(first))
    this.#all = parts.map(({ first, all }) => placesOf(new Set([...first, ...all])))
    this.#barred = parts.map(({ barred }) => placesOf(barred ?? new Set()))
    this.#barredFiles = new Rows(names.length)
    this.#firstFiles = new Rows(names.length)
    this.#allFiles = new Rows(names.length)
    this.fileOf = new Int32Array(parts.length).fill(-1)
    const fileOf = new Map(files.flatMap((those, file) => those.map((part) => [part, file] as const)))
    this.arrange(parts.map((part) => fileOf.get(part) ?? -1))
  }

  /** Puts each part into its file. */
  arrange(files: ArrayLike<number>): void {
    for (const part of this.parts.keys()) {
      this.#weigh(part, -1)
      this.#place(part, files[part] ?? -1)
      this.#weigh(part, 1)
    }
    this.#reach()
  }

  /** Puts parts of a file into another; false, and all of them are where they were, where files would import each other. */
  move(parts: readonly number[], from: number, to: number): boolean {
    for (const part of parts) this.#place(part, to)
    const isInOrder = this.#reach()
    for (const part of parts) {
      if (!isInOrder) this.#place(part, from)
      else {
        this.#weigh(part, -1, from)
        this.#weigh(part, 1)
      }
    }
    return isInOrder
  }

  #place(part: number, to: number): void {
    this.#countEdges(part, -1)
    this.fileOf[part] = to
    this.#countEdges(part, 1)
  }

  #countEdges(part: number, by: 1 | -1): void {
    const file = this.fileOf[part] ?? -1
    if (file < 0) return
    this.sizes[file] = (this.sizes[file] ?? 0) + by
    for (const it of this.#imports[part] ?? []) this.#countEdge(file, this.fileOf[it] ?? -1, by)
    for (const it of this.#importers[part] ?? []) this.#countEdge(this.fileOf[it] ?? -1, file, by)
  }

  /** Counts a part as one of a file, that it is in unless told, or no longer. */
  #weigh(part: number, by: 1 | -1, file = this.fileOf[part] ?? -1): void {
    if (file < 0) return
    this.#bytes[file] = (this.#bytes[file] ?? 0) + by * (this.parts[part]?.bytes ?? 0)
    for (const place of this.#first[part] ?? []) this.#firstFiles.count(place, file, by)
    for (const place of this.#all[part] ?? []) this.#allFiles.count(place, file, by)
    for (const place of this.#barred[part] ?? []) this.#barredFiles.count(place, file, by)
  }

  #countEdge(from: number, to: number, by: 1 | -1): void {
    if (from >= 0 && to >= 0 && from !== to) this.#edges.count(from, to, by)
  }

  /** Whether each place keeps to its room. */
  isWithin(): boolean {
    return this.#rooms.every((room, place) => isWithin(this.#load(place), room))
  }

  /** What all places pay; infinity where it is more than `most`. */
  cost(most = Infinity): number {
    let sum = 0
    for (let place = 0; place < this.#rooms.length && sum <= most; place++) {
      const room = this.#rooms[place]
      if (room) sum += costOf(this.#load(place), room, this.price, this.strictly)
    }
    return sum <= most ? sum : Infinity
  }

  /** Finds what comes with each file; false where files would import each other. */
  #reach(): boolean {
    this.#visited.fill(0)
    for (let file = 0; file < MOST_FILES; file++) if (this.sizes[file] && !this.#visit(file)) return false
    return true
  }

  /** Finds what comes with a file; false where it comes with itself. */
  #visit(file: number): boolean {
    if (this.#visited[file]) return this.#visited[file] === 2
    this.#visited[file] = 1
    const reached = this.#reached
    const row = file * WORDS
    for (let word = 0; word < WORDS; word++) reached[row + word] = word === file >> 5 ? 1 << (file & 31) : 0
    for (let word = 0; word < WORDS; word++) {
      for (let bits = this.#edges.bits[row + word] ?? 0; bits !== 0; bits &= bits - 1) {
        const next = 32 * word + 31 - Math.clz32(bits & -bits)
        if (!this.#visit(next)) return false
        for (let at = 0; at < WORDS; at++)
          reached[row + at] = (reached[row + at] ?? 0) | (reached[next * WORDS + at] ?? 0)
      }
    }
    this.#visited[file] = 2
    return true
  }

  /** What comes to a place, in an object that the next one is told in, too: this is asked millions of times. */
  #load(place: number): Loaded {
    const { first, all } = this.#loaded
    first.bytes = first.files = first.barred = all.bytes = all.files = 0
    for (let word = 0; word < WORDS; word++) {
      const waited = this.#comes(this.#firstFiles, place, word)
      this.#sum(waited, word, first)
      first.barred += bitsOf(waited & (this.#barredFiles.bits[place * WORDS + word] ?? 0))
      this.#sum(this.#comes(this.#allFiles, place, word) & ~waited, word, all)
    }
    all.bytes += first.bytes
    all.files += first.files
    return this.#loaded
  }

  /** Of so many files, as bits of a word, those that come with what a place wants. */
  #comes({ bits: wanted }: Rows, place: number, word: number): number {
    let comes = 0
    for (let from = 0; from < WORDS; from++) {
      for (let bits = wanted[place * WORDS + from] ?? 0; bits !== 0; bits &= bits - 1) {
        comes |= this.#reached[(32 * from + 31 - Math.clz32(bits & -bits)) * WORDS + word] ?? 0
      }
    }
    return comes
  }

  #sum(files: number, word: number, sum: { bytes: number; files: number }): void {
    for (let bits = files; bits !== 0; bits &= bits - 1) {
      sum.bytes += this.#bytes[32 * word + 31 - Math.clz32(bits & -bits)] ?? 0
      sum.files++
    }
  }
}

/** Moves parts about, and leaves them as they cost least. */
function anneal(files: Files, random: () => number, moves: number, hottest: number): void {
  const parts = files.fileOf.length
  const any = () => Math.floor(random() * parts)
  let cost = files.cost()
  let [least, best] = [cost, files.fileOf.slice()]
  for (let at = 0; at < moves; at++) {
    const heat = hottest * (COLDEST / hottest) ** (at / moves)
    const part = any()
    const from = files.fileOf[part] ?? 0
    const isWhole = random() < WHOLE
    const to = random() < ALONE ? files.sizes.indexOf(0) : (files.fileOf[any()] ?? 0)
    if (to < 0 || to === from) continue
    const moved = isWhole ? [...files.fileOf.keys()].filter((it) => files.fileOf[it] === from) : [part]
    if (!files.move(moved, from, to)) continue
    const next = files.cost(cost - heat * Math.log(random()))
    if (next === Infinity) {
      files.move(moved, to, from)
      continue
    }
    cost = next
    if (cost < least) [least, best] = [cost, files.fileOf.slice()]
  }
  files.arrange(best)
}

/**
 * Moves parts between files, several times with other random numbers, until each place keeps to its room: the parts of each file as
 * they cost least. The same parts in the same files always end in the same way.
 */
export function annealedFiles(
  joined: readonly (readonly Part[])[],
  rooms: ReadonlyMap<string, Room>,
  price: Price,
): Part[][] {
  if (joined.length > MOST_FILES) throw new Error(`${joined.length} files are more than are told apart`)
  const parts = joined.flat()
  let least = Infinity
  let best: Int32Array | undefined
  let fits = false
  for (let seed = 1; seed <= TIMES && !(fits && seed > AT_LEAST); seed++) {
    const files = new Files(parts, joined, rooms, price)
    const random = randomNumbers(seed)
    anneal(files, random, MOVES, HOTTEST)
    // What is beyond a room by now is mended, whatever it costs.
    files.strictly = STRICTLY
    anneal(files, random, MENDING, MENDED_AT)
    files.strictly = 1
    const [cost, isWithin] = [files.cost(), files.isWithin()]
    if (isWithin === fits ? cost < least : isWithin) [least, best, fits] = [cost, files.fileOf, isWithin]
  }
  const moved: Part[][] = Array.from({ length: MOST_FILES }, () => [])
  for (const [at, part] of parts.entries()) moved[best?.[at] ?? 0]?.push(part)
  return moved.filter((those) => those.length > 0)
}
