import { appointmentsIn, dayColumns, weekColumns } from './appointments.ts'
import type { Candidate, Picture } from './candidate.ts'
import { floor } from './floor.ts'
import { grid } from './grid.tsx'

/** One thing that a receptionist waits for. `act` is what is timed, `turns` times in a round; `undo` is not timed. */
type Scenario = {
  name: string
  turns: number
  prepare: (candidate: Candidate, round: number) => { act: (turn: number) => void; undo?: () => void }
}

const mount = (name: string, turns: number, picture: (seed: number) => Picture): Scenario => ({
  name,
  turns,
  prepare: (candidate, round) => {
    const shown = picture(round)
    return { act: () => candidate.show(shown), undo: () => candidate.clear() }
  },
})

const week = (weeks: number, count: number, seed: number): Picture => {
  const columns = weekColumns(weeks)
  return { columns, events: appointmentsIn(columns, count, seed) }
}

const scenarios: Scenario[] = [
  mount('mount 500, week', 5, (seed) => week(0, 500, seed)),
  mount('mount 2,000, week', 2, (seed) => week(0, 2000, seed)),
  mount('mount 500, day of 20 columns', 5, (seed) => {
    const columns = dayColumns(20, 0)
    return { columns, events: appointmentsIn(columns, 500, seed) }
  }),
  {
    name: 'next week, 500 fresh',
    turns: 3,
    prepare: (candidate, round) => {
      candidate.show(week(0, 500, round))
      const next = [1, 2, 3].map((weeks) => week(weeks, 500, round + weeks * 1000))
      return { act: (turn) => candidate.show(next[turn] ?? week(0, 0, 0)) }
    },
  },
  {
    name: 'change one of 500',
    turns: 9,
    prepare: (candidate, round) => {
      let picture = week(0, 500, round)
      candidate.show(picture)
      return {
        act: (turn) => {
          const at = (round * 37 + turn * 53) % 500
          const events = picture.events.map((event, index) =>
            index === at ? { ...event, title: 'Zoe Late', accessibleName: `${event.timeText} Zoe Late` } : event,
          )
          const changed = events[at]
          picture = { ...picture, events }
          if (changed) candidate.change(picture, changed)
        },
      }
    },
  },
]

const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
// What the last turn left behind (effects, garbage, tiles) is not the next turn's time.
const settle = async () => {
  for (let each = 0; each < 4; each += 1) await frame()
}

async function timed(candidate: Candidate, { prepare, turns }: Scenario, round: number): Promise<number> {
  const { act, undo } = prepare(candidate, round)
  const taken: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    await settle()
    const begun = performance.now()
    act(turn)
    await frame()
    await frame()
    taken.push(performance.now() - begun)
    undo?.()
  }
  candidate.clear()
  // Other work on the machine only ever adds time: the fastest turn is the one nearest to the truth.
  return Math.min(...taken)
}

export type Measured = { name: string; nodes: Record<string, number>; rounds: { floor: number; grid: number }[] }

async function measure(rounds: number): Promise<Measured[]> {
  const stage = document.createElement('div')
  stage.style.blockSize = '100vh'
  document.body.style.margin = '0'
  document.body.append(stage)
  const ours = grid(stage)
  // The style sheet comes to life with the first grid; the floor borrows it by its class.
  ours.show(week(0, 1, 1))
  const frameClass = stage.querySelector('section')?.className ?? ''
  ours.clear()
  const candidates = { floor: floor(stage, frameClass), grid: ours }
  const results: Measured[] = []
  for (const scenario of scenarios) {
    const nodes: Record<string, number> = {}
    for (const [name, candidate] of Object.entries(candidates)) {
      scenario.prepare(candidate, 0).act(0)
      nodes[name] = stage.querySelectorAll('*').length
      candidate.clear()
      await timed(candidate, scenario, 1)
    }
    const result: Measured = { name: scenario.name, nodes, rounds: [] }
    for (let round = 2; round < rounds + 2; round += 1) {
      const taken = { floor: 0, grid: 0 }
      const order = round % 2 === 0 ? (['floor', 'grid'] as const) : (['grid', 'floor'] as const)
      for (const name of order) taken[name] = await timed(candidates[name], scenario, round)
      result.rounds.push(taken)
    }
    results.push(result)
  }
  return results
}

Object.assign(window, { measure })
