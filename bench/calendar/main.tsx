import { appointmentsIn, dayColumns, weekColumns } from './appointments.ts'
import type { Candidate, Picture } from './candidate.ts'
import { eventCalendar } from './eventcalendar.ts'
import { floor } from './floor.ts'
import { fullCalendar } from './fullcalendar.tsx'
import { grid } from './grid.tsx'

/** One thing that a receptionist waits for. `act` is what is timed, `turns` times in a round; `first` and `undo` are not. */
type Scenario = {
  name: string
  turns: number
  /** Milliseconds after which no further round begins; those that are done by then count. */
  longest: number
  /** Rounds in which the libraries take part at most. */
  peerRounds: number
  /** Whether it asks for columns of resources, which not every candidate has. */
  resources: boolean
  prepare: (
    candidate: Candidate,
    round: number,
  ) => { first?: () => void; act: (turn: number) => void; undo?: () => void; cards: (turn: number) => number }
}

/** How long the rounds of a scenario go on, in milliseconds. */
const USUAL = 10_000

const mount = (
  name: string,
  turns: number,
  picture: (seed: number) => Picture,
  { resources = false, longest = USUAL, peerRounds = 2 } = {},
): Scenario => ({
  name,
  turns,
  longest,
  peerRounds,
  resources,
  prepare: (candidate, round) => {
    const shown = picture(round)
    return { act: () => candidate.show(shown), undo: () => candidate.clear(), cards: () => shown.events.length }
  },
})

const week = (weeks: number, count: number, seed: number): Picture => {
  const columns = weekColumns(weeks)
  return { columns, events: appointmentsIn(columns, count, seed) }
}

const day = (days: number, count: number, seed: number): Picture => {
  const columns = dayColumns(20, days)
  return { columns, events: appointmentsIn(columns, count, seed) }
}

/** The next picture, `turns` times on from a first one. */
const onward = (name: string, picture: (at: number, seed: number) => Picture, resources = false): Scenario => ({
  name,
  turns: 3,
  longest: USUAL,
  peerRounds: 2,
  resources,
  prepare: (candidate, round) => {
    const next = [1, 2, 3].map((at) => picture(at, round + at * 1000))
    return {
      first: () => candidate.show(picture(0, round)),
      act: (turn) => candidate.show(next[turn] as Picture),
      cards: (turn) => next[turn]?.events.length ?? 0,
    }
  },
})

const scenarios: Scenario[] = [
  mount('mount 500, week', 5, (seed) => week(0, 500, seed)),
  mount('mount 2,000, week', 2, (seed) => week(0, 2000, seed), { longest: 15_000 }),
  // A library takes many seconds for it, more to clear it away: what it does once is far enough from the budget.
  mount('mount 10,000, week', 2, (seed) => week(0, 10_000, seed), { longest: 20_000, peerRounds: 1 }),
  mount('mount 500, day of 20 columns', 5, (seed) => day(0, 500, seed), { resources: true }),
  onward('next week, 500 fresh', (at, seed) => week(at, 500, seed)),
  onward('next day of 20 columns, 500 fresh', (at, seed) => day(at, 500, seed), true),
  {
    name: 'change one of 500',
    turns: 9,
    longest: USUAL,
    peerRounds: 2,
    resources: false,
    prepare: (candidate, round) => {
      let picture = week(0, 500, round)
      return {
        first: () => candidate.show(picture),
        act: (turn) => {
          const at = (round * 37 + turn * 53) % 500
          const events = picture.events.map((event, index) =>
            index === at ? { ...event, title: 'Zoe Late', accessibleName: `${event.timeText} Zoe Late` } : event,
          )
          const changed = events[at]
          picture = { ...picture, events }
          if (changed) candidate.change(picture, changed)
        },
        cards: () => 500,
      }
    },
  },
]

const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
// What the last turn left behind (effects, garbage, tiles) is not the next turn's time.
const settle = async () => {
  for (let each = 0; each < 4; each += 1) await frame()
}

const PATIENCE = 20_000

/** Until the paint after every card has come: some draw later than they are told to. */
async function drawn(stage: HTMLElement, { cards }: Candidate, count: number): Promise<void> {
  const begun = performance.now()
  await frame()
  while (stage.querySelectorAll(cards).length !== count) {
    if (performance.now() - begun > PATIENCE) {
      throw new Error(`${stage.querySelectorAll(cards).length} of ${count} cards (${cards})`)
    }
    await frame()
  }
  await frame()
}

async function timed(stage: HTMLElement, candidate: Candidate, { prepare, turns }: Scenario, round: number) {
  const { first, act, undo, cards } = prepare(candidate, round)
  const taken: number[] = []
  if (first) {
    first()
    await drawn(stage, candidate, cards(0))
  }
  let nodes = 0
  for (let turn = 0; turn < turns; turn += 1) {
    await settle()
    const begun = performance.now()
    act(turn)
    await drawn(stage, candidate, cards(turn))
    taken.push(performance.now() - begun)
    nodes = stage.querySelectorAll('*').length
    undo?.()
  }
  candidate.clear()
  await frame()
  // Other work on the machine only ever adds time: the fastest turn is the one nearest to the truth.
  return { nodes, taken: Math.min(...taken) }
}

