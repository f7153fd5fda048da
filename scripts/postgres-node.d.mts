/** A PostgreSQL that tests kill, start again, copy and promote. */
export interface PostgresNode {
  /** Opens its database `postgres` as a superuser. */
  url: string
  port: number
  ask(text: string): Promise<Record<string, unknown>[]>
  /** Kills it outright, or ends it fast (SIGINT) or at once (SIGQUIT), as an operator does. */
  kill(signal?: 'SIGKILL' | 'SIGINT' | 'SIGQUIT'): Promise<void>
  start(): Promise<void>
  /** A second one that follows this one; commits can wait for it under its name. */
  follower(name: string): Promise<PostgresNode>
  /** One that does not run begins anew as a follower of the other one. */
  follow(other: PostgresNode, name: string): Promise<void>
  promote(): Promise<void>
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

/** Makes and starts a PostgreSQL that loses no commit when it is killed. */
export function startNode(): Promise<PostgresNode>
