import { Readable } from 'node:stream'
import type { MediumRef } from '#api/core/context.ts'
import { type ByteRange, type Depot, movedOn } from '../depot.ts'
import { append } from './append.ts'
import { createS3Client, PAUSES } from './client.ts'
import { isAbsent } from './errors.ts'
import { all, type Bucket, idOf, look, PART_SIZE, wholeKey } from './incoming.ts'
import { openObjects, type S3Object } from './objects.ts'
import { openParts } from './parts.ts'
import type { S3Settings } from './settings.ts'
import { letGo, makeWhole, takeApart } from './whole.ts'

const GIB = 1024 ** 3

/** What tests make smaller. */
export interface S3Limits {
  /** Bytes of a part; S3 wants 5 MiB or more. */
  partSize: number
  /** The most bytes that are copied by one call (5 GiB at S3), and how many a call copies of what is larger. */
  copySize: number
  copyPart: number
  /** Milliseconds before each further attempt. */
  pauses: readonly number[]
}

const LIMITS: S3Limits = { partSize: PART_SIZE, copySize: 5 * GIB, copyPart: GIB, pauses: PAUSES }

/**
 * Bytes of media in a bucket: `incoming/<organization>/<medium>/…` and `kept/<organization>/<medium>/<name>`. Nothing is
 * kept in the process, so any server over the bucket goes on where another ended.
 */
export function createS3Depot(settings: S3Settings, limits: Partial<S3Limits> = {}): Depot {
  const { partSize, copySize, copyPart, pauses } = { ...LIMITS, ...limits }
  const client = createS3Client(settings, pauses)
  const objects = openObjects(client, settings, pauses)
  const parts = openParts(client, settings)
  const bucket: Bucket = { objects, parts, partSize }
  const home = ({ organizationId, id }: MediumRef): string => `kept/${organizationId}/${id}/`

  const reading = (key: string, range: ByteRange | undefined): Readable => streamOf(objects.read(key, range))

  /** Copies what is too large for one call in parts. */
  const copyLarge = async (from: string, to: string, size: number): Promise<void> => {
    const uploadId = await parts.begin(to)
    try {
      for (let [number, start] = [1, 0]; start < size; number++, start += copyPart) {
        await parts.sendCopy(to, uploadId, number, from, start, Math.min(start + copyPart, size) - 1)
      }
      await parts.complete(to, uploadId, await parts.list(to, uploadId))
    } catch (error) {
      await parts.abort(to, uploadId).catch(() => undefined)
      throw error
    }
  }

  return {
    received: async (medium) => (await look(bucket, medium)).received,

    async append(medium, offset, bytes) {
      let arrived = await look(bucket, medium)
      if (arrived.isWhole) {
        await takeApart(bucket, medium)
        arrived = await look(bucket, medium)
      }
      if (arrived.received !== offset) throw movedOn(offset, arrived.received)
      return append(bucket, medium, arrived, bytes)
    },

    readReceived(medium, range) {
      const key = wholeKey(medium)
      return streamOf(
        (async function* () {
          try {
            return yield* objects.read(key, range)
          } catch (error) {
            if (!isAbsent(error)) throw error
          }
          await makeWhole(bucket, medium)
          yield* objects.read(key, range)
        })(),
      )
    },

    async keep(medium, name) {
      await makeWhole(bucket, medium)
      const [from, to] = [wholeKey(medium), home(medium) + name]
      const size = (await objects.sizeOf(from)) ?? 0
      if (size > copySize) await copyLarge(from, to, size)
      else await objects.copy(from, to)
    },

    abandon: (medium) => letGo(bucket, medium),

    async idleSince(instant) {
      const idle: MediumRef[] = []
      const known = new Set<string>()
      for await (const { medium, found, changed } of byMedium(objects.list('incoming/'))) {
        known.add(wholeKey(medium))
        if (changed >= instant) continue
        // Parts are no objects: whoever sends nothing else leaves no trace in the listing.
        const uploadId = await idOf(objects, medium, found)
        const sent = uploadId === undefined ? [] : await parts.list(wholeKey(medium), uploadId)
        if (sent.every((part) => part.changed < instant)) idle.push(medium)
      }
      for (const { key, begun } of await parts.begun('incoming/')) {
        const medium = mediumOf(key)
        if (medium && begun < instant && !known.has(key)) idle.push(medium)
      }
      return idle
    },

    async find(medium, name) {
      const size = await objects.sizeOf(home(medium) + name)
      return size === undefined ? undefined : { size }
    },

    read: (medium, name, range) => reading(home(medium) + name, range),
    write: (medium, name, bytes) => objects.put(home(medium) + name, bytes),

    async clear(medium, isGone = () => true) {
      for (const { key } of await all(objects.list(home(medium)))) {
        if (isGone(key.slice(home(medium).length))) await objects.remove(key)
      }
    },

    async keptBefore(instant) {
      const found = await all(byMedium(objects.list('kept/')))
      const old = found.filter(({ changed }) => changed < instant)
      return old.map((one) => ({
        ...one.medium,
        names: one.found.map(({ key }) => key.slice(home(one.medium).length)),
      }))
    },
  }
}

const CHUNK = 64 * 1024
const streamOf = (bytes: AsyncIterable<Uint8Array>): Readable =>
  Readable.from(bytes, { objectMode: false, highWaterMark: CHUNK })

function mediumOf(key: string): MediumRef | undefined {
  const [, organizationId, id] = key.split('/')
  return organizationId && id ? { organizationId, id } : undefined
}

/** A listing by its media; what belongs to one medium stands together in it. */
async function* byMedium(listing: AsyncIterable<S3Object>) {
  let group: { medium: MediumRef; found: S3Object[]; changed: number } | undefined
  for await (const object of listing) {
    const medium = mediumOf(object.key)
    if (!medium) continue
    if (group && group.medium.id === medium.id && group.medium.organizationId === medium.organizationId) {
      group.found.push(object)
      group.changed = Math.max(group.changed, object.changed)
    } else {
      if (group) yield group
      group = { medium, found: [object], changed: object.changed }
    }
  }
  if (group) yield group
}
