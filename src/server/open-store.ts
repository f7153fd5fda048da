import type { Store } from '../api/core/store.ts'
import { createMemoryStore } from '../api/stores/memory.ts'
import type { Config } from './config.ts'

/** Opens the database of the settings. */
export const openStore = async (_config: Config): Promise<Store> => createMemoryStore()
