// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { useSearched } from './use-searched.tsx'

const named = (names: readonly string[]) => names.map((name) => ({ name }))
const TEAM = ['José', 'Ana', ...Array.from({ length: 11 }, (_, number) => `Room ${number + 1}`)]

function Choices({ names }: { names: readonly string[] }) {
  const { shown, search } = useSearched(named(names), 'Search the team')
  return (
    <>
      {search}
      <output>{shown.map(({ name }) => name).join()}</output>
    </>
  )
}

afterEach(cleanup)

test('a choice is found by its name without accents and capitals', async () => {
  renderAt('/', <Choices names={TEAM} />)
  expect(screen.getByRole('status').textContent).toBe(TEAM.join())
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the team' }), 'jose')
  expect(screen.getByRole('status').textContent).toBe('José')
})

test('few choices need no search', () => {
  renderAt('/', <Choices names={TEAM.slice(1)} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(TEAM.slice(1).join())
})
