import { describe, expect, test } from 'vitest'
import type { RowState, RunSpec } from './run-spec.ts'
import { items, no, outcomes, throwing, world } from './testing/run-world.ts'

describe('a runner', () => {
  test('begins what needs others only where those are done', async () => {
    const it = world()
    const acts: string[] = []
    const [first, second] = items(2)
    if (!first || !second) throw new Error('two items')
    it.runner.start({
      title: 'a',
      items: [first, { ...second, needs: ['0'] }],
      act: async ({ id }) => (acts.push(id), acts.length === 1 ? throwing(no) : id),
      concurrency: 1,
      unmet: no,
    })
    await it.pass()
    expect([acts, outcomes(it)]).toEqual([['0'], ['refused', 'refused']])
    it.runner.send(it.runner.shown()[0]?.key ?? 0, { type: 'again', which: 'refused' })
    await it.pass()
    expect([acts, outcomes(it)]).toEqual([
      ['0', '0', '1'],
      ['done', 'done'],
    ])
  })

  test('goes on with what a closed page left: each once, with its key, and only after somebody says so', async () => {
    const closed = world()
    const kept: RowState[] = []
    const sent: [id: string, key: string, again: boolean][] = []
    const spec: RunSpec = {
      title: 'a',
      items: items(4),
      act: ({ id }, { idempotencyKey, again }) => {
        sent.push([id, idempotencyKey, again])
        // The second one is never answered: the page is closed before.
        return id === '1' && !again ? new Promise(() => {}) : Promise.resolve(`was ${id}`)
      },
      inverse: (item) => item,
      journal: () => ({
        id: 'kept',
        write: async (states) => {
          for (const [index, state] of states) kept[index] = state
        },
        drop: () => void kept.splice(0),
      }),
      concurrency: 1,
    }
    closed.runner.start(spec)
    await closed.pass()
    closed.runner.endAll()
    expect(kept.map(({ outcome }) => outcome)).toEqual(['done', 'running'])

    const next = world()
    const journal = { id: 'kept', write: async () => {}, drop: () => void kept.splice(0) }
    const key = next.runner.restore(spec, { states: kept, journal, undoing: false, elsewhere: false })
    await next.pass()
    expect([sent.length, next.runner.active(), outcomes(next)]).toEqual([
      2,
      false,
      ['done', 'waiting', 'waiting', 'waiting'],
    ])
    expect(next.runner.shown()[0]?.run).toMatchObject({ phase: 'paused', interrupted: true })
    next.runner.send(key, { type: 'resume' })
    await next.pass()
    expect(sent.slice(1, 3)).toEqual([
      ['1', 'key 2', false],
      ['1', 'key 2', true],
    ])
    expect(sent.map(([id]) => id)).toEqual(['0', '1', '1', '2', '3'])
    expect(next.runner.shown()[0]).toMatchObject({ undoable: 4, run: { phase: 'ended' } })
    next.runner.dismiss(key)
    expect([kept, next.runner.shown()]).toEqual([[], []])
  })

  test('only shows what another page carries out', async () => {
    const it = world()
    const acts: string[] = []
    const spec: RunSpec = { title: 'a', items: items(2), act: async ({ id }) => acts.push(id), inverse: (item) => item }
    const journal = { id: 'kept', write: async () => {}, drop: () => {} }
    const states: RowState[] = [{ outcome: 'done' }, { outcome: 'running' }]
    const key = it.runner.restore(spec, { states, journal, undoing: false, elsewhere: true })
    it.runner.send(key, { type: 'resume' })
    it.runner.undo(key, 'back')
    it.runner.dismiss(key)
    await it.pass()
    expect([acts, it.runner.shown().length, it.runner.active()]).toEqual([[], 1, false])
    it.runner.update(key, [{ outcome: 'done' }, { outcome: 'done' }], false)
    expect(it.runner.shown()[0]).toMatchObject({ elsewhere: false, undoable: 2, run: { phase: 'ended' } })
  })
})
