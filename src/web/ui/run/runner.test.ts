import { describe, expect, test } from 'vitest'
import type { RunSpec } from './run-spec.ts'
import type { RunItem } from './run-state.ts'
import { PACE } from './runner.ts'
import { items, no, outcomes, throwing, world } from './testing/run-world.ts'

describe('a runner', () => {
  test('keeps its pace and tells once at the end what happened', async () => {
    const it = world()
    const begun: number[] = []
    const ends: unknown[] = []
    let stale = 0
    it.runner.start({
      title: 'a',
      items: items(4),
      act: async ({ id }) => (begun.push(it.now()), id === '2' ? throwing(no) : id),
      invalidate: () => (stale += 1),
      onEnd: (summary) => void ends.push(summary),
    })
    await it.pass()
    expect(begun).toEqual([0, 1, 2, 3].map((index) => index * PACE.interval))
    expect([stale, ends]).toEqual([1, [{ done: ['0', '1', '3'], refused: ['2'], stopped: [] }]])
  })

  test('tells what is done as soon as nothing more is begun', async () => {
    const it = world()
    let stale = 0
    it.runner.start({
      title: 'a',
      items: items(4),
      act: async ({ id }) => (id === '1' ? it.runner.send(1, { type: 'pause' }) : undefined),
      invalidate: () => (stale += 1),
    })
    await it.pass()
    // What was under way at the pause is done after it.
    expect([outcomes(it), stale]).toEqual([['done', 'done', 'waiting', 'waiting'], 2])
    it.runner.send(1, { type: 'resume' })
    await it.pass()
    expect([it.runner.shown()[0]?.run.phase, stale]).toEqual(['ended', 3])
  })

  test('waits as long as a busy service asks, then does the same record with the same key', async () => {
    const it = world()
    const tries: [string, string, number][] = []
    it.runner.start({
      title: 'a',
      items: items(2),
      act: async ({ id }, { idempotencyKey }) => {
        tries.push([id, idempotencyKey, it.now()])
        if (tries.length === 1) throwing({ kind: 'rate', after: 7 })
      },
    })
    await it.pass()
    expect(tries).toEqual([
      ['0', 'key 1', 0],
      ['0', 'key 1', 7000],
      ['1', 'key 2', 7000 + PACE.interval],
    ])
  })

  test('does again after a broken line only what may be done twice', async () => {
    const once = world()
    const again = world()
    const spec = (tries: string[]): RunSpec => ({
      title: 'a',
      items: items(2),
      act: async ({ id }) => {
        tries.push(id)
        if (tries.length === 1) throwing({ kind: 'line' })
      },
    })
    const [first, second]: [string[], string[]] = [[], []]
    once.runner.start(spec(first))
    again.runner.start({ ...spec(second), repeatable: () => true })
    await Promise.all([once.pass(), again.pass()])
    expect([first, outcomes(once)]).toEqual([
      ['0', '1'],
      ['refused', 'done'],
    ])
    expect([second, outcomes(again)]).toEqual([
      ['0', '0', '1'],
      ['done', 'done'],
    ])
  })

  test('pauses when no answer comes again and again', async () => {
    const it = world()
    let tries = 0
    it.runner.start({
      title: 'a',
      items: items(3),
      act: async () => ((tries += 1), throwing({ kind: 'line' })),
      repeatable: () => true,
    })
    await it.pass()
    expect(it.runner.shown()[0]?.run).toMatchObject({ phase: 'paused', troubled: true })
    expect([tries, outcomes(it)]).toEqual([5, ['refused', 'waiting', 'waiting']])
  })

  test('begins nothing without a network, and goes on when it is back', async () => {
    const it = world()
    it.setOnline(false)
    it.runner.start({ title: 'a', items: items(1), act: async () => 1 })
    await it.pass()
    expect(outcomes(it)).toEqual(['waiting'])
    it.setOnline(true)
    await it.pass()
    expect(outcomes(it)).toEqual(['done'])
  })

  test('carries runs out one after the other', async () => {
    const it = world()
    const acts: string[] = []
    const start = (title: string) => it.runner.start({ title, items: items(2), act: async () => acts.push(title) })
    start('a')
    start('b')
    expect(it.runner.shown().map(({ run }) => run.phase)).toEqual(['running', 'queued'])
    await it.pass()
    expect(acts).toEqual(['a', 'a', 'b', 'b'])
    expect(it.runner.active()).toBe(false)
  })

  test('retries the refused and takes back what is done, once each', async () => {
    const it = world()
    const acts: string[] = []
    it.runner.start<RunItem & { was?: string }>({
      title: 'a',
      items: items(3),
      act: async ({ id, was }) => {
        acts.push(was ? `undo ${id}, ${was}` : `do ${id}`)
        return id === '1' && acts.length < 4 ? throwing(no) : `was ${id}`
      },
      inverse: (item, result) => ({ ...item, was: result as string }),
    })
    await it.pass()
    const key = it.runner.shown()[0]?.key ?? 0
    it.runner.send(key, { type: 'again', which: 'refused' })
    await it.pass()
    expect(it.runner.shown()[0]?.undoable).toBe(3)
    it.runner.undo(key, 'back')
    it.runner.undo(key, 'back')
    await it.pass()
    expect(acts).toEqual(['do 0', 'do 1', 'do 2', 'do 1', 'undo 2, was 2', 'undo 1, was 1', 'undo 0, was 0'])
    expect(it.runner.shown().map(({ title, undoable }) => [title, undoable])).toEqual([
      ['a', 0],
      ['back', 0],
    ])
  })

  test('ends everything when the connection is left, and hears no late answer', async () => {
    const it = world()
    const signals: AbortSignal[] = []
    let stale = 0
    it.runner.start({
      title: 'a',
      items: items(3),
      act: (_, { signal }) => (
        signals.push(signal),
        new Promise((resolve) => signal.addEventListener('abort', resolve))
      ),
      invalidate: () => (stale += 1),
    })
    await it.pass()
    it.runner.endAll()
    await it.pass()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
    expect([it.runner.shown(), it.runner.active(), stale]).toEqual([[], false, 0])
  })
})
