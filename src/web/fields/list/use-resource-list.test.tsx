// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { json } from '../../client/testing/deployment.ts'
import { tick } from '../../ui/table/selection.ts'
import { deployment, openList as open } from './testing/list-of-types.tsx'

afterEach(cleanup)

describe('in the order of the service', () => {
  test('one page is asked for at a time', async () => {
    const { result, names, asked, go } = await open('/?limit=2', deployment(5))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    expect(result.current.table.paging).toMatchObject({ page: 1, limit: 2, total: 5 })
    go(3)
    await waitFor(() => expect(names()).toEqual([1]))
    expect(location.search).toBe('?limit=2&page=3')
    expect(asked()).toEqual(['1/2', '3/2'])
  })

  test('a deployment without totals is paged without a total', async () => {
    const { result, names, go } = await open('/?limit=2', deployment(5, { totals: false }))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    expect(result.current.table.paging.total).toBeUndefined()
    go(3)
    await waitFor(() => expect(names()).toEqual([1]))
  })

  test('a deployment that ignores the limit is paged here', async () => {
    const { result, names } = await open('/?limit=2&page=2', deployment(5, { totals: false, ignoresLimit: true }))
    await waitFor(() => expect(names()).toEqual([3, 2]))
    expect(result.current.table.paging).toMatchObject({ page: 2, total: 5 })
  })

  test('a deployment that cuts pages is paged to its last row', async () => {
    for (const totals of [true, false]) {
      const { result, names, go } = await open('/?limit=4', deployment(9, { totals, cap: 3 }))
      // oxlint-disable no-await-in-loop -- One deployment after the other.
      await waitFor(() => expect(names()).toEqual([9, 8, 7, 6]))
      go(2)
      await waitFor(() => expect(names()).toEqual([5, 4, 3, 2]))
      go(3)
      await waitFor(() => expect(names()).toEqual([1]))
      // oxlint-enable no-await-in-loop
      expect(result.current.table.paging.limit).toBe(4)
      cleanup()
    }
  })

  test('a deployment that gives only the beginning of its list is told of', async () => {
    const { result, names } = await open('/?limit=2', (it, index) =>
      it.query.size > 0
        ? json({ message: ['property page should not exist', 'property limit should not exist'] }, 400)
        : deployment(3, { claims: 8 })(it, index),
    )
    await waitFor(() => expect(names()).toEqual([3, 2]))
    expect(result.current.table.paging.total).toBe(3)
    expect(result.current.notice).toBe('This server lists 3 of 8 records here and offers no way to the others.')
  })

  test('a deployment that answers the first page again has no further pages', async () => {
    const { result, names, go } = await open('/?limit=2', deployment(5, { totals: false, ignoresPage: true }))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    go(2)
    await waitFor(() => expect(result.current.table.paging).toMatchObject({ page: 1, total: 2 }))
    expect(names()).toEqual([5, 4])
  })
})

describe('in an order that the service does not have', () => {
  test('all records are read, then ordered and cut here', async () => {
    const { result, names, asked, go } = await open('/?limit=2', deployment(5))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    act(() => result.current.table.onSort({ by: 'name', descending: false }))
    expect(result.current.notice).toBe('Sorting 5 records…')
    // What is not in order yet does not say that it is.
    expect(result.current.table.sort).toBeNull()
    await waitFor(() => expect(names()).toEqual([1, 2]))
    expect(result.current.notice).toBeNull()
    expect(result.current.table.sort).toEqual({ by: 'name', descending: false })
    expect(asked()).toEqual(['1/2', '1/1000'])
    go(3)
    expect(names()).toEqual([5])
    go(9)
    expect(result.current.table.paging.page).toBe(3)
    expect(asked()).toHaveLength(2)
  })

  test('what stands in order stays so until the next search is answered', async () => {
    let answer: (found: Response) => void = () => undefined
    const found = new Promise<Response>((resolve) => (answer = resolve))
    const { result, arrived, names, search } = await open(
      '/?limit=2&sort=name',
      (it, index) => (it.query.get('search') === 'ann' ? found : deployment(5)(it, index)),
      'by service',
    )
    await waitFor(() => expect(names()).toEqual([1, 2]))
    search('ann')
    await waitFor(() => expect(arrived.at(-1)?.query.get('search')).toBe('ann'))
    expect([names(), result.current.notice]).toEqual([[1, 2], null])
    answer(json([], 200, { 'x-total-count': '0' }))
    await waitFor(() => expect(names()).toEqual([]))
  })

  test('a list of one page is ordered without asking again', async () => {
    const { names, asked } = await open('/?sort=name', deployment(3))
    await waitFor(() => expect(names()).toEqual([1, 2, 3]))
    expect(asked()).toEqual(['1/20'])
  })

  test('without totals all is read to the end', async () => {
    const { result, names } = await open('/?limit=2&sort=name', deployment(5, { totals: false }))
    await waitFor(() => expect(names()).toEqual([1, 2]))
    expect(result.current.table.paging.total).toBe(5)
  })

  test('too many are left in the order of the service, and the reader is told', async () => {
    const { result, names, asked } = await open('/?limit=2&sort=name', deployment(5, { claims: 12_480 }))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    expect(result.current.notice).toMatch(/^More than 10,000 records: too many to sort here/)
    expect(result.current.table.sort).toBeNull()
    expect(asked()).toEqual(['1/2'])
  })

  test('an order by a column that is not there asks for nothing more', async () => {
    const { names, asked } = await open('/?limit=2&sort=gone', deployment(5))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    expect(asked()).toEqual(['1/2'])
  })
})

test('a search goes through all columns of all records, without accents and capitals', async () => {
  const { result, names } = await open('/?limit=2&search=VISITE+premiere', deployment(9))
  expect(result.current.table.rows).toBeUndefined()
  await waitFor(() => expect(names()).toEqual([6]))
  expect(result.current.total).toBe(1)
})

describe('ticked records', () => {
  test('stay ticked from page to page', async () => {
    const { result, names, go, tickRow } = await open('/?limit=2', deployment(5))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    tickRow(0)
    go(2)
    await waitFor(() => expect(names()).toEqual([3, 2]))
    tickRow(1)
    expect(result.current.count).toBe(2)
    const chosen = await result.current.selectedItems()
    expect(chosen.map(({ name }) => Number(name.slice(5)))).toEqual([5, 2])
  })

  test('can be all that fit but for some, wherever they are', async () => {
    const { result, names, go } = await open('/?limit=2', deployment(5))
    await waitFor(() => expect(names()).toEqual([5, 4]))
    act(() => result.current.table.selection.matching?.onAll(true))
    expect(result.current.count).toBe(5)
    go(2)
    await waitFor(() => expect(names()).toEqual([3, 2]))
    const { rows = [], selection } = result.current.table
    act(() =>
      tick(
        selection,
        [rows[0]?.id ?? ''],
        false,
        rows.map((row) => row.id),
      ),
    )
    expect(result.current.count).toBe(4)
    const chosen = await result.current.selectedItems()
    expect(chosen.map(({ name }) => Number(name.slice(5)))).toEqual([5, 4, 2, 1])
  })
})

test('a key without the right is told from a failure', async () => {
  const refused = await open('/', () => json({ code: 'FORBIDDEN', message: 'no' }, 403))
  await waitFor(() => expect(refused.result.current.table.forbidden).toBe(true))
  expect(refused.result.current.table.error).toBeNull()
  cleanup()
  const failed = await open('/', () => json({ message: 'no' }, 500))
  await waitFor(() => expect(failed.result.current.table.error).not.toBeNull())
})
