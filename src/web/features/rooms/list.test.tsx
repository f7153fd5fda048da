// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import RoomPage from './edit-page.tsx'
import RoomsPage from './page.tsx'

afterEach(cleanup)

const open = async (address: string) => {
  const service = await openService()
  renderPages(service, address, {
    '/rooms': (
      <>
        <RoomsPage />
        <BulkHost />
      </>
    ),
    '/rooms/new': <RoomPage />,
    '/rooms/:id': <RoomPage />,
  })
  return { ...service, user: userEvent.setup() }
}
const names = () => screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])

test('the Tab key reaches the controls of one row alone', async () => {
  await open('/rooms')
  await screen.findByRole('link', { name: 'Morning video visits' })
  const rows = screen.getAllByRole('row').filter((row) => within(row).queryByRole('button', { name: /^Copy / }))
  expect(rows.length).toBeGreaterThan(1)
  const reached = rows.filter((row) =>
    [...row.querySelectorAll('a, button, input')].some((it) => !it.matches('[tabindex="-1"]')),
  )
  expect(reached).toHaveLength(1)
})

test('rooms are searched in all that is known of them, and narrowed by preset, label and person', async () => {
  const { user, demo } = await open('/rooms')
  const open10 = demo.rooms.find(({ template }) => template.discountCodes.length > 0)
  await screen.findByRole('link', { name: 'Morning video visits' })
  await user.type(screen.getByRole('searchbox', { name: 'Search online rooms' }), 'open10{Enter}')
  await waitFor(() => expect(names()).toEqual([open10?.template.name]))
  await user.clear(screen.getByRole('searchbox', { name: 'Search online rooms' }))
  const [preset] = demo.presets
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('combobox', { name: 'Preset' }))
  await user.click(await screen.findByRole('option', { name: preset?.title ?? '' }))
  const having = demo.rooms.filter(({ template }) => template.presetId === preset?.id)
  await waitFor(() => expect(names().toSorted()).toEqual(having.map(({ template }) => template.name).toSorted()))
  expect(new URLSearchParams(location.search).get('preset')).toBe(preset?.id)
})

test('a label is added to chosen rooms that lack it, and only its labels change in what is sent', async () => {
  const { user, api, calls, demo } = await open('/rooms')
  await screen.findByRole('link', { name: 'Morning video visits' })
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Add a label' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a label' })
  await user.type(within(dialog).getByLabelText('Label'), 'winter{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(await within(dialog).findByRole('button', { name: /^group/ }))
  const lacking = demo.rooms.filter(({ template }) => !template.labels.includes('group'))
  await user.click(within(dialog).getByRole('button', { name: `Label ${lacking.length} rooms` }))
  await waitFor(async () => {
    const { items } = await api.rooms.list()
    expect(items.every(({ template }) => template.labels.includes('group'))).toBe(true)
  })
  const sent = calls.filter(({ method }) => method === 'PUT')
  expect(new Set(sent.map(({ path }) => path.split('/').at(-1)))).toEqual(
    new Set(lacking.map(({ publicId }) => publicId)),
  )
  const before = lacking.find(({ publicId }) => sent[0]?.path.endsWith(publicId))
  expect(before?.template.labels).toEqual(['video'])
  expect(sent[0]?.body).toEqual({ template: { ...before?.template, labels: ['video', 'group'] } })
})

test('one room is deleted from its row after it was told what goes with it', async () => {
  const { user, api, demo } = await open('/rooms')
  const room = demo.rooms.find(({ template }) => template.name === 'Open house')
  await user.click(await screen.findByRole('button', { name: 'Actions for Open house' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  expect(await within(question).findByText(/1 discount code/)).toBeTruthy()
  await user.click(await within(question).findByRole('button', { name: 'Delete', busy: false }))
  expect(await screen.findByText('Deleted “Open house”')).toBeTruthy()
  const { items } = await api.rooms.list()
  expect(items.some(({ publicId }) => publicId === room?.publicId)).toBe(false)
})

test('a copy of a room starts with all that it says and is created as another one', async () => {
  const { user, api, demo } = await open('/rooms')
  await user.click(await screen.findByRole('button', { name: 'Actions for Open house' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await user.click(await screen.findByRole('button', { name: 'Create room' }))
  expect(await screen.findByRole('heading', { name: 'Copy of Open house', level: 1 })).toBeTruthy()
  const { items } = await api.rooms.list()
  const source = demo.rooms.find(({ template }) => template.name === 'Open house')
  const copy = items.find(({ template }) => template.name === 'Copy of Open house')
  expect(copy?.template).toMatchObject({ ...source?.template, name: 'Copy of Open house' })
  expect(copy?.publicId).not.toBe(source?.publicId)
})
