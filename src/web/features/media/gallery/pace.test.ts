import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

const WINDOW = 900

const open = () => {
  const frames: (() => void)[] = []
  const pace = createPace((run) => void frames.push(run))
  const told: string[] = []
  const wait = (name: string) => pace.whenSlow(() => void told.push(name))
  let [place, time] = [0, 0]
  const scroll = (by: number, count: number) => {
    for (let frame = 0; frame < count; frame++) pace.at((place += by), (time += 1000 / 60), WINDOW)
  }
  const frame = () => frames.splice(0).forEach((run) => run())
  return { pace, told, wait, scroll, frame, jump: (by: number) => pace.at((place += by), (time += 1000), WINDOW) }
}

test('a wheel that is turned is not flung, nor is a jump', () => {
  const { pace, scroll, jump } = open()
  scroll(60, 20)
  expect(pace.flung).toBe(false)
  expect(pace.moving).toBe(true)
  jump(100_000)
  expect(pace.flung).toBe(false)
  expect(pace.moving).toBe(false)
})

test('what is flung shows its pictures when it slows down, one in each frame', () => {
  const { pace, told, wait, scroll, frame } = open()
  scroll(240, 5)
  expect(pace.flung).toBe(true)
  for (const name of ['first', 'second', 'third']) wait(name)
  wait('gone')()
  frame()
  expect(told).toEqual([])
  scroll(20, 5)
  expect(pace.flung).toBe(false)
  frame()
  expect(told).toEqual(['first'])
  frame()
  expect(told).toEqual(['first', 'second'])
})

test('what is flung again before all of them came keeps the rest waiting until the page is at rest', () => {
  const { pace, told, wait, scroll, frame } = open()
  scroll(240, 5)
  for (const name of ['first', 'second', 'third']) wait(name)
  pace.rest()
  frame()
  scroll(240, 5)
  frame()
  expect(told).toEqual(['first'])
  pace.rest()
  frame()
  frame()
  expect(told).toEqual(['first', 'second', 'third'])
})
