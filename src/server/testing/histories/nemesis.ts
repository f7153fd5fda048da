import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#api/core/seed/random.ts'
import type { Machine } from './machines.ts'

const ACTS = [
  'kill-server',
  'pause-server',
  'cut-lines',
  'close-lines',
  'lose-commit',
  'lose-answer',
  'lose-line',
] as const
/** What is done to a server; every other act is the database's. */
type ServerAct = (typeof ACTS)[number] | 'shift-clock'

/** Of how many COMMITs in a row something is lost, so that it meets many histories that share a line. */
const LOSSES = 8

/** One thing that goes wrong: when (milliseconds after the last one ended), to which server, and for how long. */
export interface Blow {
  act: string
  after: number
  server: number
  lasts: number
  /** By how much a clock jumps, milliseconds. */
  shift: number
}

/** When a blow began and when all was as it should be again, milliseconds of the clock of the test. */
export interface Struck {
  act: string
  began: number
  ended: number
}

/** What can be done to the database of a history, by name; over when all is as it should be again. */
export interface Sufferer {
  readonly blows: Readonly<Record<string, (lasts: number) => Promise<void>>>
}

/** Milliseconds between blows, and for which one lasts: the least and the most. */
export interface Pace {
  after: readonly [number, number]
  lasts: readonly [number, number]
}
const USUAL: Pace = { after: [150, 900], lasts: [200, 1500] }

/** The blows of a seed: each act once before any comes again, so that a short run meets most of them. */
export function planOf(seed: string, blows: number, { blows: more }: Sufferer, pace = USUAL): Blow[] {
  const random = randomFrom(`${seed} nemesis`)
  const acts: string[] = []
  while (acts.length < blows) {
    const round: string[] = [...ACTS, ...Object.keys(more), 'shift-clock']
    while (round.length > 0) acts.push(...round.splice(random.whole(0, round.length - 1), 1))
  }
  return acts.slice(0, blows).map((act) => ({
    act,
    after: random.whole(...pace.after),
    server: random.whole(0, 1),
    lasts: random.whole(...pace.lasts),
    shift: random.pick([-1, 1]) * random.pick([2000, 90_000, 600_000, 7_200_000]),
  }))
}

/** Strikes as planned; after each blow all is as it should be again. Answers when each came. */
export async function strike(
  plan: readonly Blow[],
  machines: readonly Machine[],
  sufferer: Sufferer,
): Promise<Struck[]> {
  const struck: Struck[] = []
  for (const blow of plan) {
    await pause(blow.after)
    const machine = machines[blow.server]
    const began = performance.now()
    const hurt = sufferer.blows[blow.act]
    if (hurt) await hurt(blow.lasts)
    else if (machine) await deal(blow, machine)
    struck.push({ act: blow.act, began, ended: performance.now() })
  }
  return struck
}

async function deal({ act, lasts, shift }: Blow, machine: Machine): Promise<void> {
  switch (act as ServerAct) {
    case 'kill-server':
      return machine.kill()
    case 'pause-server':
      machine.pause()
      await pause(2 * lasts)
      return machine.goOn()
    case 'cut-lines':
      for (const line of machine.lines) line.down()
      machine.heal()
      // Until new ones are in use.
      await pause(lasts)
      return
    case 'close-lines':
      for (const line of machine.lines) line.down()
      await pause(lasts)
      return machine.heal()
    case 'lose-commit':
    case 'lose-answer':
    case 'lose-line':
      for (const line of machine.lines) line.cut(act.slice('lose-'.length) as 'commit' | 'answer' | 'line', LOSSES)
      await pause(lasts)
      return machine.heal()
    case 'shift-clock':
      machine.setClock(shift)
      await pause(lasts)
      return machine.setClock(0)
  }
}
