import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createHandOver, type Taker } from './hand-over.ts'

const taker = (): Taker & { got: Socket[] } => {
  const got: Socket[] = []
  return { got, untaken: 0, give: (socket) => void got.push(socket) }
}

test('connections are given in turns, and to the others while one has not taken what it got', () => {
  const handOver = createHandOver<ReturnType<typeof taker>>(10)
  const [one, two, three] = [taker(), taker(), taker()]
  for (const it of [one, two, three]) handOver.add(it)
  for (let at = 0; at < 3; at++) handOver.give(new Socket())
  for (const it of [one, three]) it.untaken = 0
  for (let at = 0; at < 2; at++) handOver.give(new Socket())
  expect([one, two, three].map(({ got }) => got.length)).toEqual([2, 1, 2])
  for (const it of [one, two, three]) it.untaken = 0
  handOver.remove(one)
  for (let at = 0; at < 4; at++) handOver.give(new Socket())
  expect([one, two, three].map(({ got }) => got.length)).toEqual([2, 3, 4])
})

test('connections wait for the next one where nobody is there, and no more of them than may', () => {
  const handOver = createHandOver<ReturnType<typeof taker>>(2)
  const [first, second, third] = [new Socket(), new Socket(), new Socket()]
  for (const socket of [first, second, third]) handOver.give(socket)
  expect([first, second, third].map(({ destroyed }) => destroyed)).toEqual([false, false, true])
  const one = taker()
  handOver.add(one)
  expect(one.got).toEqual([first, second])
  handOver.remove(one)
  const late = new Socket()
  handOver.give(late)
  handOver.stop()
  expect([first.destroyed, late.destroyed]).toEqual([false, true])
})
