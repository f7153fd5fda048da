import { constants, existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE } from '#api/time/durations.ts'
import type { Database } from '#api/stores/sql/database.ts'
import { ConfigError } from '../config.ts'
import { type Lock, takeLock } from './lock.ts'

const COPY = 'dumping-'
/** Milliseconds that whoever asked for a copy has for opening it; from then on a lock tells that somebody reads it. */
const OPENED_WITHIN = MINUTE

/**
 * Copies the embedded database that this process has open, as it is at one moment: calls wait as long as the files are copied,
 * and no longer. Answers a data folder within the data folder, which whoever asked for it opens and drops.
 */
export async function copyDatabase(database: Database, dataDir: string): Promise<string> {
  await dropLeftCopies(dataDir)
  // A transaction has the one connection for itself. What was committed is in the files, as after a loss of power.
  return database.transaction('dump', async () => {
    const copy = await mkdtemp(join(dataDir, COPY))
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
    await cp(join(dataDir, 'pglite'), join(copy, 'pglite'), options)
    await cp(join(dataDir, 'database.json'), join(copy, 'database.json'))
    return copy
  })
}

/** Removes copies of the embedded database that a dump which was killed left in the data folder; nobody reads them any more. */
export async function dropLeftCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(COPY)) continue
    const copy = join(dataDir, name)
    const isFresh = !existsSync(join(copy, 'lock')) && Date.now() - (await stat(copy)).mtimeMs < OPENED_WITHIN
    const lock = isFresh ? undefined : freeLock(copy)
    if (lock === undefined) continue
    lock.release()
    await rm(copy, { recursive: true, force: true })
  }
}

function freeLock(folder: string): Lock | undefined {
  try {
    return takeLock(folder)
  } catch (error) {
    if (error instanceof ConfigError) return undefined
    throw error
  }
}
