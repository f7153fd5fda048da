import { factsOf } from './observe/call-facts.ts'

/** How much is told, from nothing to everything. */
export const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
/** The least important thing that is still told. */
export type Level = (typeof LEVELS)[number]

/** What is told beside a text. */
type Fields = Record<string, unknown>

/** Writes what happens to standard error, fields that a function makes only where they are told; never given a secret, a signature, a query or a body. */
export type ServerLog = Record<
  Exclude<Level, 'silent'>,
  (text: string, fields?: Fields | (() => Fields), call?: Request) => void
>

/**
 * A log down to `level`: one JSON object a line, or plain lines for people at a terminal. What is told of a call names it.
 */
export function createLog(
  level: Level,
  write: (line: string) => void = (line) => void process.stderr.write(line),
  plain: boolean = process.stderr.isTTY,
): ServerLog {
  const tell = (own: Exclude<Level, 'silent'>) => {
    const isTold = LEVELS.indexOf(own) <= LEVELS.indexOf(level)
    return (text: string, made: Fields | (() => Fields) = {}, call?: Request): void => {
      if (!isTold) return
      const given = typeof made === 'function' ? made() : made
      const requestId = call && factsOf(call)?.requestId
      const fields = requestId === undefined ? given : { requestId, ...given }
      const time = new Date().toISOString()
      write(plain ? plainLine(time, own, text, fields) : `${JSON.stringify({ time, level: own, text, ...fields })}\n`)
    }
  }
  return { error: tell('error'), warn: tell('warn'), info: tell('info'), debug: tell('debug') }
}

function plainLine(time: string, level: string, text: string, fields: Record<string, unknown>): string {
  const rest = Object.entries(fields).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `${time.slice(11, 19)} ${level.padEnd(5)} ${text}${rest.join('')}\n`
}
