import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { readServerKeys, type ServerKeys } from './read-server-keys.ts'
import { writeDurably } from './write-durably.ts'

/** The name of the file in the data folder that holds the key under which secrets are sealed. */
const SERVER_KEY_FILE = 'server.key'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The server keys out of the data folder, one a line; the first is made once, readable by the owner only. */
export function serverKeys(dataDir: string): ServerKeys {
  const path = join(dataDir, SERVER_KEY_FILE)
  try {
    return readKeys(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  makeKey(path)
  return readKeys(path)
}

/** Puts a new key before those of the data folder, which go on opening what they sealed. */
export function addServerKey(dataDir: string): ServerKeys {
  const keys: ServerKeys = [randomBytes(32), ...serverKeys(dataDir)]
  writeDurably(join(dataDir, SERVER_KEY_FILE), textOf(keys))
  return keys
}

/** Leaves only the first key in the data folder: what is sealed under others opens nothing any more. */
export function retireServerKeys(dataDir: string): void {
  const [current] = serverKeys(dataDir)
  writeDurably(join(dataDir, SERVER_KEY_FILE), textOf([current]))
}

const textOf = (keys: ServerKeys): string => keys.map((key) => `${key.toString('hex')}\n`).join('')

function readKeys(path: string): ServerKeys {
  const keys = readServerKeys(readFileSync(path, 'utf8').trim().split(/\s*\n/))
  if (!keys) throw new ConfigError([`${path} is not a server key: put the right file back.`])
  // A file that was copied or unpacked may have lost its rights.
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600)
  return keys
}

/** Written aside, flushed and then linked, so that no reader and no power cut sees half a key, nor two servers two keys. */
function makeKey(path: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  const file = openSync(aside, 'wx', 0o600)
  try {
    writeSync(file, `${randomBytes(32).toString('hex')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    linkSync(aside, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
