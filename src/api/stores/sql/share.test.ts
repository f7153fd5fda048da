import { expect, test } from 'vitest'
import { createShares } from './share.ts'

/** Tells who is inside, in the order in which they came in. */
function counted(shares: Parameters<typeof createShares>[0]) {
  const enter = createShares(shares)
  const entered: string[] = []
  const leaving: (() => void)[] = []
  const come = (organization: string): Promise<void> =>
    enter(organization).then((leave) => {
      entered.push(organization)
      leaving.push(leave)
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { come, settle, entered, leaveFirst: () => leaving.shift()?.() }
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
  const { come, settle, entered, leaveFirst } = counted({ all: 1, each: 1, patience: 1 })
  await come('a')
  await expect(come('a')).rejects.toMatchObject({ code: '53300' })
  leaveFirst()
  await come('b')
  await settle()
  expect(entered).toEqual(['a', 'b'])
})
