import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Open, Service } from '#api/http/testing/caller.ts'
import { conformance } from '#api/http/testing/conformance.ts'
import { readConfig } from './config.ts'
import { startFrontdesk } from './frontdesk.ts'
import { createLog } from './log.ts'

const opening =
  (databaseUrl?: string): Open =>
  async (options = {}) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-conformance-'))
    if (!databaseUrl) cpSync(inject('emptyData'), dataDir, { recursive: true })
    const { rateLimit, profile, corsOrigins } = options
    const config = readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: rateLimit ? `${rateLimit.reads}/${rateLimit.writes}` : 'off',
      CORS_ORIGINS: corsOrigins?.join(','),
      HEADER_PREFIX: profile?.headerPrefix,
      SCHEME: profile?.scheme,
    })
    // Suites that share a database share the key that its secrets are sealed under.
    const frontdesk = await startFrontdesk({ ...config, serverKeys: [serverKey] }, createLog('error'), undefined)
    return {
      url: frontdesk.url,
      fetch: (request) => fetch(request),
      key: async (organization, role) => {
        const { created } = await frontdesk.keys({ do: 'create', organization, role, label: null })
        if (!created) throw new Error('No key was made.')
        return { ...created, role }
      },
      disable: async (accessKeyId) => void (await frontdesk.keys({ do: 'disable', accessKeyId })),
      code: async (organization, role) => {
        const { link } = await frontdesk.keys({ do: 'link', organization, role, label: null })
        return new URLSearchParams(new URL(link?.url ?? '').hash.slice(1)).get('sign-in') ?? ''
      },
      close: async () => {
        await frontdesk.stop()
        rmSync(dataDir, { recursive: true })
      },
    }
  }

/** One server for all suites that ask for nothing special: each makes organizations of its own in it. */
function shared(open: Open): Open {
  let running: Promise<Service> | undefined
  afterAll(async () => (await running)?.close())
  return async (options) => {
    if (options) return open(options)
    running ??= open()
    return { ...(await running), close: async () => undefined }
  }
}

const serverKey = randomBytes(32)

conformance('The server over its embedded database', shared(opening()))

const admin = new pg.Client(inject('postgresUrl'))
await admin.connect()
const name = `conformance_${randomBytes(4).toString('hex')}`
await admin.query(`create database ${name}`)
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})
const url = new URL(inject('postgresUrl'))
url.pathname = `/${name}`

conformance('The server over PostgreSQL', shared(opening(url.href)))
