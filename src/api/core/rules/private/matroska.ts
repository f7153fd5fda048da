import type { ReadPart } from '../read-part.ts'
import type { PrivateFacts } from './exif.ts'
import type { Found } from './found.ts'
import { type Element, elementAt, elementsIn, LONGEST_HEAD, voided } from '../matroska-elements.ts'
import { placeIn } from './place-in-words.ts'

// Ids of elements (RFC 9559, section 5).
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const SEEK_HEAD = 0x114d9b74
const SEEK = 0x4dbb
const SEEK_ID = 0x53ab
const INFO = 0x1549a966
const TAGS = 0x1254c367
const ATTACHMENTS = 0x1941a469
const CHECK = 0xbf
const TAG = 0x7373
const SAID = 0x67c8
const NAME = 0x45a3
const WORDS = 0x4487

/** Of the description of a film what it can do without: its title, when it was made, and names of files. */
const TOLD: ReadonlySet<number> = new Set([0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb])
/** The programs that wrote it: these have to be there. */
const PROGRAMS: ReadonlySet<number> = new Set([0x4d80, 0x5741])

/** Bytes of one element that are looked into, or emptied. */
const LARGEST = 32 * 1024 ** 2
/** Pieces of a recording that is followed piece by piece: some hours of it. */
const MOST_ELEMENTS = 1_000_000
/** Bytes that are read at a time where one small piece follows the other. */
const WINDOW = 1024 ** 2

const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replaceAll('\0', '').trim()

/** Names and words of tags, also of those within others. */
function* saidIn(bytes: Uint8Array): Generator<[name: string, words: string]> {
  const inside = elementsIn(bytes)
  const textOf = (id: number): string => {
    const found = inside.find((it) => it.id === id)
    return found ? utf8(bytes.subarray(found.from, found.to)) : ''
  }
  if (textOf(NAME) !== '') yield [textOf(NAME).toUpperCase(), textOf(WORDS)]
  for (const { id, from, to } of inside) if (id === TAG || id === SAID) yield* saidIn(bytes.subarray(from, to))
}

const OWNERS = ['ARTIST', 'AUTHOR', 'DIRECTOR', 'LEAD_PERFORMER', 'COPYRIGHT', 'ENCODED_BY']

function factsOfTags(bytes: Uint8Array): PrivateFacts {
  const said = [...saidIn(bytes)].filter(([, words]) => words !== '')
  const wordsOf = (name: RegExp): string => said.find(([it]) => name.test(it))?.[1] ?? ''
  const placed = said.filter(([name]) => /LOCATION|GPS|LATITUDE|XYZ/.test(name)).map(([, words]) => placeIn(words))
  const place = placed.find((it) => it !== undefined) ?? (placed.length > 0 && (true as const))
  const camera = `${wordsOf(/(^|\W)(MAKE|MANUFACTURER)$/)} ${wordsOf(/(^|\W)MODEL$/)}`.trim()
  const owner = OWNERS.map((name) => wordsOf(new RegExp(`^${name}$`))).find((it) => it !== '')
  return { ...(place && { place }), ...(camera && { camera }), ...(owner && { owner }) }
}

/** What leads to tags and attachments that are not there any more. */
const isLeading =
  (bytes: Uint8Array, start: number) =>
  ({ id, from, to }: Element): boolean =>
    id === SEEK &&
    elementsIn(bytes.subarray(from - start, (to ?? from) - start)).some((it) => {
      const [one = 0, two = 0, three = 0, four = 0] = bytes.subarray(
        from - start + it.from,
        from - start + (it.to ?? 0),
      )
      const target = ((one * 256 + two) * 256 + three) * 256 + four
      return it.id === SEEK_ID && (target === TAGS || target === ATTACHMENTS)
    })

/** Empties some of what stands in an element, with the check of it, which would be wrong then. */
function emptyWithin(bytes: Uint8Array, start: number, isGone: (element: Element) => boolean, found: Found): void {
  const inside = elementsIn(bytes, start)
  const gone = inside.filter((it) => isGone(it) && it.to !== undefined && it.to - it.at > 1)
  if (gone.length === 0) return
  found.edits.push(...inside.filter((it) => gone.includes(it) || it.id === CHECK).map(voided))
}

/** Makes the names of programs blanks. */
function blankPrograms(bytes: Uint8Array, start: number, found: Found): void {
  for (const { id, from, to = from } of elementsIn(bytes, start)) {
    if (PROGRAMS.has(id) && to > from) found.edits.push({ from, to, bytes: new Uint8Array(to - from).fill(0x20) })
  }
}

/** Reads heads of elements: one at a time, or out of a larger part of the file where they are close to each other. */
const readHeads = (read: ReadPart, size: number) => {
  let [start, held] = [0, new Uint8Array()]
  return async (at: number, isDense: boolean): Promise<Uint8Array> => {
    const to = Math.min(size, at + LONGEST_HEAD)
    if (!isDense) return read(at, to)
    if (at < start || to > start + held.length) {
      start = at
      held = new Uint8Array(await read(at, Math.min(size, at + WINDOW)))
    }
    return held.subarray(at - start, to - start)
  }
}

/**
 * What a WebM says beside its film or sound: tags and attached files go whole, of its description the title, the day and the
 * programs. Places are counted in it, so nothing is moved: what goes becomes empty of the same length.
 */
export async function lookIntoMatroska(read: ReadPart, size: number, found: Found): Promise<void> {
  const headAt = readHeads(read, size)
  const checks: Element[] = []
  let isLive = false
  for (let at = 0, count = 0; at < size && count < MOST_ELEMENTS; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each head says where the next one is.
    const element = elementAt(await headAt(at, isLive), 0, at)
    if (!element) break
    const { id, from, to } = element
    // What is recorded live does not say where it ends; nor does anything else that is looked for.
    if (id === SEGMENT || (id === CLUSTER && to === undefined)) {
      isLive = id === CLUSTER
      at = from
      continue
    }
    if (to === undefined || to > size) break
    if (id === CHECK) checks.push(element)
    if ([SEEK_HEAD, INFO, TAGS, ATTACHMENTS].includes(id) && to - at <= LARGEST) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      const bytes = await read(from, to)
      if (id === TAGS) found.facts.push(factsOfTags(bytes))
      if (id === TAGS || id === ATTACHMENTS) found.edits.push(voided(element))
      if (id === SEEK_HEAD) emptyWithin(bytes, from, isLeading(bytes, from), found)
      if (id === INFO) {
        emptyWithin(bytes, from, (it) => TOLD.has(it.id), found)
        blankPrograms(bytes, from, found)
      }
    }
    at = to
  }
  if (found.edits.length > 0) found.edits.push(...checks.map(voided))
  found.edits.sort((one, other) => one.from - other.from)
}
