// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { SidePanel } from '../panel/side-panel.tsx'
import { Button } from '../button.tsx'
import { ResourceTable } from './resource-table.tsx'
import { isTicked, untickAll } from './selection.ts'
import { useSelection } from './use-selection.ts'
import { useOpenRecord } from '../use-open-record.ts'

const ROOMS = ['One', 'Two', 'Three', 'Four', 'Five']

/** A list whose rows can be removed by their menu, by a panel, and several at once. */
function List() {
  const [rooms, setRooms] = useState<readonly string[]>(ROOMS)
  const { open, hrefOf, close } = useOpenRecord()
  const selection = useSelection('', rooms.length)
  const remove = (isGone: (room: string) => boolean) => setRooms(rooms.filter((room) => !isGone(room)))
  return (
    <main tabIndex={-1}>
      <ResourceTable
        label="Rooms"
        columns={[{ id: 'name', header: 'Name', render: (room) => room }]}
        rows={rooms}
        rowKey={(room) => room}
        rowHref={hrefOf}
        rowActions={(room) => [{ label: 'Delete', onAct: () => remove((it) => it === room) }]}
        selection={selection}
        bulkActions={
          <Button
            onClick={() => {
              remove((room) => isTicked(selection, room))
              untickAll(selection)
            }}
          >
            Delete ticked
          </Button>
        }
        empty={{ title: 'No rooms' }}
      />
      <Button onClick={() => remove((room) => room === 'Two')}>Refresh</Button>
      {rooms.includes(open) && (
        <SidePanel
          open
          docks
          title={open}
          onClose={close}
          actions={<Button onClick={() => remove((room) => room === open)}>Delete</Button>}
        >
          A room
        </SidePanel>
      )}
    </main>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const removeByMenu = async (user: ReturnType<typeof userEvent.setup>, room: string) => {
  screen.getByRole('button', { name: `Actions for ${room}` }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Delete' })
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: room })).toBeNull())
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the keys go on at the row that followed the one that is gone, at its end at the one before', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  await removeByMenu(user, 'Three')
  expect(focused()).toBe('Actions for Four')
  await removeByMenu(user, 'Four')
  expect(focused()).toBe('Actions for Five')
  await removeByMenu(user, 'Five')
  expect(focused()).toBe('Actions for Two')
  // And from there on.
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Actions for One')
})

test('a row that somebody else removes takes no focus from elsewhere, and its neighbor is the stop of Tab', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  screen.getByRole('button', { name: 'Actions for Two' }).focus()
  screen.getByRole('button', { name: 'Refresh' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('link', { name: 'Two' })).toBeNull()
  expect(focused()).toBe('Refresh')
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Actions for Three')
})

test('after the ticked rows are gone the keys go on at the next row', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  screen.getByRole('checkbox', { name: 'Select Two' }).focus()
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  screen.getByRole('button', { name: 'Delete ticked' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('link', { name: 'Three' })).toBeNull()
  await vi.waitFor(() => expect(focused()).toBe('Select Four'))
})

test('a panel that takes its row along gives the keys to the next one', async () => {
  const user = userEvent.setup()
  renderAt('/rooms', <List />)
  screen.getByRole('link', { name: 'Three' }).focus()
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Three' })
  within(panel).getByRole('button', { name: 'Delete' }).focus()
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await vi.waitFor(() => expect(focused()).toBe('Four'))
})
