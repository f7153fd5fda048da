import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediumRef } from '#api/core/context.ts'
import { type ByteRange, type Depot, movedOn } from './depot.ts'

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const absent =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isAbsent(error)) return value
    throw error
  }

/** Where a file is made that takes its place at once. */
const asideOf = (path: string): string => `${path}.${randomBytes(6).toString('hex')}`

/** Makes the disk keep the names in a folder as well; what a folder holds is not flushed with its files. */
async function flushFolder(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Bytes of media in a folder: `incoming/<organization>/<medium>` and `kept/<organization>/<medium>/<name>`. */
export function createDiskDepot(folder: string): Depot {
  const incoming = ({ organizationId, id }: MediumRef): string => join(folder, 'incoming', organizationId, id)
  const home = ({ organizationId, id }: MediumRef): string => join(folder, 'kept', organizationId, id)
  const entries = (path: string): Promise<Dirent[]> => readdir(path, { withFileTypes: true }).catch(absent([]))
  const reading = (path: string, range: ByteRange = { start: 0 }, highWaterMark = 64 * 1024) =>
    createReadStream(path, { ...range, highWaterMark })

  const listed = async (part: string, before: number): Promise<MediumRef[]> => {
    const found: MediumRef[] = []
    for (const { name: organizationId } of await entries(join(folder, part))) {
      for (const { name: id } of await entries(join(folder, part, organizationId))) {
        const stats = await stat(join(folder, part, organizationId, id)).catch(absent(undefined))
        if (stats && stats.mtimeMs < before) found.push({ organizationId, id })
      }
    }
    return found
  }

  return {
    received: async (medium) => (await stat(incoming(medium)).catch(absent(undefined)))?.size ?? 0,

    async append(medium, offset, bytes) {
      const path = incoming(medium)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Neither 'a', which knows no offset, nor 'w', which cuts: the file is made where it is missing.
      await (await open(path, 'a', 0o600)).close()
      const { size } = await stat(path)
      if (size !== offset) throw movedOn(offset, size)
      const file = createWriteStream(path, { flags: 'r+', start: offset, flush: true })
      let broken: { error: unknown } | undefined
      // For the file a broken line is an end like any other: what came before is written and flushed.
      const whole = async function* (): AsyncGenerator<Uint8Array, void, void> {
        try {
          yield* bytes
        } catch (error) {
          broken = { error }
        }
      }
      await pipeline(whole(), file)
      if (offset === 0) await flushFolder(dirname(path))
      if (broken) throw broken.error
      return offset + file.bytesWritten
    },

    // Read once and whole by the server itself, while many may read what is kept at once.
    readReceived: (medium, range) => reading(incoming(medium), range, 256 * 1024),

    async keep(medium, name) {
      const path = join(home(medium), name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const aside = asideOf(path)
      // A second name, not a move: until the record says so, a start after a crash finds the upload where it was.
      await link(incoming(medium), aside)
      // At no moment is there nothing under the name: another server may have kept the file, and let go of the upload.
      await rename(aside, path)
      // Two names of one file are left as they are by a rename.
      await rm(aside, { force: true })
      await flushFolder(dirname(path))
    },

    abandon: (medium) => rm(incoming(medium), { force: true }),
    idleSince: (instant) => listed('incoming', instant),

    async find(medium, name) {
      const stats = await stat(join(home(medium), name)).catch(absent(undefined))
      return stats?.isFile() ? { size: stats.size } : undefined
    },

    read: (medium, name, range) => reading(join(home(medium), name), range),

    async write(medium, name, bytes) {
      const path = join(home(medium), name)
      const aside = asideOf(path)
      try {
        await writeFile(aside, bytes, { mode: 0o600 })
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },

    async clear(medium, isGone) {
      if (isGone === undefined) return rm(home(medium), { recursive: true, force: true })
      for (const { name } of await entries(home(medium))) {
        if (isGone(name)) await rm(join(home(medium), name), { force: true })
      }
    },

    async keptBefore(instant) {
      const found: (MediumRef & { names: string[] })[] = []
      for (const medium of await listed('kept', instant)) {
        found.push({ ...medium, names: (await entries(home(medium))).map(({ name }) => name) })
      }
      return found
    },
  }
}
