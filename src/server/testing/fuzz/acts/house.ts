import { randomUUID } from 'node:crypto'
import type { BackedUp } from '#api/contract/backup-limits.ts'
import { HOUR } from '#api/time/durations.ts'
import { fillWithDemo } from '../../../demo.ts'
import { doJobs } from '../../../jobs.ts'
import { type Act, anyDesk, deskOf } from './act.ts'

/** Organizations that a run restores into. */
const MOST_RESTORED_INTO = 3

const PATHS: readonly (readonly [BackedUp, string])[] = [
  ['calendars', '/api/v1/calendars'],
  ['multimedia', '/api/v1/multimedia'],
  ['closures', '/x/closures'],
  ['appointments', '/api/v2/appointments'],
]

const backup: Act = {
  covers: ['backup.note', 'backup.restore', 'backup.end'],
  play: async (world) => {
    const desk = anyDesk(world)
    await desk.ask('POST', '/x/backup', { records: world.random.whole(0, 5000) })
    if (world.restored >= MOST_RESTORED_INTO) return
    const organization = `Restored ${++world.restored}`
    const key = { ...(await world.service.key(organization, 'admin')), organization }
    const [into, id] = [deskOf(world, key), randomUUID()]
    for (const [resource, path] of PATHS) {
      const rows = await desk.list(path)
      if (rows.length > 0) await into.ask('POST', '/x/backup/restore', { backup: id, resource, rows })
    }
    await into.ask('POST', '/x/backup/restore/end', { backup: id })
  },
}

const imported: Act = {
  covers: ['imports.create', 'imports.undo'],
  play: async (world) => {
    const desk = anyDesk(world)
    const id = randomUUID()
    const rows = Array.from({ length: world.random.whole(1, 12) }, () => ({
      externalId: randomUUID(),
      // Some are refused by themselves.
      body: world.random.chance(0.2) ? { colour: 'red' } : { title: 'Taken over', products: [] },
    }))
    const asked = { import: id, source: 'Elsewhere', name: 'a.csv', resource: 'presets', rows }
    const done = await desk.ask('POST', '/x/imports', { ...asked, dryRun: world.random.chance(0.1) })
    const made = done?.results.find((it: { id: string | null }) => it.id !== null)
    // Who has changed one keeps it.
    if (made && world.random.chance(0.5))
      await desk.ask('PUT', `/api/v1/presets/${made.id}`, { title: 'Changed since' })
    if (done) await desk.ask('POST', `/x/imports/${id}/undo`, {})
  },
}

const jobs: Act = {
  covers: ['service'],
  play: async (world) => {
    const { store, watch } = world
    const later = (world.later += 2 * HOUR)
    await watch(
      'jobs',
      () => doJobs({ store, now: () => Date.now() + later, holder: 'audit' }),
      () => ({ operation: 'service', key: null, address: null, isMany: true }),
    )
  },
}

/** What is done with a whole house, or by nobody. */
export const HOUSE_ACTS: readonly Act[] = [backup, imported, jobs]

/** Fills an organization with the demo, which makes every later look slower. */
export const fillingWithDemo: Act = {
  covers: ['operator.demo'],
  play: async ({ store, service, watch }) => {
    const { organizationId } = await service.key('Demo', 'admin')
    await watch(
      'the demo',
      () => fillWithDemo(store, organizationId, Date.now()),
      () => ({ operation: 'operator.demo', key: null, address: null, organizationId }),
    )
  },
}
