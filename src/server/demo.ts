import { insertDemo, makeDemo } from '#api/core/seed/demo.ts'
import type { Rows, Store } from '#api/core/store.ts'

const TABLES = ['calendars', 'services', 'serviceTypes', 'appointments', 'multimedia', 'presets', 'rooms'] as const

async function isEmpty(rows: Rows): Promise<boolean> {
  for (const table of TABLES) if ((await rows.count(table)) > 0) return false
  return true
}

/** Fills an organization that has nothing yet with the demo clinic around today; answers whether it did. */
export async function fillWithDemo(store: Store, organizationId: string, now: number): Promise<boolean> {
  try {
    const fill = async (rows: Rows): Promise<boolean> => {
      if (!(await isEmpty(rows))) return false
      // Seeded with the organization, so that two of them on one database have different ids.
      await insertDemo(rows, makeDemo({ organizationId, seed: organizationId, now }), now)
      return true
    }
    return await store.write(organizationId, fill, { operation: 'operator.demo' })
  } catch (error) {
    // Another server that starts at the same time may have been faster; its rows are the same ones.
    if (await store.read(organizationId, isEmpty)) throw error
    return false
  }
}
