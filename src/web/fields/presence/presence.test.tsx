// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { presentAt } from '../../live/presence/present.ts'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { Presence } from './presence.tsx'

afterEach(cleanup)

const WAIT = { timeout: 20_000 }
const ID = '01890000-0000-7000-8000-0000000000aa'

const open = async (extensions: string[], edits = false) => {
  const service = await openService('staff', ['people', 'me', ...extensions])
  const view = renderPages(service, '/', { '/': <Presence resource="services" id={ID} edits={edits} /> })
  const said = () => service.calls.filter(({ path }) => path.startsWith('/x/presence/'))
  return { ...service, view, said }
}

const somebody = (key: string, doing: 'looking' | 'editing', id = ID) => ({
  id: `of ${key}`,
  key,
  person: null,
  doing,
  record: { resource: 'services' as const, id },
  time: null,
})

test('who stays at a record tells it, and once that they have left', async () => {
  const { said, view } = await open(['presence'], true)
  await waitFor(() => expect(said()).toHaveLength(1), WAIT)
  expect(said()[0]).toMatchObject({
    method: 'PUT',
    body: { doing: 'editing', record: { resource: 'services', id: ID } },
  })
  view.unmount()
  await waitFor(() => expect(said().map(({ method }) => method)).toEqual(['PUT', 'DELETE']), WAIT)
  expect(said()[1]?.path).toBe(said()[0]?.path)
})

test('names who else is at the same record and what they do; neither oneself nor who is elsewhere', async () => {
  const { api, said, view } = await open(['presence'])
  await waitFor(() => expect(said()).toHaveLength(1), WAIT)
  const others = [somebody('KEY0001', 'editing'), somebody('KEY0002', 'looking'), somebody('KEY0003', 'looking', 'x')]
  const own = { ...somebody('AK', 'editing'), id: said()[0]?.path.split('/').at(-1) ?? '' }
  act(() => presentAt(api).set([...others, own]))
  expect(await screen.findByText('Access key …0001 is editing this', {}, WAIT)).toBeTruthy()
  expect(screen.getByText('Access key …0002 is looking at this')).toBeTruthy()
  expect(view.container.textContent).not.toMatch(/0003|You|window/)
  act(() => presentAt(api).set([]))
  expect(view.container.textContent).toBe('')
})

test('tells of another window of one’s own, which no name would tell apart', async () => {
  const { api, said } = await open(['presence'])
  await waitFor(() => expect(said()).toHaveLength(1), WAIT)
  act(() => presentAt(api).set([somebody('AK', 'looking')]))
  expect(await screen.findByText('Open in another window', {}, WAIT)).toBeTruthy()
  act(() => presentAt(api).set([somebody('AK', 'editing')]))
  expect(await screen.findByText('Being edited in another window', {}, WAIT)).toBeTruthy()
})
