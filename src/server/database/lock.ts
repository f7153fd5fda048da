import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'

/** Who holds a data folder. */
interface Holder {
  pid: number
  /** When the process started, by the system's own count; null where the system does not tell. */
  started: string | null
  host: string
}

/** A held lock. */
export interface Lock {
  release(): void
}

/** A holder on another machine shows by its lock file's age that it lives (milliseconds). */
const BEAT = 10_000
const SILENCE = 60_000

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** Field 22 of /proc/PID/stat, so that a process with a reused number is not taken for the holder. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < SILENCE
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return startOf(holder.pid) === holder.started
}

const read = (file: string): { text: string; holder: Holder } | undefined => {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, holder: JSON.parse(text) as Holder }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Takes the folder for this process; PGlite has no lock, and the writes of one of two processes would vanish. */
export function takeLock(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'lock')
  const mine = `${file}.${process.pid}`
  const self: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() }
  const text = `${JSON.stringify(self)}\n`
  writeFileSync(mine, text)
  try {
    for (let attempt = 1; !linked(mine, file); attempt++) {
      const there = read(file)
      if (there && (isAlive(there.holder, file) || attempt > 5)) throw new ConfigError([inUse(dataDir, there.holder)])
      if (there) takeAway(file, `${mine}.stale`, there.text)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT).unref()
  return {
    release() {
      clearInterval(beat)
      if (read(file)?.text === text) rmSync(file)
    },
  }
}

/** Gives the file its name if nobody has it: like O_EXCL, but never seen half written. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a process that is gone, and puts it back if meanwhile it is another one's. */
function takeAway(file: string, aside: string, expected: string): void {
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readFileSync(aside, 'utf8') !== expected) linked(aside, file)
  rmSync(aside, { force: true })
}

const inUse = (dataDir: string, { pid, host }: Holder): string =>
  `The data in ${dataDir} is in use by process ${pid} on ${host}. Stop that server first: two at once would lose data.`
