import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { queryOf } from '../query.ts'
import { connect, id, json } from '../testing/deployment.ts'
import { UNKNOWN_TIME } from './lenient.ts'
import { isTold, toldOf } from './warnings.ts'

describe('what a deployment does not tell', () => {
  const bare = { id: id(1), name: 'A' }

  test('is told apart from what it tells', async () => {
    const { api } = await connect((it) =>
      json(it.path.endsWith(id(2)) ? { ...bare, duration: 30, active: true } : bare),
    )
    const silent = await api.services.get({ params: { id: id(1) } })
    expect(silent).toMatchObject({ duration: 30, active: true })
    expect([isTold(silent, 'duration'), isTold(silent, 'active'), isTold(silent, 'name')]).toEqual([false, false, true])
    expect(toldOf(silent, 'duration')).toBeUndefined()
    // A copy knows it too.
    expect(isTold({ ...silent, name: 'B' }, 'duration')).toBe(false)
    const spoken = await api.services.get({ params: { id: id(2) } })
    expect([toldOf(spoken, 'duration'), toldOf(spoken, 'active')]).toEqual([30, true])
  })

  test('gives no status, and no time of a change', async () => {
    const { api } = await connect(() => json(bare))
    expect(await api.appointmentsV2.get({ params: { id: id(1) } })).toMatchObject({
      status: '',
      createdAt: '',
      startDate: UNKNOWN_TIME,
    })
    expect(await api.appointmentsV1.get({ params: { id: id(1) } })).toMatchObject({ state: '' })
    expect(await api.multimedia.get({ params: { id: id(1) } })).toMatchObject({ status: '', updatedAt: '' })
    // What something else tells is told.
    const dated = await connect(() => json({ ...bare, startAt: '2026-03-02T10:00:00Z', calendarId: id(9) }))
    const appointment = await dated.api.appointmentsV2.get({ params: { id: id(1) } })
    expect([isTold(appointment, 'startDate'), isTold(appointment, 'calendarIds')]).toEqual([true, true])
  })

  test('is still known when a list is read anew', async () => {
    let name = 'A'
    const { api } = await connect(() =>
      json([
        { ...bare, name },
        { ...bare, id: id(2), duration: 20 },
      ]),
    )
    const cache = new QueryClient()
    const query = queryOf(api, contract.services.list)
    const [first] = (await cache.fetchQuery(query)).items
    name = 'B'
    await cache.fetchQuery(query)
    const [changed, same] = cache.getQueryData(query.queryKey)?.items ?? []
    expect(changed).toMatchObject({ name: 'B' })
    expect(changed).not.toBe(first)
    expect([changed && isTold(changed, 'duration'), same && isTold(same, 'duration')]).toEqual([false, true])
  })
})
