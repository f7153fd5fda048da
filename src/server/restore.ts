import { restoreAll } from '#api/stores/sql/restore.ts'
import { openDatabase } from './database/open.ts'
import { mediaFolder, readNamed, run } from './dump-command.ts'
import { mergedRecords } from './increments.ts'
import { copyMedia } from './media/copy-media.ts'

const USAGE = 'npm run --silent restore -- [FILE [INCREMENT]…] [--media FOLDER]'

await run(USAGE, { most: Infinity, takes: ['media'] }, async ({ files, media }, config) => {
  const named = files.length === 0 ? ['-'] : files
  const to = media === undefined ? undefined : mediaFolder(config)
  const database = await openDatabase(config)
  try {
    const began = performance.now()
    const records = await restoreAll(database, mergedRecords(named.map((file) => () => readNamed(file))))
    const seconds = (performance.now() - began) / 1000
    const pace = `in ${seconds.toFixed(2)} s, ${Math.round(records / seconds)} a second`
    const bytes = to === undefined || media === undefined ? undefined : await copyMedia(media, to)
    const told = bytes === undefined ? '' : ` ${bytes} files of media copied.`
    return `${records} records restored ${pace}.${told} Sealed secrets open with the key file of the server that they come from.`
  } finally {
    await database.close()
  }
})
