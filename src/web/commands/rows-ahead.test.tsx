// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { queryOf } from '../client/query.ts'
import { openService } from '../fields/testing/service-in-page.tsx'
import { paths } from '../paths/paths.ts'
import { readRowsAhead } from './rows-ahead.ts'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A list with one row that leads somewhere, and a pointer over it. */
const open = async (to: (service: Awaited<ReturnType<typeof openService>>) => string) => {
  const service = await openService()
  const queryClient = new QueryClient()
  const loaded: string[] = []
  const end = readRowsAhead(service.api, queryClient, async (pathname) => void loaded.push(pathname))
  document.body.innerHTML = `<table><tbody><tr><td><a data-control="row" href="${to(service)}">One</a></td><td id="cell">x</td></tr></tbody></table><p>beside</p>`
  const point = (where: string, pointerType = 'mouse') =>
    document.querySelector(where)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  return { ...service, queryClient, point, loaded, end }
}

test('a pointer that rests on a row loads the page that it leads to, and reads its record', async () => {
  let id = ''
  const { queryClient, point, loaded, api, end } = await open(({ demo }) =>
    paths.presets.one((id = demo.presets[0]?.id ?? '')),
  )
  point('#cell')
  const { queryKey } = queryOf(api, contract.presets.get, { params: { id } })
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toMatchObject({ id }))
  expect(loaded).toEqual([paths.presets.one(id)])
  end()
})

test('so does one on an appointment that opens beside its list', async () => {
  let id = ''
  const { queryClient, point, api, end } = await open(({ demo }) =>
    paths.appointments.list({ search: 'x', open: (id = demo.appointments[0]?.id ?? '') }),
  )
  point('a')
  const { queryKey } = queryOf(api, contract.appointmentsV2.get, { params: { id } })
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toMatchObject({ id }))
  end()
})

test('a pointer that only crosses a row, a finger, and one after the end read nothing', async () => {
  const { calls, point, end } = await open(({ demo }) => paths.presets.one(demo.presets[0]?.id ?? ''))
  vi.useFakeTimers()
  point('#cell')
  point('p')
  vi.runAllTimers()
  point('#cell', 'touch')
  vi.runAllTimers()
  point('#cell')
  end()
  vi.runAllTimers()
  point('#cell')
  expect(vi.getTimerCount()).toBe(0)
  expect(calls).toEqual([])
})
