import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, weekday } from '#api/time/week.ts'
import { dateOf, dayLengthOf, minuteOfDay, readWallTime } from '#api/time/zoned.ts'
import { blockDates, expandBlocks, minutesOfClock, MOST_BLOCKS } from './block-series.ts'

const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Santiago', 'UTC']
const anyZone = fc.constantFrom(...zones)
const anyDate = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const exact = (date: string, minutes: number, zone: string) => readWallTime(date, minutes, zone).kind === 'exact'

describe('the dates of blocks', () => {
  test('of a range are those of its weekdays', () => {
    const range = { kind: 'range' as const, from: '2026-03-02', to: '2026-03-15', weekdays: [0, 2] }
    expect(blockDates(range)).toEqual(['2026-03-02', '2026-03-04', '2026-03-09', '2026-03-11'])
    expect(blockDates({ ...range, to: '2026-03-01' })).toEqual([])
    expect(blockDates({ ...range, to: '9000-01-01' })).toHaveLength(MOST_BLOCKS)
  })

  test('of a list come in order, each once', () => {
    expect(blockDates({ kind: 'list', dates: ['2026-05-02', '2026-05-01', '2026-05-02'] })).toEqual([
      '2026-05-01',
      '2026-05-02',
    ])
  })

  test('repeat every so many weeks, until a date or so many times', () => {
    const weekly = { kind: 'weekly' as const, from: '2026-03-03', every: 2, until: null, count: 3 }
    expect(blockDates(weekly)).toEqual(['2026-03-03', '2026-03-17', '2026-03-31'])
    expect(blockDates({ ...weekly, count: null, until: '2026-03-20' })).toEqual(['2026-03-03', '2026-03-17'])
    expect(blockDates({ ...weekly, count: 0 })).toEqual([])
  })

  test('of a weekly repeat keep their weekday and distance', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 30 }), (from, every, count) => {
        const dates = blockDates({ kind: 'weekly', from, every, until: null, count })
        expect(dates).toHaveLength(count)
        dates.forEach((date, index) => {
          expect(weekday(date)).toBe(weekday(from))
          expect(daysBetween(from, date)).toBe(index * every * 7)
        })
      }),
    )
  })
})

describe('blocks', () => {
  test('stand at the same time of the clock on every date, whatever the clocks do in between', () => {
    fc.assert(
      fc.property(anyZone, anyDate, fc.nat(1438), fc.integer({ min: 1, max: 600 }), (zone, from, start, length) => {
        const to = Math.min(1439, start + length)
        const dates = blockDates({ kind: 'weekly', from, every: 1, until: null, count: 53 })
        const clear = dates.filter((date) => exact(date, start, zone) && exact(date, to, zone))
        const blocks = expandBlocks(clear, { from: start, to }, [{ id: 'a', zone }])
        expect(blocks).toHaveLength(clear.length)
        for (const block of blocks) {
          expect(dateOf(block.start, zone)).toBe(block.date)
          expect(minuteOfDay(block.start, zone)).toBe(start)
          expect(minuteOfDay(block.end, zone)).toBe(to)
        }
      }),
    )
  })

  test('of whole days join without a gap, and last as long as the day does', () => {
    fc.assert(
      fc.property(anyZone, anyDate, (zone, from) => {
        const dates = blockDates({ kind: 'range', from, to: '2029-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] }, 20)
        const blocks = expandBlocks(dates, 'day', [{ id: 'a', zone }])
        blocks.forEach((block, index) => {
          expect((block.end - block.start) / 60_000).toBe(dayLengthOf(block.date, zone))
          expect(block.start).toBe(blocks[index - 1]?.end ?? block.start)
        })
      }),
    )
  })

  test('follow the clock of each calendar', () => {
    const blocks = expandBlocks(['2026-03-29'], { from: 540, to: 600 }, [
      { id: 'madrid', zone: 'Europe/Madrid' },
      { id: 'york', zone: 'America/New_York' },
    ])
    expect(blocks.map(({ start }) => new Date(start).toISOString().slice(11, 16))).toEqual(['07:00', '13:00'])
  })

  test('begin and end by the clock also in the night when it changes', () => {
    const hours = (date: string) =>
      expandBlocks([date], { from: 60, to: 240 }, [{ id: 'a', zone: 'Europe/Madrid' }]).map(
        ({ start, end }) => (end - start) / 3_600_000,
      )
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([[2], [4], [3]])
  })

  test('that end at or before their start end on the next day', () => {
    const [block] = expandBlocks(['2026-05-01'], { from: 1320, to: 360 }, [{ id: 'a', zone: 'UTC' }])
    expect(block && (block.end - block.start) / 3_600_000).toBe(8)
  })
})

test('clock times are read, and nothing else', () => {
  expect(['09:30', '24:00', '24:01', '9:30', '10:75', ''].map(minutesOfClock)).toEqual([
    570,
    1440,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
