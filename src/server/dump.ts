import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from './database/open.ts'
import { dumpTo, dumpToFile } from './dump-file.ts'
import { run } from './dump-command.ts'

await run('npm run --silent dump -- [FILE]', async ([file = '-'], config) => {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    throw new Error(`There is no embedded database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`)
  }
  const database = await openDatabase(config)
  try {
    const records = await (file === '-' ? dumpTo(process.stdout, database) : dumpToFile(file, database))
    return `${records} records dumped. Secrets of access keys stay sealed: keep the server's key file with the dump.`
  } finally {
    await database.close()
  }
})
