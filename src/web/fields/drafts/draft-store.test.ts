// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { DRAFT_DAYS, tabDrafts, type Draft } from './draft-store.ts'
import { fitting } from './fitting.ts'

const NOW = Date.parse('2026-11-18T09:00:00Z')
const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  connectionId: 'clinic',
  form: '/services/new',
  savedAt: NOW,
  base: { name: '' },
  values: { name: 'Visit' },
  ...more,
})

beforeEach(() => sessionStorage.clear())

test('the drafts of a form come back, the newest first, and no other form’s or connection’s', async () => {
  const store = tabDrafts(sessionStorage, () => NOW)
  await store.keep(draft('old', { savedAt: NOW - 1000 }))
  await store.keep(draft('new'))
  await store.keep(draft('other form', { form: '/rooms/new' }))
  await store.keep(draft('other connection', { connectionId: 'hospital' }))
  expect((await store.of('clinic', '/services/new')).map(({ id }) => id)).toEqual(['new', 'old'])
  expect(await store.of('clinic')).toHaveLength(3)
})

test('a draft goes with its time, by its id, and with its connection', async () => {
  const store = tabDrafts(sessionStorage, () => NOW)
  await store.keep(draft('late', { savedAt: NOW - DRAFT_DAYS * 86_400_000 }))
  await store.keep(draft('saved'))
  await store.keep(draft('kept'))
  await store.keep(draft('elsewhere', { connectionId: 'hospital' }))
  sessionStorage.setItem('not-a-draft', 'stays')
  await store.drop('saved')
  expect((await store.of('clinic')).map(({ id }) => id)).toEqual(['kept'])
  await store.clear('clinic')
  expect(await store.of('clinic')).toEqual([])
  expect(await store.of('hospital')).toHaveLength(1)
  expect(sessionStorage.getItem('not-a-draft')).toBe('stays')
})

test('kept values take the shape that the form has today', () => {
  const now = { name: '', duration: null, tags: ['a'], fresh: true }
  expect(fitting({ name: 'Visit', duration: 20, tags: 'a, b', gone: 1 }, now)).toEqual({
    name: 'Visit',
    duration: 20,
    tags: ['a'],
    fresh: true,
  })
  expect(fitting(null, now)).toEqual(now)
})
