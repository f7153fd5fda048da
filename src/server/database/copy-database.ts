import { constants } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#api/stores/sql/database.ts'

/**
 * Copies the embedded database that this process has open, as it is at one moment: calls wait as long as the files are copied,
 * and no longer. Answers a data folder within the data folder, which whoever asked for it opens and drops.
 */
export const copyDatabase = (database: Database, dataDir: string): Promise<string> =>
  // A transaction has the one connection for itself. What was committed is in the files, as after a loss of power.
  database.transaction('dump', async () => {
    const copy = await mkdtemp(join(dataDir, 'dumping-'))
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE }
    await cp(join(dataDir, 'pglite'), join(copy, 'pglite'), options)
    await cp(join(dataDir, 'database.json'), join(copy, 'database.json'))
    return copy
  })
