// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { integer, sortOrder, type Sort, type UrlSpec } from '../url-state.ts'
import { useUrlState } from '../use-url-state.ts'
import { nextSort, sortRows, type Column } from './columns.ts'
import { ResourceTable, type ResourceTableProps } from './resource-table.tsx'

interface Service {
  id: string
  name: string
  minutes: number | null
}

const SERVICES: readonly Service[] = [
  { id: 'b', name: 'Blood test', minutes: 15 },
  { id: 'x', name: 'X-ray', minutes: null },
  { id: 'c', name: 'Consultation', minutes: 60 },
]
const COLUMNS: readonly Column<Service>[] = [
  { id: 'name', header: 'Name', render: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'minutes', header: 'Minutes', render: ({ minutes }) => minutes ?? '–', sortValue: ({ minutes }) => minutes },
]
const SPEC: UrlSpec<{ sort: Sort | null; page: number }> = { sort: sortOrder(), page: integer(1, 1) }

function List(props: Partial<ResourceTableProps<Service>>) {
  const [{ sort, page }, set] = useUrlState(SPEC)
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <ResourceTable
      label="Services"
      columns={COLUMNS}
      rows={SERVICES}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => `/services/${id}`}
      sort={sort}
      onSort={(next) => set({ sort: next })}
      selection={{ selected, onChange }}
      paging={{ page, limit: 3, total: 7, onPage: (next) => set({ page: next }, { replace: false }) }}
      empty={{ title: 'No services yet' }}
      {...props}
    />
  )
}

const names = () => screen.getAllByRole('link').map((link) => link.textContent)

afterEach(cleanup)

test('the order is chosen by heading, told to screen readers and kept in the address', async () => {
  const user = userEvent.setup()
  renderAt('/services', <List />)
  const heading = () => screen.getByRole('columnheader', { name: 'Minutes' })
  const press = () => user.click(within(heading()).getByRole('button'))
  expect(names()).toEqual(['Blood test', 'X-ray', 'Consultation'])
  await press()
  expect(names()).toEqual(['Blood test', 'Consultation', 'X-ray'])
  expect(heading().getAttribute('aria-sort')).toBe('ascending')
  expect(location.search).toBe('?sort=minutes')
  await press()
  expect(names()).toEqual(['Consultation', 'Blood test', 'X-ray'])
  expect(location.search).toBe('?sort=-minutes')
  await press()
  expect(names()).toEqual(['Blood test', 'X-ray', 'Consultation'])
  expect(location.search).toBe('')
})

test('an address with an order opens in that order', () => {
  renderAt('/services?sort=-name', <List />)
  expect(names()).toEqual(['X-ray', 'Consultation', 'Blood test'])
})

test('a row is opened by its link with Enter, by the mouse anywhere, and walked with the arrows', async () => {
  const user = userEvent.setup()
  renderAt('/services', <List />)
  screen.getByRole('link', { name: 'Blood test' }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Consultation')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(location.pathname).toBe('/services/x')
  await user.click(screen.getByRole('cell', { name: '60' }))
  expect(location.pathname).toBe('/services/c')
})

test('ticking counts, ticks all, and does not open the row', async () => {
  const user = userEvent.setup()
  renderAt('/services', <List bulkActions={<button type="button">Delete</button>} />)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select X-ray' }))
  expect(await screen.findByText('1 selected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
  expect(location.pathname).toBe('/services')
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  expect(screen.getByText('3 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText('3 selected')).toBeNull()
})

test('pages say where they are and step', async () => {
  const user = userEvent.setup()
  renderAt('/services?page=2', <List />)
  expect(screen.getByText('4–6 of 7')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(location.search).toBe('?page=3')
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(location.search).toBe('')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true)
})

test('every state says what it is and what to do', async () => {
  const user = userEvent.setup()
  const { unmount } = renderAt('/services', <List rows={undefined} />)
  expect(screen.getByText('Loading…')).toBeTruthy()
  unmount()

  const empty = renderAt('/services', <List rows={[]} />)
  expect(screen.getByText('No services yet')).toBeTruthy()
  empty.unmount()

  const forbidden = renderAt('/services', <List forbidden />)
  expect(screen.getByText(/Ask an administrator/)).toBeTruthy()
  forbidden.unmount()

  let tries = 0
  const retry = () => (tries += 1)
  renderAt('/services', <List rows={undefined} error={{ title: 'The server isn’t answering', retry }} />)
  expect(screen.getByRole('alert').textContent).toContain('The server isn’t answering')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})

test('rows without a value stand last in both directions', () => {
  const compare = (a: string, b: string) => a.localeCompare(b)
  for (const descending of [true, false]) {
    expect(sortRows(SERVICES, COLUMNS, { by: 'minutes', descending }, compare).at(-1)?.id).toBe('x')
  }
  expect(sortRows(SERVICES, COLUMNS, { by: 'gone', descending: true }, compare)).toBe(SERVICES)
  expect(nextSort({ by: 'name', descending: true }, 'minutes')).toEqual({ by: 'minutes', descending: false })
})

test('the slash leads to the search of the list, unless something is being written', async () => {
  const user = userEvent.setup()
  renderAt(
    '/services',
    <List
      toolbar={
        <>
          <input type="search" aria-label="Search" />
          <input aria-label="Note" />
        </>
      }
    />,
  )
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('textbox', { name: 'Note' }))
  await user.keyboard('/')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('/')
})

test('without rows for these filters it offers to take them back', async () => {
  const user = userEvent.setup()
  let cleared = 0
  renderAt('/services', <List rows={[]} filtered onClearFilters={() => (cleared += 1)} />)
  expect(screen.queryByText('No services yet')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(cleared).toBe(1)
})
