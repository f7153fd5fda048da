// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from './testing/render.tsx'
import { SearchedFilter } from './filters.tsx'

const ROOMS = Array.from({ length: 10_000 }, (_, number) => ({ value: `${number}`, label: `Room ${number}` }))

afterEach(cleanup)

test('a filter with ten thousand values shows some of them, and typing finds the others', async () => {
  renderAt('/', <SearchedFilter label="Room" all="All rooms" value="" choices={ROOMS} onChange={() => {}} />)
  const user = userEvent.setup()
  const field = await screen.findByRole('combobox', { name: 'Room' })
  await user.click(field)
  expect(await screen.findAllByRole('option')).toHaveLength(51)
  expect(screen.getByText('And 9,950 more: type to search.')).toBeTruthy()
  await user.type(field, '4321')
  const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()).toEqual(['Room 4321']))
})
