// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { useUrlState } from '../use-url-state.ts'
import type { Column } from './columns.ts'
import { ResourceTable, type ResourceTableProps } from './resource-table.tsx'
import { useSelection } from './use-selection.ts'
import { TABLE_VIEW_URL } from './view.ts'

interface Room {
  id: string
  name: string
}
const rooms = (count: number): Room[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}`, name: `Room ${index + 1}` }))
const FIVE = rooms(5)
const THOUSAND = rooms(1000)
const COLUMNS: readonly Column<Room>[] = [
  { id: 'name', header: 'Name', render: ({ name }) => name },
  { id: 'id', header: 'Number', render: ({ id }) => id, width: '120px' },
  { id: 'floor', header: 'Floor', render: () => 'Ground', optional: true },
]

function List({ total = 40, ...props }: Partial<ResourceTableProps<Room>> & { total?: number }) {
  const [view, onView] = useUrlState(TABLE_VIEW_URL)
  return (
    <ResourceTable
      label="Rooms"
      columns={COLUMNS}
      rows={FIVE}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => `/rooms/${id}`}
      selection={useSelection('', total)}
      view={view}
      onView={onView}
      empty={{ title: 'No rooms yet' }}
      {...props}
    />
  )
}

const focused = () => document.activeElement
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })
const ticked = () => FIVE.filter(({ name }) => box(name).checked).map(({ name }) => name.at(-1))
const go = (name: string) => screen.getByRole('link', { name }).focus()

beforeEach(() => {
  // The layout that this environment does not have: every row is as high as a row.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('keys walk the rows, tick, tick up to there, and take the ticks back', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  go('Room 1')
  await user.keyboard('{End}')
  expect(focused()?.textContent).toBe('Room 5')
  await user.keyboard('{Home}{ArrowDown} ')
  expect(ticked()).toEqual(['2'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(ticked()).toEqual(['2', '3', '4'])
  await user.keyboard('{Escape}')
  expect(ticked()).toEqual([])
  await user.keyboard('{Enter}')
  expect(location.pathname).toBe('/rooms/r4')
})

test('while the rows are on their way each heading stands above its outline', () => {
  renderAt('/rooms', <List rows={undefined} rowActions={() => []} />)
  const [heading, ...awaited] = screen.getAllByRole('row')
  const cells = within(awaited[0] ?? document.body).getAllByRole('cell')
  expect(within(heading ?? document.body).getAllByRole('columnheader')).toHaveLength(cells.length)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the arrows stay on the same control, and only one row is a stop of the Tab key', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  box('Room 1').focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe(box('Room 2'))
  expect(FIVE.map(({ name }) => box(name).tabIndex)).toEqual([-1, 0, -1, -1, -1])
  await user.tab()
  expect(focused()?.textContent).toBe('Room 2')
})

test('a click with Shift ticks every row in between', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  await user.click(box('Room 2'))
  await user.keyboard('{Shift>}')
  await user.click(box('Room 4'))
  expect(ticked()).toEqual(['2', '3', '4'])
})

test('all that match can be ticked, with their number, and single ones taken out', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List total={1234} />)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Select all 1,234 matches' }))
  expect(screen.getByText('All 1,234 matches selected')).toBeTruthy()
  await user.click(box('Room 3'))
  expect(screen.getByText('1,233 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(ticked()).toEqual([])
  expect(focused()?.closest('tr')).toBeTruthy()
})

test('nothing more is offered where the page has everything', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List total={5} />)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(await screen.findByText('5 selected')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /matches/ })).toBeNull()
})

test('columns are chosen and moved, and the choice stands in the address', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  const headings = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || [])
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }))
  expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).disabled).toBe(true)
  await user.click(panel.getByRole('checkbox', { name: 'Floor' }))
  await user.click(panel.getByRole('button', { name: 'Move Floor up' }))
  expect(headings().slice(-3)).toEqual(['Name', 'Floor', 'Number'])
  expect(new URLSearchParams(location.search).get('columns')).toBe('name,floor,id')
  await user.click(panel.getByRole('radio', { name: 'Compact' }))
  expect(new URLSearchParams(location.search).get('density')).toBe('compact')
  await user.click(panel.getByRole('button', { name: 'Reset' }))
  expect(location.search).toBe('')
  await user.keyboard('{Escape}')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Columns' }))
})

test('the edge of a heading is moved with the arrows and given back with Home', async () => {
  const user = userEvent.setup()
  renderAt('/rooms?widths=id:200', <List />)
  const edge = await screen.findByRole('separator', { name: 'Width of Number' })
  expect(edge.getAttribute('aria-valuenow')).toBe('200')
  edge.focus()
  await user.keyboard('{ArrowRight}')
  expect(location.search).toBe('?widths=id%3A216')
  await user.keyboard('{Home}')
  expect(location.search).toBe('')
})

test('the edges of all headings are one stop of Tab, and Up and Down go from one to the next', async () => {
  const user = userEvent.setup()
  renderAt('/rooms?columns=name,floor,id', <List />)
  const edges = await screen.findAllByRole('separator')
  expect(edges.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  edges[0]?.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe(edges[2])
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe(edges[1])
})

test('headings keep their widths when the rows come and stand in groups', () => {
  const columns: readonly Column<Room>[] = [
    { id: 'name', header: 'Name', render: ({ name }) => name },
    {
      id: 'id',
      header: 'Number',
      render: ({ id }) => id,
      width: '310px',
      groupedWidth: '230px',
      groupOf: ({ id }) => id,
    },
  ]
  const number = () => screen.getByRole('columnheader', { name: /^Number/ }).style.inlineSize
  const list = (rows: Room[] | undefined) => (
    <List columns={columns} rows={rows} sort={{ by: 'id', descending: false }} />
  )
  renderAt('/rooms', list(undefined))
  const waiting = number()
  cleanup()
  renderAt('/rooms', list(FIVE))
  expect(screen.getByRole('rowheader', { name: 'r1' })).toBeTruthy()
  expect([waiting, number()]).toEqual(['230px', '230px'])
})

test('a menu opens from the keyboard, says why something cannot be done, and gives the focus back', async () => {
  const user = userEvent.setup()
  const done: string[] = []
  const rowActions = ({ id }: Room) => [
    { label: 'Edit', onAct: () => done.push(`edit ${id}`) },
    { label: 'Delete', onAct: () => done.push(`delete ${id}`), disabledReason: 'It is booked.' },
  ]
  renderAt('/rooms', <List rowActions={rowActions} />)
  go('Room 2')
  await user.keyboard('{Shift>}{F10}{/Shift}')
  const menu = within(await screen.findByRole('menu', { name: 'Actions for Room 2' }))
  expect(focused()).toBe(menu.getByRole('menuitem', { name: 'Edit' }))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(menu.getByText('It is booked.')).toBeTruthy()
  expect(done).toEqual([])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(done).toEqual(['edit r2'])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Actions for Room 2' }))
})

test('of a long list the rows in sight are in the page; the focus reaches the last one and none is lost', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List rows={THOUSAND} />)
  await waitFor(() => expect(document.querySelectorAll('tr.gap').length).toBe(1), { timeout: 20_000 })
  expect(document.querySelectorAll('tr[data-key]').length).toBeLessThan(100)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
  go('Room 1')
  await user.keyboard('{End}')
  expect(focused()?.textContent).toBe('Room 1000')
  expect(focused()?.closest('tr')?.getAttribute('aria-rowindex')).toBe('1001')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()?.textContent).toBe('Room 998')
  await user.keyboard('{Home}')
  expect(focused()?.textContent).toBe('Room 1')
})
