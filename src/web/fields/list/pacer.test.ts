import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pacer } from './pacer.ts'

test('no more than so many run at a time, in their order, and a failure keeps nobody from their turn', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (scheduler, atOnce, fails) => {
        const pace = pacer(atOnce)
        let [running, most] = [0, 0]
        const began: number[] = []
        const all = fails.map((fail, index) =>
          pace(async () => {
            began.push(index)
            most = Math.max(most, ++running)
            await scheduler.schedule(Promise.resolve())
            running--
            if (fail) throw new Error('no')
            return index
          }),
        )
        const ended = Promise.allSettled(all)
        await scheduler.waitFor(ended)
        expect((await ended).map(({ status }) => status === 'rejected')).toEqual(fails)
        expect(most).toBe(Math.min(atOnce, fails.length))
        expect(began).toEqual(fails.map((_, index) => index))
      },
    ),
  )
})
