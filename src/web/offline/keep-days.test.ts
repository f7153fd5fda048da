import { expect, onTestFinished, test } from 'vitest'
import type { BatchQuestion } from '#api/contract/batch.ts'
import { id, json } from '../client/testing/deployment.ts'
import { tellChange } from '../live/told-changes.ts'
import { keepDays } from './keep-days.ts'
import { desk } from './testing/desk.ts'
import { memoryRows } from './testing/memory-rows.ts'

const calendars = [1, 2, 3].map((at) => ({
  id: id(at),
  name: `C${at}`,
  type: 'agent',
  timezone: 'Europe/Madrid',
  version: 1,
}))
const answerOf = (path: string): object =>
  path.startsWith('/api/v1/calendars') ? { items: calendars, total: 3 } : { items: [], total: 0 }

/** A desk that keeps its days while the feed opens, and what it has asked for: a batch by what it reads. */
const keeping = async (extensions: string[]) => {
  const world = await desk(
    ({ path, body }) => {
      if (path !== '/x/batch') return json(answerOf(path))
      const { reads } = body as unknown as BatchQuestion
      return json({ answers: reads.map((read) => ({ status: 200, headers: {}, body: answerOf(read.path) })) })
    },
    memoryRows(),
    extensions,
  )
  await world.api.discovery()
  const end = new AbortController()
  onTestFinished(() => end.abort())
  void keepDays({
    api: world.api,
    offline: world.offline,
    live: { ...world.live, isFed: () => true },
    signal: end.signal,
  })
  tellChange(world.api, 'anything')
  return () => world.arrived.map(({ path }) => path.split('/').at(-1))
}

test('the days are read once with what the feed says as it opens, and what they are shown with is one call', async () => {
  const asked = await keeping(['batch'])
  await expect.poll(asked).toEqual(['appointments', 'calendars', 'batch'])
})

test('where no batch is taken, the hours of each calendar are asked for one after the other', async () => {
  const asked = await keeping(['calendars'])
  const hours = Array.from({ length: 3 }, () => 'weekly-schedules')
  await expect.poll(asked).toEqual(['appointments', 'calendars', 'services', ...hours])
})
