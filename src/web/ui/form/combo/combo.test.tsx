// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../testing/render.tsx'
import { Combo } from './combo.tsx'
import type { ComboOption } from './options.ts'

afterEach(cleanup)

test('a key paints no row anew that stays where it is, and what is chosen then is the row’s own', async () => {
  let painted = 0
  const options = Array.from({ length: 50 }, (_, number): ComboOption => ({
    value: `${number}`,
    label: `Room ${number}`,
    get facts() {
      painted += 1
      return 'Madrid'
    },
  }))
  const chosen: string[] = []
  const searched: (string | null)[] = []
  renderAt(
    '/',
    <Combo
      label="Room"
      text=""
      value=""
      options={options}
      onSearch={(search) => searched.push(search)}
      onChoose={(value) => chosen.push(value)}
    />,
  )
  const user = userEvent.setup()
  const field = screen.getByRole('combobox', { name: 'Room' })
  await user.click(field)
  expect(screen.getAllByRole('option')).toHaveLength(50)
  expect(painted).toBeGreaterThanOrEqual(50)
  painted = 0
  await user.keyboard('room')
  expect(searched.at(-1)).toBe('room')
  expect(painted).toBe(0)
  await user.click(screen.getByRole('option', { name: /Room 7/ }))
  expect(chosen).toEqual(['7'])
})

test('Enter takes what fits all that is typed, though the list has not followed the last letter yet', async () => {
  const rooms = ['Ada', 'Ama', 'Amy'].map((label): ComboOption => ({ value: label, label }))
  const chosen: string[] = []
  function Rooms() {
    const [search, setSearch] = useState<string | null>(null)
    const options = rooms.filter(({ label }) => label.startsWith(search ?? ''))
    return (
      <Combo label="Room" text="" value="" options={options} onSearch={setSearch} onChoose={(it) => chosen.push(it)} />
    )
  }
  renderAt('/', <Rooms />)
  const field = screen.getByRole('combobox', { name: 'Room' })
  await userEvent.setup().click(field)
  // Both in one task: nothing is painted between them.
  fireEvent.change(field, { target: { value: 'Amy' } })
  expect(screen.getAllByRole('option')).toHaveLength(3)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chosen).toEqual(['Amy'])
})

test('a letter opens the list, and Enter right behind it takes the best of it', async () => {
  const rooms = ['Ada', 'Ama', 'Amy'].map((label): ComboOption => ({ value: label, label }))
  const chosen: string[] = []
  function Rooms() {
    const [search, setSearch] = useState<string | null>(null)
    const options = search === null ? [] : rooms.filter(({ label }) => label.startsWith(search))
    return (
      <Combo label="Room" text="" value="" options={options} onSearch={setSearch} onChoose={(it) => chosen.push(it)} />
    )
  }
  renderAt('/', <Rooms />)
  const field = screen.getByRole('combobox', { name: 'Room' })
  await userEvent.setup().tab()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Am' } })
  expect(screen.queryByRole('option')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chosen).toEqual(['Ama'])
})
