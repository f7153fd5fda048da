import type { ConnectionStore, KeptConnection } from './connection-store.ts'

/** Forgets a connection where it is kept like this: what somebody signed in to since stays. */
export async function takeBack(store: ConnectionStore, { id, lastUsedAt }: KeptConnection): Promise<void> {
  const found = (await store.all()).find((it) => it.id === id)
  if (found?.lastUsedAt === lastUsedAt) await store.forget(id)
}
