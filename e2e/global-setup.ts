import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startServer } from './server.ts'

const keys = fileURLToPath(new URL('../dist/server/keys.js', import.meta.url))

/** Serves the built dashboard to every browser test, with a demo organization for those that sign in. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const empty = await mkdtemp(join(tmpdir(), 'frontdesk-empty-'))
  const { PATH, HOME, TMPDIR } = process.env
  await promisify(execFile)(process.execPath, [keys, 'list'], { env: { PATH, HOME, TMPDIR, DATA_DIR: empty } })
  // Each server makes a key of its own to seal its secrets under.
  await rm(join(empty, 'server.key'), { force: true })
  process.env.FRONTDESK_EMPTY_DATA = empty
  const server = await startServer({ demo: true })
  process.env.FRONTDESK_URL = server.url
  process.env.FRONTDESK_SIGN_IN_LINK = server.signInLink
  process.env.FRONTDESK_ACCESS_KEY_ID = server.accessKeyId
  process.env.FRONTDESK_SECRET_ACCESS_KEY = server.secretAccessKey
  return async () => {
    await server.stop()
    await rm(empty, { recursive: true, force: true })
  }
}
