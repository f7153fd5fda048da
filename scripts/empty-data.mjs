// A data folder with an empty embedded database. A copy of it spares a server its first start, which takes seconds.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Makes one with the built server's `keys` entry; answers its path. */
export async function makeEmptyData(keys) {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-empty-'))
  // The settings of whoever runs the tests must not reach the server.
  const { PATH, HOME, TMPDIR } = process.env
  // The database is compiled once, quickly: it is gone before a second compilation pays.
  const program = ['--liftoff-only', keys, 'list']
  await promisify(execFile)(process.execPath, program, { env: { PATH, HOME, TMPDIR, DATA_DIR: folder } })
  // Each server makes a key of its own to seal its secrets under.
  await rm(join(folder, 'server.key'), { force: true })
  return folder
}
