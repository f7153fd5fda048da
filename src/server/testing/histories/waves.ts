import type { Try } from './history.ts'
import { type Blow, type Pace, planOf, type Struck } from './nemesis.ts'
import { type Ran, runHistories } from './run-history.ts'
import { type Founded, openServers, type Servers } from './servers.ts'

/** How many histories a wave has, and what each of them is: few times for few clients, so that they get in each other's way. */
export const SHORT = { histories: 42, clients: 3, slots: 8, rest: 300, enough: 6 }
/** Blows of a wave, one after another. */
const BLOWS = 5
const PACE: Pace = { after: [50, 200], lasts: [300, 500] }

/** What came of a wave of short histories. */
interface Wave {
  wave: number
  ran: Ran[]
}

/** The blows of a wave: over the waves of a seed each act comes once before any comes again. */
const blowsOf = (seed: string, wave: number, databases: Servers['databases']): Blow[] =>
  planOf(seed, wave * BLOWS, databases, PACE).slice((wave - 1) * BLOWS)

/** Seeds of the histories of a wave: `seed.wave.number`. */
export const seedsOf = (seed: string, wave: number, histories = SHORT.histories): string[] =>
  Array.from({ length: histories }, (_, at) => `${seed}.${wave}.${at + 1}`)

/** Lets waves of short histories, one after another, use two servers; those of a wave meet the same blows at the same time. */
export async function runWaves(founded: Founded, seed: string, waves: readonly number[]): Promise<Worth> {
  const servers = await openServers(founded)
  try {
    const all: Wave[] = []
    for (const wave of waves) {
      const plan = blowsOf(seed, wave, founded.databases)
      const ran = await runHistories(servers, seedsOf(seed, wave), plan, SHORT).catch((cause: unknown) => {
        throw new Error(`Wave ${wave} came to no end (${again(seed, wave)}).\n${servers.output()}`, { cause })
      })
      all.push({ wave, ran })
    }
    return worthOf(seed, all)
  } finally {
    await servers.end()
  }
}

/** Whether somebody waited for an answer while the blow lasted. */
const isMet = ({ began, ended }: Struck, tries: readonly Try[]): boolean =>
  tries.some((it) => it.began <= ended && it.ended >= began)

/** What waves were worth. */
export interface Worth {
  histories: number
  /** What is wrong in them, each with its history and how to carry out the same plan again. */
  problems: string[]
  /** Where too little happened for anything to be found, a sentence each. */
  idle: string[]
  summary: string
}

function worthOf(seed: string, waves: readonly Wave[]): Worth {
  const all = waves.flatMap(({ wave, ran }) =>
    ran.map(({ problems, history: { tries }, struck, seed: own }) => ({
      problems,
      name: `History ${own} (${again(seed, wave)})`,
      done: tries.filter(({ outcome }) => outcome === 'done').length,
      met: new Set(struck.filter((blow) => isMet(blow, tries)).map(({ act }) => act)),
    })),
  )
  const met = new Map<string, number>()
  for (const act of all.flatMap((one) => [...one.met])) met.set(act, (met.get(act) ?? 0) + 1)
  const done = all.reduce((sum, one) => sum + one.done, 0)
  return {
    histories: all.length,
    problems: all.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`)),
    idle: [
      ...all.filter((one) => one.done < SHORT.enough).map((one) => `${one.name} carried out ${one.done} writes.`),
      ...all.filter((one) => one.met.size === 0).map(({ name }) => `${name} met no blow.`),
      ...[...met]
        .filter(([, count]) => count < SHORT.histories / 2)
        .map(([act, count]) => `Only ${count} histories met ${act}.`),
    ],
    summary:
      `${all.length} histories with ${done} writes that were carried out, and how many met each blow: ` +
      Array.from(met, ([act, count]) => `${act} ${count}`).join(', '),
  }
}

/** How the same plan is carried out again: the wave as a whole, since its histories share the servers and the blows. */
const again = (seed: string, wave: number): string =>
  `again: npm run test:long -- --seed ${seed} --wave ${wave} --only short`
