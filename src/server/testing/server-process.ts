import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import type { Endpoint } from '#api/http/testing/caller.ts'

/** The path of an entry of the built server, such as `main` or `keys`. */
export const entry = (name: string): string => join(inject('serverBuild'), `${name}.js`)

/** A folder that the test removes; on demand with an empty embedded database, which spares the server its first start. */
export function temporaryFolder({ begun = false } = {}): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'frontdesk-server-'))
  if (begun) cpSync(inject('emptyData'), path, { recursive: true })
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The settings of whoever runs the tests must not reach the server. */
export const environment = (settings: Record<string, string>): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...settings }
}

/** A server in a process of its own. */
export interface ServerProcess {
  url: string
  /** The sign-in link that it printed; undefined where it printed none. */
  link: string | undefined
  /** The key of the settings, an admin's. */
  key: { accessKeyId: string; secretAccessKey: string }
  service: Endpoint
  /** Sends the signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>
  child: ChildProcess
  output: () => string
}

const PATIENCE = 60_000
/** The same for every server of a test file, so that one that starts again is called by the key of the first. */
const settingsOfKey = { ACCESS_KEY_ID: 'FDPROCESS', SECRET_ACCESS_KEY: randomBytes(30).toString('base64url') }

/** Starts the built server and waits until it tells its address. */
export async function startProcess(main: string, settings: Record<string, string>): Promise<ServerProcess> {
  // Without the second, slower compilation of the database: most servers of a test are gone before it pays.
  const given = { ...settingsOfKey, ...settings }
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: environment(given),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = (): void => void child.kill('SIGKILL')
  process.once('exit', killWithUs)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const gone = once(child, 'close').then(() => {
    process.off('exit', killWithUs)
    return child.exitCode
  })
  const { url, link } = await announced(child, () => output)
  return {
    url,
    link,
    key: { accessKeyId: given.ACCESS_KEY_ID, secretAccessKey: given.SECRET_ACCESS_KEY },
    service: { url, fetch: (request) => fetch(request) },
    end: (signal) => {
      child.kill(signal)
      return gone
    },
    child,
    output: () => output,
  }
}

async function announced(
  child: ChildProcess,
  output: () => string,
): Promise<{ url: string; link: string | undefined }> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(10)) {
    const url = /running at (http:\/\/\S+)/.exec(output())?.[1]
    // The last line of what it says at start, with or without a link before it.
    if (url && output().includes('npm run keys -- link')) return { url, link: /http:\/\/\S+#\S+/.exec(output())?.[0] }
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
  }
  throw new Error(`The server told no address in ${PATIENCE} ms:\n${output()}`)
}
