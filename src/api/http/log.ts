/** Where the handler tells what happened, and in which call; never given a secret, a signature, a query or a body. */
export interface Log {
  debug(text: string, fields?: Record<string, unknown>, call?: Request): void
  error(text: string, fields?: Record<string, unknown>, call?: Request): void
}
