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
  await promisify(execFile)(process.execPath, [keys, 'list'], { env: { PATH, HOME, TMPDIR, DATA_DIR: folder } })
  // Each server makes a key of its own to seal its secrets under.
  await rm(join(folder, 'server.key'), { force: true })
  return folder
}
