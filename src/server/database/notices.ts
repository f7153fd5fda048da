import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { createListeners } from '#api/core/listeners.ts'
import type { Db, Notices } from '#api/stores/sql/database.ts'
import { hostsOf } from './hosts.ts'

const CHANNEL = 'frontdesk_changes'
/** Milliseconds after which a line that broke is opened again. */
const AGAIN = 1000
/** Milliseconds in which what is told is told once. */
const TOGETHER = 20
/** Milliseconds after which a line in silence is asked whether it still leads anywhere, and for which an answer is waited for. */
const PULSE = 5000

/**
 * Tells other processes by NOTIFY, outside of transactions: within one, each COMMIT would wait for all others. `url` is
 * where it is listened, past any pooler that takes a session's connection away between transactions.
 */
export function createNotices(url: string, db: Db, pulse = PULSE): Notices & { close(): Promise<void> } {
  // Who has told of something need not be told of it.
  const own = randomUUID()
  const hosts = hostsOf(url)
  const listeners = createListeners<string>()
  let heard = 0
  let line: { client: Client; beat?: NodeJS.Timeout; again?: NodeJS.Timeout } | undefined

  const listen = (): void => {
    const at = hosts.current()
    const client = new Client({
      connectionString: at,
      application_name: 'frontdesk changes',
      keepAlive: true,
      connectionTimeoutMillis: pulse,
      query_timeout: pulse,
    })
    const current: typeof line = { client }
    line = current
    const again = (): void => {
      clearInterval(current.beat)
      // Who follows another one refuses to be listened to, and is left like one that does not answer.
      hosts.leave(at)
      client.removeAllListeners()
      // What a line that is given up still says is nobody's any more.
      client.on('error', () => {})
      void client.end().catch(() => {})
      if (line === current) current.again ??= setTimeout(listen, AGAIN)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload = '' }) => {
      const [sender, ...told] = payload.split(' ')
      if (sender !== own) listeners.tell(told.join(' '))
    })
    const ask = (): Promise<unknown> => client.query(`listen ${CHANNEL}`).catch(again)
    client.connect().then(
      () => {
        // A machine that stands still breaks no line. Who listens already hears no more often for it.
        if (line === current) current.beat = setInterval(() => void ask(), pulse)
        return ask()
      },
      () => again(),
    )
  }

  const silence = async (): Promise<void> => {
    const { client, beat, again } = line ?? {}
    line = undefined
    clearInterval(beat)
    clearTimeout(again)
    client?.removeAllListeners('end')
    await client?.end().catch(() => {})
  }

  const waiting = new Set<string>()
  let sending: Promise<void> | undefined
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const payloads = [...waiting].map((told) => `${own} ${told}`)
      waiting.clear()
      // One that is lost costs others the time until they look by themselves.
      await db
        .query(`select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`, [payloads])
        .catch(() => {})
      await pause(TOGETHER)
    }
    sending = undefined
  }

  return {
    send: (told) => {
      waiting.add(told)
      sending ??= sendAll()
    },
    hear: (listener) => {
      const stop = listeners.add(listener)
      if (heard++ === 0) listen()
      return () => {
        stop()
        if (--heard === 0) void silence()
      }
    },
    // A command of the operator ends right after what it has to tell.
    close: async () => void (await Promise.all([sending, silence()])),
  }
}
