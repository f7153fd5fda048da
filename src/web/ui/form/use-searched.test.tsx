// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { useSearched } from './use-searched.tsx'

const named = (names: readonly string[]) => names.map((name) => ({ name }))
const TEAM = ['José', 'Ana', ...Array.from({ length: 11 }, (_, number) => `Room ${number + 1}`)]

function Choices({ names, chosen }: { names: readonly string[]; chosen?: string }) {
  const { shown, search } = useSearched(named(names), 'Search the team', ({ name }) => name === chosen)
  return (
    <>
      {search}
      <p data-testid="shown">{shown.map(({ name }) => name).join()}</p>
    </>
  )
}

const shownNames = () => screen.getByTestId('shown').textContent

afterEach(cleanup)

test('a choice is found by its name without accents and capitals', async () => {
  renderAt('/', <Choices names={TEAM} />)
  expect(shownNames()).toBe(TEAM.join())
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the team' }), 'jose')
  await waitFor(() => expect(shownNames()).toBe('José'))
})

test('few choices need no search', () => {
  renderAt('/', <Choices names={TEAM.slice(1)} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(shownNames()).toBe(TEAM.slice(1).join())
})

test('of ten thousand choices some stand there with what is chosen, and typing finds the others', async () => {
  const rooms = Array.from({ length: 10_000 }, (_, number) => `Room ${number}`)
  renderAt('/', <Choices names={rooms} chosen="Room 9000" />)
  expect(shownNames()?.split(',')).toEqual([...rooms.slice(0, 200), 'Room 9000'])
  expect(screen.getByRole('status').textContent).toBe('And 9,799 more: type to search.')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the team' }), 'room 4321')
  await waitFor(() => expect(shownNames()).toBe('Room 4321'))
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('')
})

test('all choices are looked through once for what is typed, whatever else is painted meanwhile', async () => {
  const rooms = named(Array.from({ length: 10_000 }, (_, number) => `Room ${number}`))
  const looks = vi.spyOn(rooms, 'filter')
  function Rooms() {
    const [ticked, tick] = useState(0)
    const { shown, search } = useSearched(rooms, 'Search rooms')
    return (
      <>
        {search}
        <button type="button" onClick={() => tick(ticked + 1)}>
          Ticked {ticked}
        </button>
        <p data-testid="shown">{shown.length}</p>
      </>
    )
  }
  renderAt('/', <Rooms />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Search rooms' }), '4321')
  await waitFor(() => expect(shownNames()).toBe('1'))
  const before = looks.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'Ticked 0' }))
  expect(screen.getByRole('button', { name: 'Ticked 1' })).toBeTruthy()
  expect(looks.mock.calls.length).toBe(before)
})
