import { Readable } from 'node:stream'
import { type Edit, editsOfText, editsToText, piecesOf } from '#api/core/rules/private/edits.ts'
import { tellsPrivately } from '#api/core/rules/private/private-formats.ts'
import { privateParts } from '#api/core/rules/private/private-parts.ts'
import type { Part } from '#api/http/media/range.ts'
import type { OpenedBytes } from '#api/http/media/reading.ts'
import type { Depot } from './depot.ts'

type File = Pick<OpenedBytes, 'medium' | 'name' | 'format'> & { size: number }

/** Files whose edits are at hand; those of others are read from where they are kept. */
const MOST_AT_HAND = 2000

/** The name under which the edits of a file are kept; the number is that of their rules, whose change makes them anew. */
const editsName = (name: string): string => `${name.split('.')[0]}.public-2.json`

async function bytesOf(bytes: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of bytes) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Tells the edits with which guests get a file, without its place, camera and owner; found out once, when it is first asked for. */
export function createPublicEdits(depot: Pick<Depot, 'find' | 'read' | 'write'>) {
  const atHand = new Map<string, Promise<readonly Edit[]>>()
  // One file at a time stands in memory.
  let turn: Promise<unknown> = Promise.resolve()

  const find = async ({ medium, name, format, size }: File): Promise<readonly Edit[]> => {
    const kept = editsName(name)
    if (await depot.find(medium, kept)) return editsOfText((await bytesOf(depot.read(medium, kept))).toString())
    const read = (from: number, to: number) => bytesOf(depot.read(medium, name, { start: from, end: to - 1 }))
    const mine = turn.then(() => privateParts(read, size, format.format))
    turn = mine.catch(() => undefined)
    const { edits } = await mine
    await depot.write(medium, kept, new TextEncoder().encode(editsToText(edits)))
    return edits
  }

  return async (file: File): Promise<readonly Edit[]> => {
    if (!tellsPrivately(file.format.format)) return []
    const { organizationId, id } = file.medium
    const key = `${organizationId}/${id}/${file.name}`
    const known = atHand.get(key) ?? find(file)
    atHand.delete(key)
    atHand.set(key, known)
    const [oldest] = atHand.keys()
    if (atHand.size > MOST_AT_HAND && oldest !== undefined) atHand.delete(oldest)
    try {
      return await known
    } catch (error) {
      atHand.delete(key)
      throw error
    }
  }
}

/** The bytes of a file with its edits, from `start` to `end`, both included, of what is served. */
export const editedBytes = (
  depot: Pick<Depot, 'read'>,
  { medium, name, size }: File,
  edits: readonly Edit[],
  part: Part | undefined,
): Readable => {
  if (edits.length === 0) return depot.read(medium, name, part)
  const bytes = async function* (): AsyncGenerator<Uint8Array, void, void> {
    for (const piece of piecesOf(size, edits, part)) {
      if ('bytes' in piece) yield piece.bytes
      else yield* depot.read(medium, name, { start: piece.from, end: piece.to - 1 }) as AsyncIterable<Uint8Array>
    }
  }
  return Readable.from(bytes(), { objectMode: false })
}
