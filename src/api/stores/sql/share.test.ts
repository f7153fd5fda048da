import { expect, test } from 'vitest'
import { createShares } from './share.ts'

/** Tells who is inside, in the order in which they came in. */
function counted(shares: Omit<Parameters<typeof createShares>[0], 'wide'> & { wide?: number }) {
  const enter = createShares({ wide: shares.each, ...shares })
  const entered: string[] = []
  const leaving: (() => void)[] = []
  const come = (organization: string, kind?: string, isWide = false): Promise<void> =>
    enter(organization, kind === undefined ? undefined : { kind, isWide }).then((leave) => {
      entered.push(kind ?? organization)
      leaving.push(leave)
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { come, settle, entered, leaveFirst: () => leaving.shift()?.(), waiting: () => enter.waiting() }
}

test('an organization never has more than its share, and others enter past its queue', async () => {
  const { come, settle, entered, leaveFirst } = counted({ all: 3, each: 2, patience: 60_000 })
  for (let number = 0; number < 5; number++) void come('slow')
  await settle()
  expect(entered).toEqual(['slow', 'slow'])
  void come('other')
  await settle()
  expect(entered).toEqual(['slow', 'slow', 'other'])
  leaveFirst()
  await settle()
  expect(entered).toEqual(['slow', 'slow', 'other', 'slow'])
})

test('organizations that wait take turns', async () => {
  const { come, settle, entered, leaveFirst } = counted({ all: 1, each: 1, patience: 60_000 })
  for (const organization of ['a', 'a', 'a', 'b', 'b']) void come(organization)
  for (let left = 0; left < 5; left++) {
    await settle()
    leaveFirst()
  }
  expect(entered).toEqual(['a', 'a', 'b', 'a', 'b'])
})

test('who waits too long is refused, and whoever comes later is not held up', async () => {
  const { come, settle, entered, leaveFirst, waiting } = counted({ all: 1, each: 1, patience: 1 })
  await come('a')
  const late = come('a')
  expect(waiting()).toBe(1)
  await expect(late).rejects.toMatchObject({ code: '53300' })
  expect(waiting()).toBe(0)
  leaveFirst()
  await come('b')
  await settle()
  expect(entered).toEqual(['a', 'b'])
})

test('what is wide leaves room for the small reads of its own organization', async () => {
  const { come, settle, entered, leaveFirst } = counted({ all: 4, each: 3, wide: 2, patience: 60_000 })
  for (let number = 0; number < 10; number++) void come('a', 'export', true)
  await settle()
  expect(entered).toEqual(['export', 'export'])
  void come('a', 'get')
  await settle()
  expect(entered).toEqual(['export', 'export', 'get'])
  // Now the organization has all that it may have, and the two kinds take turns.
  void come('a', 'presets')
  leaveFirst()
  await settle()
  leaveFirst()
  await settle()
  expect(entered.slice(3)).toEqual(['export', 'presets'])
})

test('kinds of one organization take turns', async () => {
  const { come, settle, entered, leaveFirst } = counted({ all: 1, each: 1, patience: 60_000 })
  for (const kind of ['list', 'list', 'list', 'get', 'get']) void come('a', kind)
  for (let left = 0; left < 5; left++) {
    await settle()
    leaveFirst()
  }
  expect(entered).toEqual(['list', 'list', 'get', 'list', 'get'])
})
