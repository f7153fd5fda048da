import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeEmptyData } from '../scripts/empty-data.mjs'
import { startServer } from './server.ts'

const keys = fileURLToPath(new URL('../dist/server/keys.js', import.meta.url))

/** Serves the built dashboard to every browser test, with a demo organization for those that sign in. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const empty = await makeEmptyData(keys)
  process.env.FRONTDESK_EMPTY_DATA = empty
  const server = await startServer({ demo: true })
  process.env.FRONTDESK_URL = server.url
  process.env.FRONTDESK_DATA_DIR = server.dataDir
  process.env.FRONTDESK_ACCESS_KEY_ID = server.accessKeyId
  process.env.FRONTDESK_SECRET_ACCESS_KEY = server.secretAccessKey
  return async () => {
    await server.stop()
    await rm(empty, { recursive: true, force: true })
  }
}
