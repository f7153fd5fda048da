// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../ui/testing/render.tsx'
import { Compared } from './compared.tsx'
import { useWords } from './use-words.ts'

const ID = '01890000-0000-7000-8000-000000000001'

interface Case {
  field: string
  before: unknown
  after: unknown
}

function Words({ field, before, after }: Case) {
  const words = useWords({ active: 'Can be booked', calendarId: 'Calendar' }, (name, value) =>
    name === 'scope' ? `choice ${String(value)}` : undefined,
  )
  return <Compared field={field} before={before} after={after} words={words} />
}

const told = (one: Case): string[] => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['lists'], { items: [{ id: ID, name: 'Dr. Elena Vidal' }] })
  const { container } = renderAt(
    '/',
    <QueryClientProvider client={queryClient}>
      <Words {...one} />
    </QueryClientProvider>,
  )
  return [...container.querySelectorAll('ins, del')].map(
    (it) => `${it.tagName === 'INS' ? '+' : '-'} ${it.textContent}`,
  )
}

afterEach(cleanup)

test.each([
  ['a choice of yes and no', 'active', false, true, ['- No', '+ Yes']],
  ['nothing', 'name', '', null, ['- Empty', '+ Empty']],
  ['a reference by its name', 'calendarId', null, ID, ['- Empty', '+ Dr. Elena Vidal']],
  ['a day and a time of the clock', 'date', '2026-12-24', '09:30', ['- Dec 24, 2026', '+ 9:30\u00A0AM']],
  ['a number', 'duration', 20, 1440, ['- 20', '+ 1,440']],
  ['the form’s own words', 'scope', 'private', 'public', ['- choice private', '+ choice public']],
  ['entries of a list', 'tags', ['a', 'b'], ['b', 'c'], ['- a', '+ c']],
  ['lines of a text', 'notes', 'one\ntwo', 'one\n2', ['- two', '+ 2']],
  [
    'an entry with fields',
    'calendars',
    [],
    [{ calendarId: ID, active: true, include: [{ from: '2026-12-01', to: '2026-12-24' }], exclude: [] }],
    ['+ Dr. Elena Vidal, Can be booked: Yes, include: Dec 1, 2026 – Dec 24, 2026'],
  ],
])('%s', (_, field, before, after, expected) => {
  expect(told({ field, before, after })).toEqual(expected)
})

test('an instant is told with the zone that it is told in', () => {
  expect(told({ field: 'startDate', before: null, after: '2026-12-01T08:00:00Z' })[1]).toMatch(/2026.* \(.+\)$/)
})

test('another order is told as such', () => {
  expect(told({ field: 'tags', before: ['a', 'b'], after: ['b', 'a'] })).toEqual([])
  expect(screen.getByText('The same entries in another order')).toBeTruthy()
})
