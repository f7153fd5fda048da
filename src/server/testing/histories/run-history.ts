import { setTimeout as pause } from 'node:timers/promises'
import { checkHistory } from './check-history.ts'
import { type Clinic, runClient } from './clients.ts'
import { openClinic } from './clinic.ts'
import { startFollower } from './follower.ts'
import type { History } from './history.ts'
import { type Blow, planOf, type Struck, strike } from './nemesis.ts'
import { type Founded, openServers, type Servers } from './servers.ts'
import { standings } from './standing.ts'
import { summaryOf } from './summary.ts'

/** What the clients of a history are. */
interface Manner {
  /** How many writes must have been carried out before clients end. */
  enough?: number
  clients?: number
  slots?: number
  /** Milliseconds for which a client waits for an answer. */
  patience?: number
  /** Milliseconds for which a client rests between two calls, at most. */
  rest?: number
}

/** What one history is asked to be. */
export interface Wanted extends Manner, Founded {
  /** Plans what is called and what goes wrong; what comes in between is the machine's. */
  seed: string
  blows: number
}

/** What came of one: what was wrong, and how much happened. */
export interface Ran {
  seed: string
  problems: string[]
  history: History
  struck: readonly Struck[]
  summary: string
}

/** Milliseconds for which clients go on at most after the last blow. */
const MOST = 120_000

const countDone = ({ tries }: Clinic): number => tries.filter(({ outcome }) => outcome === 'done').length

/** Lets many clients use two servers while things go wrong, and reads what happened. */
export async function runHistory({ seed, blows, main, databases, prepare, ...manner }: Wanted): Promise<Ran> {
  const servers = await openServers({ main, databases, prepare })
  try {
    const [ran] = await runHistories(servers, [seed], planOf(seed, blows, databases), manner)
    return ran as Ran
  } finally {
    await servers.end()
  }
}

/** The same for several histories at once, each in an organization of its own; the blows meet all of them. */
export async function runHistories(
  servers: Servers,
  seeds: readonly string[],
  plan: readonly Blow[],
  { enough = 0, clients = 8, slots = 48, patience = 6000, rest = 12 }: Manner,
): Promise<Ran[]> {
  const { machines, databases, processes } = servers
  let isOver = false
  let isStruck = false
  // Whoever has done enough leaves the machine to the others.
  const isEnough = (clinic: Clinic): boolean => countDone(clinic) >= enough
  const given = {
    slots,
    patience,
    rest,
    isOver: (clinic: Clinic) => isOver || (isStruck && enough > 0 && isEnough(clinic)),
  }
  const keys = await servers.newKeys(seeds.map((seed) => `History ${seed}`))
  const clinics = await Promise.all(keys.map((key) => openClinic(servers, key, given)))
  const followers = await Promise.all(clinics.map(({ key }) => startFollower(processes, key)))
  try {
    const working = Promise.all(
      clinics.flatMap((clinic, at) =>
        Array.from({ length: clients }, (_, client) => runClient(clinic, client, seeds[at] as string)),
      ),
    )
    const striking = strike(plan, machines, databases)
    const struck = await Promise.race([striking, working.then(() => striking)])
    for (const machine of machines) machine.heal()
    isStruck = true
    // Somebody who waits on a busy machine ends all the same.
    for (const until = Date.now() + MOST; !clinics.every(isEnough) && Date.now() < until; await pause(50)) continue
    await pause(300)
    isOver = true
    await working
    const stood = await standings(servers, clinics)
    return await Promise.all(
      seeds.map(async (seed, at): Promise<Ran> => {
        const [clinic, standing, follower] = [clinics[at], stood[at], followers[at]]
        if (!clinic || !standing || !follower) throw new Error(`There is no history ${seed}.`)
        await follower.until(standing.changes.at(-1)?.seq ?? 0)
        const { tries, looks } = clinic
        const history = { tries, looks, ...standing, told: follower.told, toldAfter: follower.after() }
        return { seed, problems: checkHistory(history), history, struck, summary: summaryOf(history) }
      }),
    )
  } finally {
    isOver = true
    // Nobody goes on calling servers that are gone.
    await Promise.allSettled(followers.map((follower) => follower.until(0)))
  }
}