/** Milliseconds by candidate; one that cannot do it is missing. */
export type Round = Record<string, number>
export type Measured = { name: string; nodes: Record<string, number>; rounds: Round[] }

/** The candidates on one stage, by name; the first is the floor of all ratios. */
export function candidatesOn(stage: HTMLElement): Record<string, Candidate> {
  const ours = grid(stage)
  // The style sheet comes to life with the first grid; the floor borrows it by its class.
  ours.show(week(0, 100, 1))
  const frameClass = stage.querySelector('section')?.className ?? ''
  const isMarked = stage.querySelector('.fd-letter') !== null
  ours.clear()
  if (!isMarked) throw new Error('The grid draws no marks that the floor could draw, too.')
  return { floor: floor(stage, frameClass), grid: ours, ec: eventCalendar(stage), fc: fullCalendar(stage) }
}

function newStage(): HTMLElement {
  const stage = document.createElement('div')
  stage.style.blockSize = '100vh'
  document.body.style.margin = '0'
  document.body.append(stage)
  return stage
}

const PEERS = new Set(['ec', 'fc'])

/** So many rounds there are of a scenario, however long they take: with three, one slow moment of the machine is the median. */
const LEAST = 5

/**
 * Every scenario in `rounds` rounds, or as many as its time allows; the libraries of others take part in the first ones. All
 * that a scenario does has been done by the first, smallest one, where all candidates warm up; in the others only the two
 * that are judged by a narrow budget do.
 */
async function measure(rounds: number): Promise<Measured[]> {
  const stage = newStage()
  const candidates = candidatesOn(stage)
  const results: Measured[] = []
  for (const [index, scenario] of scenarios.entries()) {
    const able = Object.entries(candidates).filter(([, { resources }]) => resources || !scenario.resources)
    const result: Measured = { name: scenario.name, nodes: {}, rounds: [] }
    for (const [name, candidate] of able) {
      if (index === 0 || !PEERS.has(name)) await timed(stage, candidate, { ...scenario, turns: 1 }, 1)
    }
    const begun = performance.now()
    const least = Math.min(LEAST, rounds)
    for (let at = 0; at < rounds && (at < least || performance.now() - begun < scenario.longest); at += 1) {
      const taken: Round = {}
      const order = at % 2 === 0 ? able : able.toReversed()
      for (const [name, candidate] of order) {
        if (PEERS.has(name) && at >= scenario.peerRounds) continue
        const { nodes, taken: milliseconds } = await timed(stage, candidate, scenario, at + 2)
        taken[name] = milliseconds
        result.nodes[name] ??= nodes
      }
      result.rounds.push(taken)
    }
    results.push(result)
  }
  return results
}

let mounting: { candidates: Record<string, Candidate>; stage: HTMLElement } | undefined

/** A week by one candidate until it is painted, for whoever counts what that takes; before it, everything is at rest. */
async function mountWeek(name: string, count: number, seed: number): Promise<void> {
  if (!mounting) {
    const stage = newStage()
    mounting = { stage, candidates: candidatesOn(stage) }
  }
  const { candidates, stage } = mounting
  const candidate = candidates[name]
  if (!candidate) throw new Error(`There is no candidate ${name}.`)
  candidate.show(week(0, count, seed))
  await drawn(stage, candidate, count)
}

/** Clears the week away, and waits until everything is at rest. */
async function clearWeek(name: string): Promise<void> {
  mounting?.candidates[name]?.clear()
  await settle()
}

/** A week of 500 by one candidate, ready for a hand to drag a card of it; answers the card's middle and a frame counter. */
async function stageDrag(name: string): Promise<{ x: number; y: number }> {
  document.body.replaceChildren()
  const stage = newStage()
  const candidate = candidatesOn(stage)[name]
  if (!candidate) throw new Error(`There is no candidate ${name}.`)
  candidate.show(week(0, 500, 7))
  await drawn(stage, candidate, 500)
  await settle()
  const middle = { x: innerWidth / 2, y: innerHeight / 2 }
  const away = (box: DOMRect) => Math.hypot(box.x - middle.x, box.y - middle.y)
  const boxes = [...stage.querySelectorAll(candidate.cards)].map((card) => card.getBoundingClientRect())
  const box = boxes.filter(({ height, width }) => height > 20 && width > 20).toSorted((a, b) => away(a) - away(b))[0]
  if (!box) throw new Error('No card is in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 }
}

/** Milliseconds between frames until `stop` is called. */
function recordFrames(): { stop: () => number[] } {
  const frames: number[] = []
  let last = performance.now()
  let on = true
  const next = (at: number) => {
    frames.push(at - last)
    last = at
    if (on) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  return {
    stop: () => {
      on = false
      return frames.slice(2)
    },
  }
}

Object.assign(window, { measure, mountWeek, clearWeek, stageDrag, recordFrames })
