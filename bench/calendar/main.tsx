import { appointmentsIn, dayColumns, weekColumns } from './appointments.ts'
import type { Candidate, Picture } from './candidate.ts'
import { floor } from './floor.ts'
import { grid } from './grid.tsx'

/** One thing that a receptionist waits for; `act` is what is timed. */
type Scenario = { name: string; prepare: (candidate: Candidate, round: number) => () => void }

const mount = (name: string, picture: (round: number) => Picture): Scenario => ({
  name,
  prepare: (candidate, round) => {
    const shown = picture(round)
    return () => candidate.show(shown)
  },
})

const week = (weeks: number, count: number, seed: number): Picture => {
  const columns = weekColumns(weeks)
  return { columns, events: appointmentsIn(columns, count, seed) }
}

const scenarios: Scenario[] = [
  mount('mount 500, week', (round) => week(0, 500, round)),
  mount('mount 2,000, week', (round) => week(0, 2000, round)),
  mount('mount 500, day of 20 columns', (round) => {
    const columns = dayColumns(20, 0)
    return { columns, events: appointmentsIn(columns, 500, round) }
  }),
  {
    name: 'next week, 500 fresh',
    prepare: (candidate, round) => {
      candidate.show(week(0, 500, round))
      const next = week(1, 500, round + 1000)
      return () => candidate.show(next)
    },
  },
  {
    name: 'change one of 500',
    prepare: (candidate, round) => {
      const picture = week(0, 500, round)
      candidate.show(picture)
      const at = (round * 37) % 500
      const events = picture.events.map((event, index) =>
        index === at ? { ...event, title: 'Zoe Late', accessibleName: `${event.timeText} Zoe Late` } : event,
      )
      const changed = events[at]
      return () => changed && candidate.change({ ...picture, events }, changed)
    },
  },
]

const frame = () => new Promise<number>((done) => requestAnimationFrame(done))

async function timed(candidate: Candidate, scenario: Scenario, round: number): Promise<number> {
  const act = scenario.prepare(candidate, round)
  await frame()
  await frame()
  const begun = performance.now()
  act()
  await frame()
  await frame()
  const taken = performance.now() - begun
  candidate.clear()
  await frame()
  return taken
}

export type Measured = { name: string; nodes: Record<string, number>; rounds: { floor: number; grid: number }[] }

async function measure(rounds: number): Promise<Measured[]> {
  const stage = document.createElement('div')
  stage.style.blockSize = '100vh'
  document.body.style.margin = '0'
  // As the theme has it; the line that Chromium's style recalculation depends on.
  const boxes = document.createElement('style')
  boxes.textContent = '*, *::before, *::after { box-sizing: border-box }'
  document.head.append(boxes)
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
      scenario.prepare(candidate, 0)()
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
