import { describe, expect, it } from 'vitest'
import type { KeptPresence } from '../../../core/presences.ts'
import { idOf, ORGANIZATION, OTHER } from '../rows-of.ts'
import { at, conflict, type Law } from './law.ts'

const somebody = (number: number, more: Partial<KeptPresence> = {}): KeptPresence => ({
  id: idOf(number),
  key: 'AK',
  person: null,
  doing: 'looking',
  record: { resource: 'appointments', id: idOf(9) },
  time: null,
  until: 100,
  ...more,
})

/** The laws of who is present: told while it lasts, and nothing else. */
export function presenceLaws(law: Law): void {
  const { write, read } = law
  const put = (presence: KeptPresence, now = 0) => write((rows) => rows.presences.put(presence, now))
  const current = (now = 0) => read((rows) => rows.presences.current(now))

  describe('who is present', () => {
    it('is told until it ends, is left or lasts longer, each organization by itself', async () => {
      const booking = somebody(2, {
        doing: 'booking',
        person: idOf(7),
        record: null,
        time: { calendarIds: [idOf(1)], startDate: at('09:00'), endDate: at('09:30') },
      })
      await put(booking)
      await put(somebody(1))
      await law.store().write(OTHER, (rows) => rows.presences.put(somebody(1, { key: 'theirs' }), 0))
      expect(await current()).toEqual([somebody(1), booking])
      expect(await current(100)).toEqual([])
      await put(somebody(1, { until: 150, doing: 'editing' }), 50)
      expect(await current(100)).toEqual([somebody(1, { until: 150, doing: 'editing' })])
      await write((rows) => rows.presences.remove(idOf(1)))
      expect(await current()).toEqual([booking])
      expect(await law.store().read(OTHER, (rows) => rows.presences.current(0))).toHaveLength(1)
    })

    it('has an id that no other key can take before it ends', async () => {
      await put(somebody(1))
      await expect(put(somebody(1, { key: 'other' }), 99)).rejects.toMatchObject(conflict)
      await put(somebody(1, { key: 'other', until: 200 }), 100)
      expect(await current(100)).toEqual([somebody(1, { key: 'other', until: 200 })])
    })

    it('is not kept by a transaction that fails, and is no change of a record', async () => {
      const failing = write(async (rows) => {
        await rows.presences.put(somebody(1), 0)
        throw new Error('refused')
      })
      await expect(failing).rejects.toThrow('refused')
      expect(await current()).toEqual([])
      const { last } = await read((rows) => rows.changes.after(0, 1))
      await put(somebody(1))
      expect((await read((rows) => rows.changes.after(0, 1))).last).toBe(last)
    })

    it('is told to those who listen for it, and to nobody else', async () => {
      const heard: string[] = []
      const stops = [
        law.store().onPresence((id) => heard.push(`presence ${id}`)),
        law.store().onChange((id) => heard.push(`change ${id}`)),
      ]
      await put(somebody(1))
      await write((rows) => rows.presences.remove(idOf(1)))
      for (const stop of stops) stop()
      await put(somebody(1))
      expect(heard).toEqual([`presence ${ORGANIZATION}`, `presence ${ORGANIZATION}`])
    })
  })
}
