import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE } from '#api/time/durations.ts'
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
const SILENCE = MINUTE
/** A process that was killed may be seen for a moment longer (milliseconds). */
const LEAVING = 3000
const LEAVING_CHECK = 100

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/**
 * Field 22 of /proc/PID/stat, so that a process with a reused number is not taken for the holder; null also for one that
 * has ended and is only waited for by its parent.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /[ZX]/.test(fields[0] ?? '') ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function isAlive(holder: Holder | undefined, file: string): boolean {
  // A file that was cut off with the power does not say who wrote it.
  if (holder?.host !== hostname()) return Date.now() - statSync(file).mtimeMs < SILENCE
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return startOf(holder.pid) === holder.started
}

const read = (file: string): { text: string; holder: Holder | undefined } | undefined => {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, holder: holderIn(text) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

/** Takes the folder, and waits a moment for a process that is being taken down. */
export async function waitForLock(dataDir: string): Promise<Lock> {
  for (const until = Date.now() + LEAVING; ; await pause(LEAVING_CHECK)) {
    try {
      return takeLock(dataDir)
    } catch (error) {
      if (!(error instanceof ConfigError) || Date.now() >= until) throw error
    }
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

const inUse = (dataDir: string, holder: Holder | undefined): string =>
  holder
    ? `The data in ${dataDir} is in use by process ${holder.pid} on ${holder.host}. Stop that server first: two at once ` +
      'would lose data.'
    : `The data in ${dataDir} was in use a moment ago, by a process that its lock file does not name. Stop that server, ` +
      'or try again in a minute.'
