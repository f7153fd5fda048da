import { STATUSES, SUB_STATUSES } from '../../contract/choices.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTIONS, type Action, actionBetween, canDo, REASONS } from './statuses.ts'

const actions = Object.keys(ACTIONS) as Action[]
const anyStep = fc.record({
  status: fc.constantFrom(...STATUSES),
  subStatus: fc.option(fc.constantFrom(...SUB_STATUSES)),
})

describe('canDo', () => {
  test.each([
    ['pending', ['confirm', 'arrive', 'start', 'complete', 'no-show', 'cancel', 'move', 'edit', 'mask', 'delete']],
    ['confirmed', ['unconfirm', 'arrive', 'start', 'complete', 'no-show', 'cancel', 'move', 'edit', 'mask', 'delete']],
    ['completed', ['reopen', 'move', 'edit', 'mask', 'delete']],
    ['cancelled', ['edit', 'mask', 'delete']],
  ])('what is open in %s', (status, expected) => {
    expect(actions.filter((action) => canDo(action, { status }).ok)).toEqual(expected)
  })

  test('says why not', () => {
    expect(canDo('move', { status: 'cancelled' })).toEqual({ ok: false, reason: REASONS.cancelled })
    expect(canDo('arrive', { status: 'pending', blocked: true })).toEqual({ ok: false, reason: REASONS.block })
  })

  test('leaves a status that only another deployment knows to that deployment', () => {
    for (const action of actions) expect(canDo(action, { status: 'en-route' })).toEqual({ ok: true })
  })
})

describe('actionBetween', () => {
  test('is the action that leads there, for every action that leads somewhere new', () => {
    for (const [action, rule] of Object.entries(ACTIONS)) {
      if (!('to' in rule)) continue
      for (const status of rule.from) expect(actionBetween({ status, subStatus: null }, rule.to)).toBe(action)
    }
  })

  test('nothing leads out of cancelled', () => {
    fc.assert(
      fc.property(anyStep, (after) => {
        fc.pre(after.status !== 'cancelled')
        const action = actionBetween({ status: 'cancelled' }, after)
        expect(action && canDo(action, { status: 'cancelled' }).ok).toBe(false)
      }),
    )
  })

  test('where nothing changes there is no action, elsewhere there is', () => {
    fc.assert(
      fc.property(anyStep, anyStep, (before, after) => {
        const same = before.status === after.status && before.subStatus === after.subStatus
        expect(actionBetween(before, after) === undefined).toBe(same)
      }),
    )
  })

  test('completed leads back to confirmed only as reopen', () => {
    expect(actionBetween({ status: 'completed', subStatus: 'attended' }, { status: 'confirmed' })).toBe('reopen')
  })
})
