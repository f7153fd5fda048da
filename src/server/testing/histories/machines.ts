import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CuttingProxy, cuttingProxy } from '../../database/testing/cutting-proxy.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../server-process.ts'

const CLOCK = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))

/** Under which the servers of a history seal; a test seals under it too. */
export const SERVER_KEY = '5e'.repeat(32)

/** A server process behind lines of its own to the databases, which a test kills, stops and cuts off. */
export interface Machine {
  readonly process: ServerProcess
  readonly lines: readonly CuttingProxy[]
  /** Kills it outright, and starts it again. */
  kill(): Promise<void>
  /** Stops it as a busy machine does; it goes on where it was. */
  pause(): void
  goOn(): void
  setClock(shift: number): void
  /** Everything as it should be. */
  heal(): void
  end(): Promise<void>
}

/** Several hosts in one address, as DATABASE_URL takes them. */
export function joinedUrl(urls: readonly string[]): string {
  const hosts = urls.map((url) => new URL(url).host)
  const [first = ''] = urls
  return first.replace(new URL(first).host, hosts.join(','))
}

/** Starts a server on these databases, of which one takes writes; `more` is told to it as well. */
export async function startMachine(
  main: string,
  databaseUrls: readonly string[],
  more: Record<string, string> = {},
): Promise<Machine> {
  const folder = temporaryFolder()
  const clock = join(folder.path, 'clock-shift')
  writeFileSync(clock, '0')
  const lines = await Promise.all(databaseUrls.map(cuttingProxy))
  const settings = {
    DATA_DIR: folder.path,
    DATABASE_URL: joinedUrl(lines.map(({ url }) => url)),
    CLOCK_SHIFT: clock,
    NODE_OPTIONS: `--import=${CLOCK}`,
    SERVER_KEY,
    ...more,
  }
  let process = await startProcess(main, settings)
  const setClock = (shift: number): void => {
    writeFileSync(clock, String(shift))
    process.child.kill('SIGUSR2')
  }
  return {
    get process() {
      return process
    },
    lines,
    kill: async () => {
      await process.end('SIGKILL')
      process = await startProcess(main, settings)
    },
    pause: () => void process.child.kill('SIGSTOP'),
    goOn: () => void process.child.kill('SIGCONT'),
    setClock,
    heal: () => {
      for (const line of lines) line.mend()
      process.child.kill('SIGCONT')
      setClock(0)
    },
    end: async () => {
      process.child.kill('SIGCONT')
      await process.end('SIGKILL')
      await Promise.all(lines.map((line) => line.close()))
      folder.remove()
    },
  }
}
