import { existsSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { askRunningServer } from './control.ts'
import { openDatabase } from './database/open.ts'
import { dumpTo, dumpToFile } from './dump-file.ts'
import { mediaFolder, readNamed, run } from './dump-command.ts'
import { incrementTo } from './increments.ts'
import { copyMedia } from './media/copy-media.ts'

const USAGE = 'npm run --silent dump -- [FILE] [--since DUMP [--since INCREMENT]…] [--media FOLDER]'

await run(USAGE, { most: 1, takes: ['media', 'since'] }, async ({ files: [file = '-'], media, since }, config) => {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    throw new Error(`There is no embedded database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`)
  }
  const from = media === undefined ? undefined : mediaFolder(config)
  // The embedded database belongs to one process: a server that runs is asked for a copy of it.
  const asked = config.databaseUrl ? undefined : await askRunningServer(config.dataDir, { do: 'copy' })
  const copied = asked?.copied
  try {
    const database = await openDatabase({ ...config, dataDir: copied ?? config.dataDir })
    try {
      const write = (target: Writable): Promise<number> =>
        since.length === 0
          ? dumpTo(target, database)
          : incrementTo(
              target,
              database,
              since.map((name) => () => readNamed(name)),
            )
      const records = await (file === '-' ? write(process.stdout) : dumpToFile(file, write))
      // After the records, so that none of them misses its bytes.
      const bytes = from === undefined || media === undefined ? undefined : await copyMedia(from, media)
      const told = bytes === undefined ? '' : ` ${bytes} files of media copied that were not in ${media} yet.`
      return `${records} records dumped${since.length === 0 ? '' : ' that became different'}.${told} Secrets of access keys stay sealed: keep the server's key file with the dump.`
    } finally {
      await database.close()
    }
  } finally {
    if (copied !== undefined) await rm(copied, { recursive: true, force: true })
  }
})
