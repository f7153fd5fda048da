// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openList } from '../../appointment-list/testing/open-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }

test('every key is taken, of the row where it was pressed, also where they come faster than what takes them', async () => {
  const service = await openList('/appointments/list?status=confirmed')
  const rows = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('tr[data-key]')].slice(0, 3)
    if (found.length < 3) throw new Error('no rows yet')
    return found
  }, WAIT)
  const press = (row: HTMLElement | undefined, key: string) => {
    const link = row?.querySelector('a')
    link?.focus()
    link?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  press(rows[0], 'a')
  press(rows[1], 'a')
  press(rows[0], 's')
  press(rows[2], 'a')
  const of = (row: HTMLElement | undefined) =>
    service.writes().flatMap(({ path, body }) => (path.endsWith(row?.dataset['key'] ?? '-') ? [body] : []))
  const arrived = { status: 'confirmed', subStatus: 'arrived' }
  await waitFor(() => {
    expect(of(rows[0])).toMatchObject([arrived, { subStatus: 'in-progress' }])
    expect(of(rows[1])).toMatchObject([arrived])
    expect(of(rows[2])).toMatchObject([arrived])
  }, WAIT)
  expect(service.writes()).toHaveLength(4)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
}, 60_000)
