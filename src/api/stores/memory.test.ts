import { createMemoryStore } from './memory.ts'
import { storeLaws } from './testing/store-laws.ts'
import type { Store } from '../core/store.ts'

storeLaws('memory store', async () => {
  let current = createMemoryStore()
  const store: Store = {
    read: (organizationId, work) => current.read(organizationId, work),
    write: (organizationId, work) => current.write(organizationId, work),
    get credentials() {
      return current.credentials
    },
    close: () => current.close(),
  }
  const clear = async () => void (current = createMemoryStore())
  return { store, clear, close: () => store.close() }
})
