// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { TickList } from './tick-list.tsx'

const ROOMS = Array.from({ length: 200 }, (_, number) => ({ id: `r${number}`, name: `Room ${number}` }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a tick paints its own box anew and not the two hundred around it', async () => {
  // React tells each box that it renders whether it is ticked.
  const told = vi.spyOn(HTMLInputElement.prototype, 'checked', 'set')
  const seen: (readonly string[])[] = []
  function List() {
    const [ticked, setTicked] = useState<readonly string[]>(['r1'])
    seen.push(ticked)
    return <TickList options={ROOMS} ticked={ticked} onTick={setTicked} />
  }
  renderAt('/', <List />)
  expect(told.mock.calls.length).toBeGreaterThanOrEqual(200)
  told.mockClear()
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Room 9' }))
  await user.click(screen.getByRole('checkbox', { name: 'Room 1' }))
  expect(seen.at(-1)).toEqual(['r9'])
  expect(told.mock.calls.length).toBeGreaterThan(0)
  expect(told.mock.calls.length).toBeLessThan(20)
})
