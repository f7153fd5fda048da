import { randomBytes } from 'node:crypto'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { randomFrom } from '#api/core/seed/random.ts'
import type { Store } from '#api/core/store.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { call } from '#api/http/testing/caller.ts'
import { DAY } from '#api/time/durations.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createDiskDepot } from '../../media/disk-depot.ts'
import { openMedia } from '../../media/open.ts'
import { sends, startOtherSite } from '../../media/testing/other-site.ts'
import { wav } from '../../media/testing/samples.ts'
import type { ServerKeys } from '../../read-server-keys.ts'
import { temporaryFolder } from '../server-process.ts'
import { ACCESS_ACTS } from './acts/access.ts'
import type { Act, ActWorld } from './acts/act.ts'
import { fillingWithDemo, HOUSE_ACTS } from './acts/house.ts'
import { MEDIA_ACTS } from './acts/media.ts'
import { RECORD_ACTS } from './acts/records.ts'
import { type Audited, auditedCalls, takingBack } from './audited-calls.ts'
import { fuzzTenants } from './fuzz-tenants.ts'

/** How many of the writes are taken back after all of their work. */
const TAKEN_BACK = 0.05
/** How often something is done in several steps between two calls. */
const ACTING = 0.04

const ADDRESS = '192.0.2.17'
const ACTS: readonly Act[] = [...MEDIA_ACTS, ...ACCESS_ACTS, ...HOUSE_ACTS, ...RECORD_ACTS]

/** Whether a call of a row may write; of those that nobody signs, no right says so. */
const mayWrite = ({ method, right, passing, auth }: Row): boolean =>
  method !== 'GET' && (right !== 'read' || passing === true || auth === 'none')

/** Operations of the contract that may seem to write records, and why none has an entry in the log. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'presence.announce': 'who is present is told for half a minute, and kept nowhere',
  'presence.leave': 'who is present is told for half a minute, and kept nowhere',
  'signIn.inspect': 'asks what a code is for',
}

/** Every operation of the contract that writes records, and whatever else of this server does. */
export const WRITERS: readonly string[] = [
  ...Object.entries(contract).flatMap(([group, rows]) =>
    Object.entries(rows as Record<string, Row>).flatMap(([name, row]) => (mayWrite(row) ? [`${group}.${name}`] : [])),
  ),
  ...[...ACTS, fillingWithDemo].flatMap(({ covers }) => covers),
].filter((name, at, all) => !Object.hasOwn(UNRECORDED, name) && all.indexOf(name) === at)

/** What came of random writes. */
export interface RandomWrites extends Audited {
  /** What writes and did not: the log has no entry of it. */
  unseen: string[]
}

/**
 * So many random writes of every operation over the real handler and depot, a part of them taken back at their end, with what
 * else of this server writes between them; each is compared with the log. `everyRow` is that of `auditedCalls`.
 */
export async function auditRandomWrites(
  store: Store,
  writes: number,
  seed: string,
  everyRow?: (call: number) => boolean,
): Promise<RandomWrites> {
  const log = { debug: () => {}, error: () => {} }
  const random = randomFrom(`${seed} acts`)
  const folder = temporaryFolder()
  const site = await startOtherSite({ '/bell.wav': sends(wav(1)) })
  const depot = createDiskDepot(folder.path)
  const serverKeys: ServerKeys = [randomBytes(32), randomBytes(32)]
  const config = { ...readConfig({}), fetching: { maxSize: 1_000_000, seconds: 20, also: [site.at] } }
  const taking = takingBack(store, randomFrom(`${seed} back`), TAKEN_BACK)
  const media = openMedia({
    store: taking,
    depot,
    config,
    serverKeys,
    log: createLog('error'),
    holder: 'audit',
    addressOf: () => ADDRESS,
  })
  const { bytes, extensions } = media
  const plain = await openMemoryService({}, { store: taking, log, bytes, extensions, addressOf: () => ADDRESS })
  const { service, audited, watch } = auditedCalls(plain, store, everyRow, ADDRESS)
  const isUnseen = (name: string): boolean => !audited.written.has(name)

  /** An administrator of an organization with a person behind their key. */
  const administrator = async (organization: string): Promise<ActWorld['admins'][number]> => {
    const key = await plain.key(organization, 'admin')
    const made = async (path: string, body: object) => {
      for (;;) {
        const answer = await call(service, key, 'POST', path, { body })
        if (answer.status === 201) return answer.body
      }
    }
    const { id: personId } = await made('/admin/people', { name: `Head of ${organization}`, role: 'admin' })
    return { ...(await made('/admin/keys', { role: 'admin', label: 'Of a person', personId })), organization }
  }

  try {
    const world: ActWorld = {
      service,
      watch,
      store: taking,
      plain,
      random,
      address: ADDRESS,
      admins: [await administrator('North'), await administrator('South')],
      media,
      depot,
      fileElsewhere: `${site.url}/bell.wav`,
      serverKeys,
      restored: 0,
      later: 40 * DAY,
    }
    const act = async (): Promise<void> => {
      const due = ACTS.filter(({ covers }) => covers.some(isUnseen))
      const choice = due.length > 0 ? due : ACTS
      await choice[random.whole(0, choice.length - 1)]?.play(world)
    }
    const { findings } = await fuzzTenants(service, writes, seed, {
      isMeant: mayWrite,
      own: 0.97,
      roles: ['viewer', 'staff', 'staff', 'admin', 'admin', 'admin', 'admin', 'admin'],
      removals: 0.3,
      between: async () => void (random.chance(ACTING) && (await act())),
    })
    for (let tries = 0; tries < 50 && ACTS.some(({ covers }) => covers.some(isUnseen)); tries++) await act()
    while (isUnseen('operator.demo')) await fillingWithDemo.play(world)
    return { ...audited, findings: [...audited.findings, ...findings], unseen: WRITERS.filter(isUnseen) }
  } finally {
    await media.stop()
    await site.close()
    folder.remove()
  }
}
