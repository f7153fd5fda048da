import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOutcomes, MOST_TROUBLES, newRun, nextMove, reduceRun, type Run, type RunEvent } from './run-state.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Record ${index}` }))
const after = (run: Run, ...events: readonly RunEvent[]): Run => events.reduce(reduceRun, run)
const refused = (index: number, more: object = {}) =>
  ({ type: 'refused', index, error: 'no', trouble: false, halt: false, ...more }) as const
const PACE = { lanes: 2, interval: 250 }
const begun = (count: number) => after(newRun(items(count)), { type: 'begin' })

describe('a run', () => {
  test('begins one after the other, no faster than its pace and no more at once than its lanes', () => {
    const run = begun(3)
    expect(nextMove(run, PACE, 1000)).toEqual({ start: 0 })
    const one = after(run, { type: 'started', index: 0, now: 1000 })
    expect(nextMove(one, PACE, 1100)).toEqual({ at: 1250 })
    expect(nextMove(one, PACE, 1250)).toEqual({ start: 1 })
    const two = after(one, { type: 'started', index: 1, now: 1250 })
    expect(nextMove(two, PACE, 9000)).toBeNull()
    expect(nextMove(after(two, { type: 'done', index: 0 }), PACE, 9000)).toEqual({ start: 2 })
  })

  test('waits in all lanes as long as the service asks, and does the refused one again', () => {
    const run = after(begun(3), { type: 'started', index: 0, now: 0 }, { type: 'started', index: 1, now: 250 })
    const held = after(run, { type: 'held', index: 0, hold: { why: 'rate', until: 7000 } }, { type: 'done', index: 1 })
    expect(nextMove(held, PACE, 6999)).toEqual({ at: 7000 })
    expect(nextMove(held, PACE, 7000)).toEqual({ start: 0 })
    expect(after(held, { type: 'try-now' })).toEqual(held)
  })

  test('keeps the longer of two waits', () => {
    const run = after(begun(3), { type: 'started', index: 0, now: 0 }, { type: 'started', index: 1, now: 250 })
    const held = after(
      run,
      { type: 'held', index: 0, hold: { why: 'rate', until: 7000 } },
      { type: 'held', index: 1, hold: { why: 'rate', until: 3000 } },
    )
    expect(nextMove(held, PACE, 5000)).toEqual({ at: 7000 })
  })

  test('feels its way with one item after a line that broke, and goes on as before after an answer', () => {
    const run = after(begun(4), { type: 'started', index: 0, now: 0 })
    const held = after(run, { type: 'held', index: 0, hold: { why: 'line', until: 2000 } })
    expect(nextMove(held, PACE, 100)).toEqual({ at: 2000 })
    const probing = after(held, { type: 'try-now' }, { type: 'started', index: 0, now: 300 })
    expect(nextMove(probing, PACE, 5000)).toBeNull()
    expect(nextMove(after(probing, { type: 'done', index: 0 }), PACE, 5000)).toEqual({ start: 1 })
  })

  test('does nothing without a network, and goes on when it is back', () => {
    const off = after(begun(2), { type: 'offline' })
    expect(nextMove(off, PACE, 0)).toBeNull()
    expect(nextMove(after(off, { type: 'online' }), PACE, 0)).toEqual({ start: 0 })
  })

  test('lets what is under way end after a stop, and begins nothing more', () => {
    const run = after(begun(3), { type: 'started', index: 0, now: 0 }, { type: 'stop' })
    expect(run.phase).toBe('stopping')
    expect(run.rows.map(({ outcome }) => outcome)).toEqual(['running', 'stopped', 'stopped'])
    const over = after(run, { type: 'held', index: 0, hold: { why: 'rate', until: 9 } })
    expect(over.phase).toBe('ended')
    expect(countOutcomes(over)).toMatchObject({ stopped: 3, waiting: 0 })
  })

  test('pauses where every other record would meet the same', () => {
    const run = after(begun(2), { type: 'started', index: 0, now: 0 }, refused(0, { halt: true }))
    expect(run).toMatchObject({ phase: 'paused', troubled: true })
    expect(after(run, { type: 'resume' })).toMatchObject({ phase: 'running', troubled: false })
  })

  test('pauses after several refusals in a row that speak of the service, not when a record succeeds between them', () => {
    const troubles = (from: number, count: number): RunEvent[] =>
      Array.from({ length: count }, (_, index) => index + from).flatMap((index) => [
        { type: 'started', index, now: 0 },
        refused(index, { trouble: true }),
      ])
    expect(after(begun(20), ...troubles(0, MOST_TROUBLES)).phase).toBe('paused')
    const between: RunEvent[] = [
      ...troubles(0, MOST_TROUBLES - 1),
      { type: 'started', index: 10, now: 0 },
      { type: 'done', index: 10 },
      ...troubles(11, MOST_TROUBLES - 1),
    ]
    expect(after(begun(20), ...between).phase).toBe('running')
  })

  test('does only the refused again, or only those not started', () => {
    const ended = after(
      begun(3),
      { type: 'started', index: 0, now: 0 },
      { type: 'started', index: 1, now: 0 },
      { type: 'done', index: 0 },
      refused(1),
      { type: 'stop' },
    )
    const outcomes = (which: 'refused' | 'stopped') =>
      after(ended, { type: 'again', which }).rows.map(({ outcome }) => outcome)
    expect(outcomes('refused')).toEqual(['done', 'waiting', 'stopped'])
    expect(outcomes('stopped')).toEqual(['done', 'refused', 'waiting'])
  })
})

test('whatever happens in whatever order, no record is lost, begun twice at once or begun after a stop', () => {
  const plain = fc.constantFrom('begin', 'pause', 'resume', 'stop', 'try-now', 'offline', 'online')
  const command = fc.oneof(
    plain.map((type) => ({ type }) satisfies RunEvent),
    fc.constantFrom('refused' as const, 'stopped' as const).map((which) => ({ type: 'again', which }) as const),
    fc.constantFrom('step' as const, 'done' as const, 'refused' as const, 'rate' as const, 'line' as const),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(command, { maxLength: 60 }), (count, commands) => {
      let run = newRun(items(count))
      let now = 0
      const broken: string[] = []
      const must = (law: string, holds: boolean) => void (holds || broken.push(law))
      for (const it of commands) {
        now += 100
        const move = nextMove(run, PACE, now)
        const index = run.rows.findIndex(({ outcome }) => outcome === 'running')
        if (typeof it === 'object') run = reduceRun(run, it)
        else if (it === 'step' && move && 'start' in move) {
          must('begins only while it runs', run.phase === 'running')
          must('begins only what waits', run.rows[move.start]?.outcome === 'waiting')
          must('keeps its pace', now - run.lastStart >= PACE.interval)
          run = reduceRun(run, { type: 'started', index: move.start, now })
        } else if (it === 'step') must('looks again later', !move || ('at' in move && move.at > now))
        else if (index === -1) continue
        else if (it === 'done') run = reduceRun(run, { type: 'done', index })
        else if (it === 'refused') run = reduceRun(run, refused(index))
        else run = reduceRun(run, { type: 'held', index, hold: { why: it, until: now + 500 } })

        const { waiting, running, done, refused: no, stopped } = countOutcomes(run)
        must('loses no record', waiting + running + done + no + stopped === count)
        must('keeps its lanes', running <= PACE.lanes)
        must('ends with the last record', (run.phase === 'ended') === (waiting + running === 0))
        must('has nothing waiting after a stop', run.phase !== 'stopping' || waiting === 0)
      }
      expect(broken).toEqual([])
    }),
  )
})
