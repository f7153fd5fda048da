import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import type { Endpoint } from '../../api/http/testing/caller.ts'

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
  link: string
  key: { accessKeyId: string; secretAccessKey: string }
  service: Endpoint
  /** Sends the signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>
  child: ChildProcess
  output(): string
}

const PATIENCE = 60_000

/** Starts the built server and waits until it tells its address. */
export async function startProcess(main: string, settings: Record<string, string>): Promise<ServerProcess> {
  // Without the second, slower compilation of the database: most servers of a test are gone before it pays.
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: environment(settings),
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
  const link = await printedLink(child, () => output)
  const url = link.slice(0, link.indexOf('/#'))
  const fragment = new URLSearchParams(link.slice(link.indexOf('#') + 1))
  return {
    url,
    link,
    key: {
      accessKeyId: fragment.get('accessKeyId') ?? '',
      secretAccessKey: fragment.get('secretAccessKey') ?? '',
    },
    service: { url, fetch: (request) => fetch(request) },
    end: (signal) => {
      child.kill(signal)
      return gone
    },
    child,
    output: () => output,
  }
}

async function printedLink(child: ChildProcess, output: () => string): Promise<string> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(10)) {
    const link = /http:\/\/\S+#\S+(?=\s)/.exec(output())?.[0]
    if (link) return link
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
  }
  throw new Error(`The server told no address in ${PATIENCE} ms:\n${output()}`)
}
