import { openDatabase } from './database/open.ts'
import { run } from './dump-command.ts'
import { restoreFrom, restoreFromFile } from './dump-file.ts'

await run('npm run --silent restore -- [FILE]', async ([file = '-'], config) => {
  const database = await openDatabase(config)
  try {
    const records = await (file === '-' ? restoreFrom(process.stdin, database) : restoreFromFile(file, database))
    return `${records} records restored. Sealed secrets open with the key file of the server that they come from.`
  } finally {
    await database.close()
  }
})
