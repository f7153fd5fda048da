import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPg } from '../database/pg.ts'
import { cuttingProxy } from '../database/testing/cutting-proxy.ts'
import { openWatch, type Watch } from './open-watch.ts'

let line: Awaited<ReturnType<typeof cuttingProxy>>
let database: ReturnType<typeof openPg>
let watch: Watch
beforeAll(async () => {
  line = await cuttingProxy(inject('postgresUrl'))
  database = openPg(line.url)
  watch = await openWatch({ probes: { host: '127.0.0.1', port: 0 }, dataDir: '.' })
})
afterAll(async () => {
  await watch.stop()
  await database.close()
  await line.close()
})

const ask = async (path: string): Promise<[status: number, text: string]> => {
  const response = await fetch(`${watch.url}${path}`)
  return [response.status, await response.text()]
}

test('a server lives from its start, and is ready while its database answers and until it stops', async () => {
  expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}\n'])
  expect(await ask('/readyz')).toEqual([503, expect.stringContaining('waits for its database')])
  watch.begins({ database, feeds: () => 3, waiting: () => ({ database: 2, pictures: 1 }) })
  expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}\n'])
  line.down()
  expect(await ask('/readyz')).toEqual([503, expect.stringContaining('The database does not answer.')])
  expect((await ask('/healthz'))[0]).toBe(200)
  line.mend()
  expect((await ask('/readyz'))[0]).toBe(200)
  watch.ends()
  expect(await ask('/readyz')).toEqual([503, expect.stringContaining('stopping')])
})

test('tells the state of process, database and disk, and nothing anywhere else', async () => {
  const [status, text] = await ask('/metrics')
  expect(status).toBe(200)
  for (const name of [
    'frontdesk_event_loop_delay_seconds{quantile="0.99"}',
    'process_resident_memory_bytes',
    'frontdesk_database_connections{state="waiting"}',
    'frontdesk_disk_free_bytes',
    'frontdesk_feed_streams',
    'frontdesk_waiting{for="database"}',
  ]) {
    expect(text).toContain(`\n${name} `)
  }
  expect(text).not.toContain('NaN')
  expect((await ask('/'))[0]).toBe(404)
})
