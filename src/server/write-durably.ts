import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that after a power cut is there whole or as it was before: aside, flushed, then given its name. */
export function writeDurably(path: string, text: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    flushed(aside, 'wx', (file) => fs.writeSync(file, text))
    fs.renameSync(aside, path)
  } finally {
    fs.rmSync(aside, { force: true })
  }
  // The name is kept by the folder, which Windows cannot flush.
  if (process.platform !== 'win32') flushed(dirname(path), 'r', () => {})
}

function flushed(path: string, flags: string, work: (file: number) => void): void {
  const file = fs.openSync(path, flags, 0o600)
  try {
    work(file)
    fs.fsyncSync(file)
  } finally {
    fs.closeSync(file)
  }
}
