import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Databases } from './databases.ts'
import { planted, type PlantedFault } from './planted-faults.ts'
import { runHistories } from './run-history.ts'
import { openServers } from './servers.ts'
import { seedsOf, SHORT } from './waves.ts'

const HISTORIES = 12
/** Without rest, so that calls meet each other on a fast machine too. */
const MANNER = { ...SHORT, rest: 12, enough: 12 }
/** Some faults need two calls at one moment: a machine on which that is rare gets several rounds. */
const ROUNDS = 6

/** What the checker says where there is a fault. */
export interface Found {
  problems: string[]
  /** Of how many histories. */
  histories: number
}

/** Lets short histories meet servers with a fault in them, until the checker finds something; nothing else goes wrong. */
export async function runPlanted(
  fault: Omit<PlantedFault, 'finds'>,
  { main, databases, seed, rounds = ROUNDS }: { main: string; databases: Databases; seed: string; rounds?: number },
): Promise<Found> {
  const copy = planted(main, fault)
  try {
    const servers = await openServers({ main: copy, databases, prepare: (ask) => ask(fault.sql ?? 'select 1') })
    try {
      for (let round = 1; ; round++) {
        const ran = await runHistories(servers, seedsOf(seed, round, HISTORIES), [], MANNER)
        const problems = ran.flatMap((one) => one.problems)
        if (problems.length > 0 || round === rounds) return { problems, histories: round * HISTORIES }
      }
    } finally {
      await servers.end()
    }
  } finally {
    rmSync(dirname(copy), { recursive: true, force: true })
  }
}
