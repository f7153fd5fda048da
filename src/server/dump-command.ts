import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from './config.ts'
import { startTrouble } from './start-trouble.ts'

/** What the operator named: files of dumps in their order, the ones before them, and the folder of the bytes of media. */
export interface NamedFiles {
  files: readonly string[]
  /** The dump and the increments that an increment begins at. */
  since: readonly string[]
  media: string | undefined
}

const OPTIONS = { media: { type: 'string' }, since: { type: 'string', multiple: true } } as const

/** What a command takes besides files. */
type OptionName = keyof typeof OPTIONS

/**
 * Runs a command on the database that the environment names: DATABASE_URL, else the embedded one in DATA_DIR. It takes at most
 * `most` files, and those of the options that are named.
 */
export async function run(
  usage: string,
  { most, takes = [] }: { most: number; takes?: readonly OptionName[] },
  work: (named: NamedFiles, config: Config) => Promise<string>,
): Promise<void> {
  const named = namedFiles(process.argv.slice(2), most, takes)
  if (named === undefined) {
    process.stderr.write(`Usage: ${usage}\n`)
    process.exitCode = 2
    return
  }
  try {
    const said = await work(named, { ...readConfig(process.env), databaseWait: 0 })
    // Standard output may be the dump itself.
    process.stderr.write(`${said}\n`)
  } catch (error) {
    process.stderr.write(`${startTrouble(error, process.env.LOG_LEVEL === 'debug').join('\n')}\n`)
    process.exitCode = 1
  }
}

function namedFiles(args: string[], most: number, takes: readonly OptionName[]): NamedFiles | undefined {
  try {
    const options = Object.fromEntries(takes.map((name) => [name, OPTIONS[name]]))
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const { media, since = [] } = values as { media?: string; since?: string[] }
    return positionals.length > most ? undefined : { files: positionals, since, media }
  } catch {
    return undefined
  }
}

/** Opens a file by its name; `-` is standard input. */
export const readNamed = (file: string): Readable => (file === '-' ? process.stdin : createReadStream(file))

/** Where the server keeps the bytes of media; refuses where that is a bucket, which has a way of its own to be copied. */
export function mediaFolder({ dataDir, s3 }: Config): string {
  if (s3 === undefined) return join(dataDir, 'media')
  throw new ConfigError([
    `The bytes of media are in the bucket ${s3.bucket}: copy them by what the bucket's provider offers.`,
  ])
}
