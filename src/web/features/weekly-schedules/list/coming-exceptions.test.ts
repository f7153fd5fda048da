import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comingExceptions, exceptionCount } from './coming-exceptions.ts'

test('what is over is left out, what goes on is in, the next one comes first', () => {
  const configuration = {
    dateOverrides: { '2026-03-02': [['10:00', '12:00'] as [string, string]], '2026-02-01': [] },
    outsOfTheOffice: [
      ['2026-02-20', '2026-03-01'],
      ['2026-01-01', '2026-02-27'],
    ] as [string, string][],
  }
  expect(comingExceptions(configuration, '2026-02-28')).toEqual([
    { from: '2026-02-20', to: '2026-03-01', closed: true },
    { from: '2026-03-02', to: '2026-03-02', closed: false },
  ])
  expect(exceptionCount(configuration)).toBe(4)
  expect(comingExceptions({}, '2026-02-28')).toEqual([])
})

test('the coming ones are never more than all, in order, and none is over', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-02-${String(at).padStart(2, '0')}`)
  const span = fc.tuple(day, day).map(([a, b]): [string, string] => (a <= b ? [a, b] : [b, a]))
  fc.assert(
    fc.property(fc.array(day), fc.array(span), day, (overrides, outs, today) => {
      const configuration = {
        dateOverrides: Object.fromEntries(overrides.map((date) => [date, []])),
        outsOfTheOffice: outs,
      }
      const coming = comingExceptions(configuration, today)
      const over = outs.filter(([, to]) => to < today).length + new Set(overrides.filter((at) => at < today)).size
      expect(coming.length).toBe(exceptionCount(configuration) - over)
      expect(coming.map(({ from }) => from)).toEqual(coming.map(({ from }) => from).toSorted())
    }),
  )
})
