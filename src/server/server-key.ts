import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

/** The name of the file in the data folder that holds the key under which secrets are sealed. */
const SERVER_KEY_FILE = 'server.key'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The server key out of the data folder, 32 bytes; made once, readable by the owner only. */
export function serverKey(dataDir: string): Buffer {
  const path = join(dataDir, SERVER_KEY_FILE)
  try {
    return readKey(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  makeKey(path)
  return readKey(path)
}

function readKey(path: string): Buffer {
  const text = readFileSync(path, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text)) throw new ConfigError([`${path} is not a server key: put the right file back.`])
  // A file that was copied or unpacked may have lost its rights.
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600)
  return Buffer.from(text, 'hex')
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
