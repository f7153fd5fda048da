import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { startPostgres } from './postgres.mjs'

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer
  } finally {
    await client.end()
  }
}

describe('startPostgres', () => {
  test('starts a cluster of its own with room for 100 connections, and ends it', async () => {
    const cluster = await startPostgres()
    expect(await ask(cluster.url, `select current_setting('max_connections')::int as answer`)).toBe(100)
    expect(await ask(cluster.url, `select current_setting('fsync') as answer`)).toBe('off')
    expect(cluster.url).not.toBe(inject('postgresUrl'))
    await cluster.stop()
    await expect(ask(cluster.url, 'select 1 as answer')).rejects.toThrow('ECONNREFUSED')
  })

  test('writes for good when asked to', async () => {
    const cluster = await startPostgres({ durable: true })
    expect(await ask(cluster.url, `select current_setting('fsync') as answer`)).toBe('on')
    await cluster.stop()
  })

  test('is handed to the tests as an address, of version 15 or later', async () => {
    const version = await ask(inject('postgresUrl'), `select current_setting('server_version_num')::int as answer`)
    expect(version).toBeGreaterThanOrEqual(150_000)
  })
})
