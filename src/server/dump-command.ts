import { ConfigError, readConfig } from './config.ts'
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
  try {
    const said = await work(files, readConfig(process.env))
    // Standard output may be the dump itself.
    process.stderr.write(`${said}\n`)
  } catch (error) {
    const problems =
      error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : String(error)]
    process.stderr.write(`${problems.join('\n')}\n`)
    process.exitCode = 1
  }
}
