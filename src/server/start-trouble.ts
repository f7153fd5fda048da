import { ConfigError } from './config.ts'

const codeOf = (error: Error): unknown => (error as NodeJS.ErrnoException).code

/** Why the server did not start, one sentence for each thing that the operator can mend; the stack only when debugging. */
export function startTrouble(error: unknown, debugging: boolean): string[] {
  if (error instanceof ConfigError) return [...error.problems]
  if (!(error instanceof Error)) return [String(error)]
  const stack = debugging && error.stack ? [error.stack] : []
  const { port, address, path = 'the data folder' } = error as { port?: number; address?: string; path?: string }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return [`Port ${port} of ${address} is in use: stop what listens there, or set PORT to another.`, ...stack]
    case 'EACCES':
      return [`Not allowed: ${error.message}. Choose another PORT or DATA_DIR.`, ...stack]
    case 'EROFS':
      return [`The disk of ${path} is read-only: make it writable, or set DATA_DIR to another folder.`, ...stack]
    case 'ENOSPC':
    case 'EDQUOT':
      return [`The disk of ${path} is full: make room, or set DATA_DIR to another folder.`, ...stack]
    case 'EIO':
      return [`The disk of ${path} fails: check it, and put a whole copy of the data folder on another one.`, ...stack]
    case 'ECONNREFUSED':
      return [
        `The database of DATABASE_URL does not answer (${error.message}): start it, or set DATABASE_URL to where it is.`,
        ...stack,
      ]
    default:
      return [error.message || String(error), ...stack]
  }
}
