import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'
import { writeDurably } from '../write-durably.ts'
import { POSTGRES_MAJOR } from './pglite-session.ts'

/** Where the embedded database is: its own folder, and the file beside it that says what wrote it. */
export interface DataFolder {
  folder: string
  /** Writes down what wrote the folder, once it is complete. */
  complete: () => void
}

/** PostgreSQL numbers what is made in a database from here on; below it are its own tables, which every folder has. */
const FIRST_OWN_NUMBER = 16_384

const refuse = (sentence: string): ConfigError => new ConfigError([sentence])

/**
 * Looks at the data folder before the database is opened, and refuses in words what would end as an empty database
 * instead of the one that is there. Only the remains of a first start are moved away, which `tell` says.
 */
export function prepareDataFolder(dataDir: string, tell: (text: string) => void): DataFolder {
  const folder = join(dataDir, 'pglite')
  const facts = join(dataDir, 'database.json')
  const isNamed = existsSync(facts)
  if (isNamed) checkMajor(folder, facts)
  const isThere = existsSync(join(folder, 'PG_VERSION'))
  if (isNamed && !isThere) {
    throw refuse(
      `The database in ${folder} is missing, although ${facts} says that there is one: it may have been copied only in ` +
        `part. Put ${folder} back, or delete ${facts} to begin with an empty database.`,
    )
  }
  if (!isNamed && isThere && holdsTables(folder)) {
    throw refuse(
      `The database in ${folder} is there, but ${facts} is missing: it may have been copied only in part. ` +
        remedy(folder, facts),
    )
  }
  if (!isNamed && existsSync(folder)) {
    const aside = `${folder}.incomplete-${Date.now()}`
    renameSync(folder, aside)
    tell(`a first start was interrupted before it had written anything; what it left was moved to ${aside}`)
  }
  return {
    folder,
    complete: () => {
      if (!isNamed) writeDurably(facts, `${JSON.stringify({ postgresMajor: POSTGRES_MAJOR })}\n`)
    },
  }
}

const remedy = (folder: string, facts: string): string =>
  `Put the right ${facts} back, or where ${folder} is known to be whole, ` +
  `write {"postgresMajor":${versionOf(folder) ?? POSTGRES_MAJOR}} into it.`

function versionOf(folder: string): string | undefined {
  const file = join(folder, 'PG_VERSION')
  return existsSync(file) ? /^\d+/.exec(readFileSync(file, 'utf8'))?.[0] : undefined
}

/** Whether anything but PostgreSQL's own tables was ever made. */
function holdsTables(folder: string): boolean {
  const base = join(folder, 'base')
  if (!existsSync(base)) return false
  const names = readdirSync(base, { recursive: true, encoding: 'utf8' }).map((it) => it.split(/[/\\]/).at(-1) ?? '')
  return names.some((name) => /^\d+$/.test(name) && Number(name) >= FIRST_OWN_NUMBER)
}

function checkMajor(folder: string, facts: string): void {
  const major = majorIn(facts)
  if (major === undefined) throw refuse(`The file ${facts} is damaged. ${remedy(folder, facts)}`)
  if (major === POSTGRES_MAJOR) return
  throw refuse(
    `The data in ${folder} was written by PostgreSQL ${major}, and this version of Frontdesk has PostgreSQL ` +
      `${POSTGRES_MAJOR} inside. Run "npm run dump -- FILE" with the version that wrote it, move the data folder away, ` +
      `and run "npm run restore -- FILE" with this one.`,
  )
}

function majorIn(facts: string): number | undefined {
  try {
    const { postgresMajor } = JSON.parse(readFileSync(facts, 'utf8')) as { postgresMajor?: unknown }
    return typeof postgresMajor === 'number' ? postgresMajor : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

/** The sentence for a database that does not start on its files. */
export const doesNotStart = (folder: string, cause: unknown): ConfigError =>
  refuse(
    `The database in ${folder} does not start, because its files are damaged or incomplete ` +
      `(${String(cause instanceof Error ? cause.message : cause).replace(/\s+/g, ' ')}). Put a whole copy of the data ` +
      `folder in its place, or move it away and run "npm run restore -- FILE" with your last dump.`,
  )
