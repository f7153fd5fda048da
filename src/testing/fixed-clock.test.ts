import { expect, it } from 'vitest'

const dayOf = (date: Date): string => date.toDateString()

it('says the same day however it is asked for now', () => {
  const day = dayOf(new Date(process.env['FRONTDESK_TEST_NOW'] ?? '2026-06-10T08:30:00Z'))
  class Later extends Date {}
  expect([dayOf(new Date()), dayOf(new Date(Date.now())), dayOf(new Date(Date())), dayOf(new Later())]).toEqual(
    Array.from({ length: 4 }, () => day),
  )
})

it('makes any other date as the real one does', () => {
  expect(new Date(2024, 1, 29, 12).getDate()).toBe(29)
  expect(new Date('2024-02-29T12:00:00Z').toISOString()).toBe('2024-02-29T12:00:00.000Z')
  expect(new Date(new Date(5)).getTime()).toBe(5)
  expect(new Date(Number.NaN).getTime()).toBeNaN()
  // What is given is what counts, and not that it is nothing.
  expect(new Date(undefined as unknown as string).getTime()).toBeNaN()
  expect(Date.UTC(1970, 0, 2)).toBe(86_400_000)
})

it('knows the dates of others as dates, and what builds upon it as its own', () => {
  class Later extends Date {
    later = true
  }
  expect(structuredClone(new Date(5))).toBeInstanceOf(Date)
  expect(new Later(5)).toBeInstanceOf(Later)
  expect(new Later(5)).toMatchObject({ later: true })
})
