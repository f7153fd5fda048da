/** Where the handler tells what happened; never given a secret, a signature, a query or a body. */
export interface Log {
  debug(text: string, fields?: Record<string, unknown>): void
  error(text: string, fields?: Record<string, unknown>): void
}
