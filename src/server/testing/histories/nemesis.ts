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
  'kill-database',
  'shift-clock',
] as const
const PAIR_ACTS = ['fail-over', 'lose-follower'] as const
/** What is done to a clinic that works. */
export type Act = (typeof ACTS)[number] | (typeof PAIR_ACTS)[number]

/** One thing that goes wrong: when (milliseconds after the last one ended), to which server, and for how long. */
export interface Blow {
  act: Act
  after: number
  server: number
  lasts: number
  /** By how much a clock jumps, milliseconds. */
  shift: number
}

/** What the database of a history can suffer. */
export interface Sufferer {
  killDatabase(): Promise<void>
  failOver?(): Promise<void>
  loseFollower?(lasts: number): Promise<void>
}

/** The blows of a seed: each act once before any comes again, so that a short run meets most of them. */
export function planOf(seed: string, blows: number, isPair: boolean): Blow[] {
  const random = randomFrom(`${seed} nemesis`)
  const acts: Act[] = []
  while (acts.length < blows) {
    const round: Act[] = isPair ? [...ACTS, ...PAIR_ACTS, 'fail-over'] : [...ACTS]
    while (round.length > 0) acts.push(...round.splice(random.whole(0, round.length - 1), 1))
  }
  return acts.slice(0, blows).map((act) => ({
    act,
    after: random.whole(150, 900),
    server: random.whole(0, 1),
    lasts: random.whole(200, 1500),
    shift: random.pick([-1, 1]) * random.pick([2000, 90_000, 600_000, 7_200_000]),
  }))
}

/** Strikes as planned; after each blow all is as it should be again. */
export async function strike(plan: readonly Blow[], machines: readonly Machine[], sufferer: Sufferer): Promise<void> {
  for (const blow of plan) {
    await pause(blow.after)
    const machine = machines[blow.server]
    if (machine) await deal(blow, machine, sufferer)
  }
}

async function deal({ act, lasts, shift }: Blow, machine: Machine, sufferer: Sufferer): Promise<void> {
  switch (act) {
    case 'kill-server':
      return machine.kill()
    case 'pause-server':
      machine.pause()
      await pause(2 * lasts)
      return machine.goOn()
    case 'cut-lines':
      for (const line of machine.lines) line.down()
      return machine.heal()
    case 'close-lines':
      for (const line of machine.lines) line.down()
      await pause(lasts)
      return machine.heal()
    case 'lose-commit':
    case 'lose-answer':
    case 'lose-line':
      for (const line of machine.lines) line.cut(act.slice('lose-'.length) as 'commit' | 'answer' | 'line')
      await pause(lasts)
      return machine.heal()
    case 'kill-database':
      return sufferer.killDatabase()
    case 'shift-clock':
      machine.setClock(shift)
      await pause(lasts)
      return machine.setClock(0)
    case 'fail-over':
      return sufferer.failOver?.()
    case 'lose-follower':
      return sufferer.loseFollower?.(lasts)
  }
}
