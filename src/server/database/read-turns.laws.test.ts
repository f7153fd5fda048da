import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, inject, test } from 'vitest'
import type { Database } from '#api/stores/sql/database.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

/** A line to a PostgreSQL on which answers can be held back. */
async function holdingLine(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let sent = ''
  let isHeld = false
  let held: (() => void)[] = []
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) sockets.add(socket.on('error', () => {}))
    client.on('data', (bytes) => {
      sent += bytes.toString('latin1')
      database.write(bytes)
    })
    database.on('data', (bytes) => (isHeld ? void held.push(() => client.write(bytes)) : client.write(bytes)))
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    sent: () => sent,
    hold: () => {
      sent = ''
      isHeld = true
    },
    letGo: () => {
      isHeld = false
      for (const pass of held) pass()
      held = []
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => void server.close(resolve))
    },
  }
}

test('a read sends its first question before its beginning is answered, and is answered before its end is', async () => {
  const line = await holdingLine(await newDatabase(inject('postgresUrl')))
  const database: Database = openPg(line.url, { connections: 1 })
  const read = (text: string) => database.transaction('read', (db) => db.query<{ seen: string }>(text))
  await read('select 1')
  // The end of that one holds the connection for a moment longer.
  await expect.poll(() => database.pool?.().idle).toBe(1)
  line.hold()
  const answered = read("select 'asked' as seen")
  await expect.poll(line.sent).toContain("select 'asked'")
  line.letGo()
  expect(await answered).toEqual([{ seen: 'asked' }])

  const again = await database.transaction('read', async (db) => {
    const rows = await db.query<{ seen: string }>("select 'again' as seen")
    line.hold()
    return rows
  })
  expect(again).toEqual([{ seen: 'again' }])
  line.letGo()
  // The connection is the same one, and clean again.
  expect(await read("select current_setting('transaction_read_only') as seen")).toEqual([{ seen: 'on' }])
  await expect(read('insert into nowhere values (1)')).rejects.toThrow(/nowhere|read-only/)
  expect(await read("select 'after' as seen")).toEqual([{ seen: 'after' }])
  await database.close()
  await line.close()
})
