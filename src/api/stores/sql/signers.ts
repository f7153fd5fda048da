import { isEnabled } from '../../core/enabled.ts'
import type { Bearer } from '../../core/store.ts'

/** Milliseconds for which a key is known without being looked up again, also where no notice says that it has changed. */
const KNOWN_FOR = 5000
/** Keys that are known at once; whoever comes to more begins anew. */
const MOST = 1000

interface Known {
  bearer: Promise<Bearer | undefined>
  /** Epoch milliseconds. */
  at: number
  /** Whose key it is, once it was found. */
  organizationId?: string
}

/** Keys that opened something a moment ago, so that not every call looks its own up. */
export interface Signers {
  signer(this: void, accessKeyId: string): Promise<Bearer | undefined>
  /** Lets go of the keys of an organization: one of them, or who is behind one, has changed. */
  forget(this: void, organizationId: string): void
}

/**
 * Keeps only keys that open something: a new one, and one that opens again, are good at once everywhere. What was asked
 * before a change and is answered after it is let go, too, and kept for nobody.
 */
export function createSigners(look: (accessKeyId: string) => Promise<Bearer | undefined>, now: () => number): Signers {
  const known = new Map<string, Known>()

  const ask = (accessKeyId: string): Promise<Bearer | undefined> => {
    if (known.size >= MOST) known.clear()
    const it: Known = { bearer: look(accessKeyId), at: now() }
    known.set(accessKeyId, it)
    const drop = (): void => {
      if (known.get(accessKeyId) === it) known.delete(accessKeyId)
    }
    it.bearer.then((bearer) => {
      if (bearer && isEnabled(bearer)) it.organizationId = bearer.key.organizationId
      else drop()
    }, drop)
    return it.bearer
  }

  return {
    signer: (accessKeyId) => {
      const it = known.get(accessKeyId)
      // A clock that was put back makes nothing younger.
      return it && now() >= it.at && now() - it.at < KNOWN_FOR ? it.bearer : ask(accessKeyId)
    },
    forget: (organizationId) => {
      for (const [accessKeyId, it] of known) {
        if (it.organizationId === undefined || it.organizationId === organizationId) known.delete(accessKeyId)
      }
    },
  }
}
