import type { Vault } from '#api/core/context.ts'
import type { Snapshot } from '#api/stores/kept.ts'
import { freshDemo, ORGANIZATION } from '../demo-snapshot.ts'
import { browserVault } from '../vault.ts'

/** A demo with the key of an administrator, `DEMO`, sealed by its vault; `now` in epoch milliseconds. */
export const keyedDemo = async (
  now: number,
): Promise<{ snapshot: Snapshot; vault: Vault; secretAccessKey: string }> => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const vault = browserVault(key)
  const { secretAccessKey } = vault.issue()
  const snapshot = freshDemo('1', now)
  snapshot.keys.push({
    accessKeyId: 'DEMO',
    organizationId: ORGANIZATION,
    role: 'admin',
    label: null,
    sealedSecret: await vault.seal(secretAccessKey),
    createdAt: new Date(now).toISOString(),
    disabledAt: null,
  })
  return { snapshot, vault, secretAccessKey }
}
