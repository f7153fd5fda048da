import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { KeyCommand, KeyOutcome } from './key-commands.ts'

/** What the running server is asked for: something about keys, or a copy of its database. */
export type ControlCommand = KeyCommand | { do: 'copy' }

/** What came of it; `copied` is the data folder with the copy. */
export interface ControlOutcome extends KeyOutcome {
  copied?: string
}

/**
 * The embedded database belongs to one process, so while the server runs it carries out the operator's commands itself:
 * on a port of the loopback address that is told, with a password, only to who may read this file in the data folder.
 */
const CONTROL_FILE = 'control.json'

interface Address {
  port: number
  token: string
}

const MOST_BYTES = 16 * 1024

/** Accepts the operator's commands until the returned function is called. */
export async function openControl(
  dataDir: string,
  perform: (command: ControlCommand) => Promise<ControlOutcome>,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('hex')
  const expected = Buffer.from(`Bearer ${token}`)
  const server = createServer((request, response) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    const allowed = given.length === expected.length && timingSafeEqual(given, expected)
    if (!allowed) return void response.writeHead(403).end()
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      text += part
      if (text.length > MOST_BYTES) request.destroy()
    })
    request.on('end', () => {
      void (async () => perform(JSON.parse(text) as ControlCommand))().then(
        (outcome) => response.end(JSON.stringify(outcome)),
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          response.writeHead(500).end(JSON.stringify({ message }))
        },
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const path = join(dataDir, CONTROL_FILE)
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ port, token } satisfies Address), { mode: 0o600, flag: 'wx' })
  return async () => {
    rmSync(path, { force: true })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Hands a command to the server that runs on this data folder; undefined where none does. */
export async function askRunningServer(dataDir: string, command: ControlCommand): Promise<ControlOutcome | undefined> {
  const address = readAddress(dataDir)
  if (address === undefined) return undefined
  const response = await fetch(`http://127.0.0.1:${address.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${address.token}` },
    body: JSON.stringify(command),
    // The file may be that of a server that was killed.
  }).catch(() => undefined)
  // Or another program has the port by now; it does not answer in these words.
  const answer = (await response?.json().catch(() => undefined)) as (ControlOutcome & { message?: string }) | undefined
  if (response === undefined || answer === undefined) return undefined
  if (!response.ok) throw new Error(answer.message ?? 'The running server refused.')
  return answer
}

function readAddress(dataDir: string): Address | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, CONTROL_FILE), 'utf8')) as Address
  } catch {
    return undefined
  }
}
