import { readConfig } from './config.ts'
import type { DatabaseConfig } from './database/open.ts'
import { startTrouble } from './start-trouble.ts'

/** Runs a command on the database that the environment names: DATABASE_URL, else the embedded one in DATA_DIR. */
export async function run(
  usage: string,
  work: (files: string[], config: DatabaseConfig) => Promise<string>,
): Promise<void> {
  const files = process.argv.slice(2)
  if (files.length > 1 || files.some((file) => file.startsWith('-') && file !== '-')) {
    process.stderr.write(`Usage: ${usage}\n`)
    process.exitCode = 2
    return
  }
  try {
    const said = await work(files, { ...readConfig(process.env), databaseWait: 0 })
    // Standard output may be the dump itself.
    process.stderr.write(`${said}\n`)
  } catch (error) {
    process.stderr.write(`${startTrouble(error, process.env.LOG_LEVEL === 'debug').join('\n')}\n`)
    process.exitCode = 1
  }
}
