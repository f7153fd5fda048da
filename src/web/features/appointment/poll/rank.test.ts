import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appointment, clinic } from '../../../commands/appointments/testing/clinic.ts'
import { conflictsOf } from '../../../commands/appointments/free-times/conflicts.ts'
import { bestOption, type CountedOption, rankOptions } from './rank.ts'

const option = (id: string, yes: number, maybe: number, hour: number, no = 0): CountedOption => ({
  id,
  startDate: `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`,
  endDate: `2026-03-02T${String(hour).padStart(2, '0')}:30:00.000Z`,
  counts: { yes, 'if-need-be': maybe, no },
})
const anyOption = fc
  .tuple(fc.nat(3), fc.nat(3), fc.nat(23), fc.nat(3))
  .map(([yes, maybe, hour, no]) => option(`${yes}${maybe}${hour}${no}`, yes, maybe, hour, no))

describe('the ranking of options', () => {
  test('asks for yes, then if need be, then the earliest', () => {
    const all = [option('late', 2, 1, 15), option('no', 0, 5, 8), option('early', 2, 1, 9), option('maybe', 2, 2, 16)]
    expect(rankOptions(all).map(({ id }) => id)).toEqual(['maybe', 'early', 'late', 'no'])
  })

  test('never puts an option behind one that is worse, and loses none', () => {
    fc.assert(
      fc.property(fc.array(anyOption), (options) => {
        const ranked = rankOptions(options)
        expect(ranked.map(({ id }) => id).toSorted()).toEqual(options.map(({ id }) => id).toSorted())
        ranked.slice(1).forEach((worse, index) => {
          const better = ranked[index]
          if (!better) return
          const score = ({ counts, startDate }: CountedOption) =>
            counts.yes * 1e4 + counts['if-need-be'] * 100 - Number(startDate.slice(11, 13))
          expect(score(better)).toBeGreaterThanOrEqual(score(worse))
        })
      }),
    )
  })

  test('has no best one whose time is taken', () => {
    const all = [option('most', 4, 0, 9), option('free', 2, 0, 10), option('later', 1, 1, 11)]
    expect(bestOption(all, ({ id }) => id !== 'most')?.id).toBe('free')
    expect(bestOption(all, () => false)).toBeUndefined()
  })

  test('knows no best one while nobody can come', () => {
    expect(bestOption([option('a', 0, 0, 9, 3)])).toBeUndefined()
    expect(bestOption([])).toBeUndefined()
    expect(bestOption([option('a', 0, 1, 9)])?.id).toBe('a')
  })
})

describe('conflicts of an option', () => {
  const { services } = clinic()
  const poll = appointment({ id: 'poll', serviceId: null })
  const half = { startDate: '2026-03-02T10:15:00.000Z', endDate: '2026-03-02T10:45:00.000Z' }

  test('are the appointments that hold the time on the same calendar', () => {
    const found = (more: Parameters<typeof appointment>[0]) =>
      conflictsOf(half, poll, [appointment(more)], services, 0).length
    expect(found({})).toBe(1)
    expect(found({ calendarIds: ['Ben'] })).toBe(0)
    expect(found({ status: 'cancelled' })).toBe(0)
    expect(found({ allowOverlapping: true })).toBe(0)
    expect(found({ id: 'poll' })).toBe(0)
    expect(found({ blockedUntil: '1969-01-01T00:00:00.000Z' })).toBe(0)
  })

  test('count the time that a service keeps free behind an appointment', () => {
    const after = { startDate: '2026-03-02T10:35:00.000Z', endDate: '2026-03-02T10:50:00.000Z' }
    expect(conflictsOf(after, poll, [appointment()], services, 0)).toHaveLength(1)
    expect(conflictsOf(after, poll, [appointment({ serviceId: null })], services, 0)).toEqual([])
  })
})
