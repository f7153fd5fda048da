import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const builtMain = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

/** What a started server differs in from the one that tests usually want: embedded, empty, on a free port. */
export interface ServerOptions {
  /** A TCP port; a free one by default. */
  port?: number
  /** Kept when the server stops; without it a temporary folder is made and removed. */
  dataDir?: string
  /** Stores in this PostgreSQL instead of the embedded one. */
  databaseUrl?: string
  /** The bootstrap admin key; made up by default. Give the first one's again to start a second server on its rows. */
  accessKeyId?: string
  secretAccessKey?: string
  /** Fills an empty organization with the demo week. */
  demo?: boolean
  /** The built server to start; that of this checkout by default. */
  main?: string
  /** Further settings, such as `RATE_LIMIT`, which is `off` unless named here. */
  env?: Record<string, string>
}

/** A server that answers. */
export interface RunningServer {
  url: string
  /** The link printed at start, good once; empty when none was printed. Tests make links of their own (sign-in.ts). */
  signInLink: string
  /** Where an embedded server can be asked for links. */
  dataDir: string
  accessKeyId: string
  secretAccessKey: string
  pid: number
  /** Everything printed so far, for tests about the log. */
  output: () => string
  /** Sends the signal, SIGTERM by default, and resolves with the exit code once the process is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts the built server in a process of its own and waits until it answers. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { main = builtMain } = options
  if (!existsSync(main)) throw new Error('The server is not built: run `npm run build` first.')
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'frontdesk-data-')))
  const begun = process.env.FRONTDESK_EMPTY_DATA
  // A first start takes seconds, which only the first server of a run needs to spend.
  if (begun && options.dataDir === undefined) await cp(begun, dataDir, { recursive: true })
  const accessKeyId = options.accessKeyId ?? `FD${randomBytes(9).toString('hex').toUpperCase()}`
  const secretAccessKey = options.secretAccessKey ?? randomBytes(30).toString('base64url')
  // Without the second, slower compilation of the database, which takes a start as long as all else of it.
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...outerEnvironment(),
      HOST: '127.0.0.1',
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDir,
      ACCESS_KEY_ID: accessKeyId,
      SECRET_ACCESS_KEY: secretAccessKey,
      RATE_LIMIT: 'off',
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...(options.demo ? { DEMO_DATA: '1' } : {}),
      ...options.env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve))
  // A test run that ends early must not leave a server behind.
  const killWithUs = (): void => void child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    const code = await gone
    process.off('exit', killWithUs)
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    return code
  }
  try {
    const url = await answeringAddress(child, () => output)
    const signInLink = /https?:\/\/\S+#\S+/.exec(output)?.[0] ?? ''
    return { url, signInLink, dataDir, accessKeyId, secretAccessKey, pid: child.pid ?? 0, output: () => output, stop }
  } catch (cause) {
    await stop('SIGKILL')
    throw cause
  }
}

/** Milliseconds; a machine with other work has taken over a minute. */
const STARTS_WITHIN = 150_000

async function answeringAddress(child: ChildProcess, output: () => string): Promise<string> {
  for (const until = Date.now() + STARTS_WITHIN; Date.now() < until; await pause(50)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended before it answered:\n${output()}`)
    }
    const printed = /https?:\/\/[^\s/#]+:\d+/.exec(output())?.[0]
    // The last line of what it says at start, with or without a link before it.
    const isSaid = output().includes('npm run keys -- link')
    if (printed && isSaid && (await answers(`${printed}/.well-known/scheduling-service`))) return printed
  }
  throw new Error(`The server did not answer within ${STARTS_WITHIN / 1000} seconds:\n${output()}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** The settings of whoever runs the tests must not reach the server. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, TZ } = process.env
  return { PATH, HOME, TMPDIR, LANG, TZ }
}
