import { afterEach, expect, test, vi } from 'vitest'
import { loadAhead } from './read-ahead.ts'

/** A page on which nothing has happened yet, in a browser that is idle as often as a test says so. */
const page = (saveData = false) => {
  const document = new EventTarget()
  const waiting: (() => void)[] = []
  const loaded: string[] = []
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { connection: { saveData } })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  return {
    loaded,
    waiting,
    load: (name: string) => async () => void loaded.push(name),
    stir: (sign = 'pointermove') => document.dispatchEvent(new Event(sign)),
    idle: async () => {
      for (const work of waiting.splice(0)) work()
      // What was loaded is through by the next task.
      await new Promise((done) => setImmediate(done))
    },
  }
}
afterEach(() => void vi.unstubAllGlobals())

test('what is likely to be opened is loaded once somebody stirs, one after the other, and once', async () => {
  const { loaded, waiting, load, stir, idle } = page()
  loadAhead([load('booking'), () => Promise.reject(new Error('gone')), load('appointment')])
  expect(waiting).toEqual([])
  stir()
  stir('keydown')
  expect(loaded).toEqual([])
  await idle()
  expect(loaded).toEqual(['booking'])
  await idle()
  await idle()
  expect(loaded).toEqual(['booking', 'appointment'])
  expect(waiting).toEqual([])
})

test('nothing more is loaded once the page is left', async () => {
  const { loaded, load, stir, idle } = page()
  const leave = loadAhead([load('booking'), load('appointment')])
  stir()
  await idle()
  leave()
  await idle()
  expect(loaded).toEqual(['booking'])
})

test('nothing is loaded over a line whose owner saves data', () => {
  const { waiting, load, stir } = page(true)
  loadAhead([load('booking')])
  stir()
  expect(waiting).toEqual([])
})
