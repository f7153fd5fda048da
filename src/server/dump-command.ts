import type { DatabaseConfig } from './database/open.ts'

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
  const { DATABASE_URL, DATA_DIR } = process.env
  try {
    const said = await work(files, { databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR || 'data' })
    // Standard output may be the dump itself.
    process.stderr.write(`${said}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
