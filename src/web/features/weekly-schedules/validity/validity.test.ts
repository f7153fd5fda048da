import { expect, test } from 'vitest'
import { addingUp, comingNext, validityOn } from './validity.ts'

const schedule = (id: string, from?: string, until?: string, serviceIds: string[] = [], calendarId = 'ana') => ({
  id,
  calendarId,
  serviceIds,
  configuration: {
    ...(from !== undefined && { effectiveFrom: from }),
    ...(until !== undefined && { effectiveUntil: until }),
  },
})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('both days are included', () => {
  const { configuration } = schedule('winter', '2026-12-01', '2027-02-28')
  expect(['2026-11-30', '2026-12-01', '2027-02-28', '2027-03-01'].map((day) => validityOn(configuration, day))).toEqual(
    ['coming', 'now', 'now', 'over'],
  )
  expect(validityOn({}, '2026-12-01')).toBe('always')
})

test('hours add up only of the same calendar, for the same services, on the same days', () => {
  const all = [
    schedule('autumn', undefined, '2026-11-30'),
    schedule('winter', '2026-12-01', '2027-02-28'),
    schedule('surgery', '2026-12-01', undefined, ['surgery']),
    schedule('january', '2027-01-01', '2027-01-31'),
    schedule('other', undefined, undefined, [], 'bea'),
  ]
  const of = (id: string) =>
    ids(
      addingUp(
        all.find((it) => it.id === id)!,
        all,
      ),
    )
  expect(['autumn', 'winter', 'surgery', 'january', 'other'].map(of)).toEqual([[], ['january'], [], ['winter'], []])
})

test('what comes next is the earliest that begins after the day', () => {
  const all = [
    schedule('now'),
    schedule('spring', '2027-03-01'),
    schedule('winter', '2026-12-01'),
    schedule('past', '2026-01-01'),
  ]
  expect(comingNext(all[0]!, all, '2026-11-24')?.id).toBe('winter')
  expect(comingNext(all[0]!, all, '2026-12-24')?.id).toBe('spring')
  expect(comingNext(all[0]!, all, '2027-03-01')).toBeUndefined()
})
