import { readdirSync } from 'node:fs'
import { temporaryFolder } from '../../testing/server-process.ts'
import type { Depot } from '../depot.ts'
import { createDiskDepot } from '../disk-depot.ts'
import { createS3Depot, type S3Limits } from '../s3/s3-depot.ts'
import { startFakeS3 } from './fake-s3.ts'

/** The kinds of depots; every one of them has to pass the same tests. */
export const DEPOTS = ['disk', 's3'] as const

/** See `DEPOTS`. */
export type DepotKind = (typeof DEPOTS)[number]

/** S3 made small: a part is 16 KiB instead of 8 MiB, so that a picture has several, and nobody waits long. */
export const SMALL: Partial<S3Limits> = { partSize: 16 * 1024, pauses: [1, 1, 1] }

/** A store to go with `SMALL`: pages of three, so that every listing has several. */
export const startSmallS3 = () => startFakeS3({ minimumPart: 16 * 1024, page: 3 })

/** Where bytes lie, which outlives the servers over it. */
export interface Place {
  /** The depot as a server that has just started opens it. */
  depot(): Depot
  /** What lies there: files, objects and unfinished uploads. */
  left(): string[]
  remove(): Promise<void>
}

/** Opens an empty place. */
export async function openPlace(kind: DepotKind): Promise<Place> {
  if (kind === 's3') {
    const s3 = await startSmallS3()
    return {
      depot: () => createS3Depot(s3.settings, SMALL),
      left: () => [...s3.keys(), ...Array.from({ length: s3.unfinished() }, () => 'an unfinished upload')],
      remove: () => s3.close(),
    }
  }
  const folder = temporaryFolder()
  return {
    depot: () => createDiskDepot(folder.path),
    left: () =>
      readdirSync(folder.path, { withFileTypes: true, recursive: true })
        .filter((it) => it.isFile())
        .map(({ name }) => name),
    remove: async () => folder.remove(),
  }
}
