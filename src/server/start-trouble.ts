import { ConfigError } from './config.ts'

const codeOf = (error: Error): unknown => (error as NodeJS.ErrnoException).code

/** Why the server did not start, one sentence for each thing that the operator can mend; the stack only when debugging. */
export function startTrouble(error: unknown, debugging: boolean): string[] {
  if (error instanceof ConfigError) return [...error.problems]
  if (!(error instanceof Error)) return [String(error)]
  const stack = debugging && error.stack ? [error.stack] : []
  const { port, address } = error as { port?: number; address?: string }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return [`Port ${port} of ${address} is in use: stop what listens there, or set PORT to another.`, ...stack]
    case 'EACCES':
      return [`Not allowed: ${error.message}. Choose another PORT or DATA_DIR.`, ...stack]
    case 'ECONNREFUSED':
      return [`The database of DATABASE_URL does not answer (${error.message}).`, ...stack]
    default:
      return [error.message || String(error), ...stack]
  }
}
