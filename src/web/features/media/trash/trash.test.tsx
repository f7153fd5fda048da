// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BulkHost } from '../../../fields/bulk/bulk-host.tsx'
import { endBulk } from '../../../fields/bulk/bulk.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import MultimediaPage from '../page.tsx'
import TrashPage from './trash-page.tsx'

afterEach(() => {
  endBulk()
  cleanup()
  localStorage.clear()
})

type User = ReturnType<typeof userEvent.setup>

/** Presses Delete once what hangs on the record is known. */
const sure = async (user: User, dialog: ReturnType<typeof within>) =>
  user.click(await dialog.findByRole('button', { name: 'Delete', busy: false }))

const KEEPS = ['trash', 'storage', 'me']

const open = async (path: string, extensions: readonly string[], role: 'admin' | 'viewer' = 'admin') => {
  const service = await openService(role, [...extensions])
  const make = (name: string) =>
    service.api.multimedia.create({ body: { name, format: 'image/png', url: `https://a.example/${name}.png` } })
  const show = () =>
    renderPages(service, path, { '/multimedia': <MultimediaPage />, '/multimedia/trash': <TrashPage /> })
  return { service, make, show, user: userEvent.setup() }
}

const askToDelete = async (user: User) => {
  const tile = await screen.findByRole('link', { name: /^Poster/ })
  tile.focus()
  await user.keyboard('{Delete}')
  return within(await screen.findByRole('alertdialog', { name: 'Delete “Poster”?' }))
}

test('a deletion says until when the file stays, and is undone', async () => {
  const { service, make, show, user } = await open('/multimedia?view=grid', KEEPS)
  const medium = await make('Poster')
  show()
  const dialog = await askToDelete(user)
  expect(await dialog.findByText(/^Moves the file to the trash. You can restore it until .*\d{4}/)).toBeTruthy()
  await sure(user, dialog)
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Poster/ })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /^Poster/ })).toBeTruthy()
  expect((await service.api.multimedia.get({ params: { id: medium.id } })).name).toBe('Poster')
})

test('of many, what never had a file is told apart; the others come back, and no link leads to what is gone', async () => {
  const { service, make, user } = await open('/multimedia?search=Poster', KEEPS)
  const [medium] = await Promise.all(['Poster-1', 'Poster-2'].map(make))
  await service.api.multimedia.create({ body: { name: 'Poster three', format: 'image/png' } })
  const page = (
    <>
      <MultimediaPage />
      <BulkHost />
    </>
  )
  renderPages(service, '/multimedia?view=list&search=Poster', { '/multimedia': page })
  await screen.findByRole('row', { name: /Poster three/ })
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 3 files?' }))
  expect(await dialog.findByText(/^Moves 2 files to the trash\. You can restore them until .*\d{4}\./)).toBeTruthy()
  expect(dialog.getByText(/1 record without a file is deleted for good\.$/)).toBeTruthy()
  const sent = dialog.getByRole('button', { name: 'Delete 3 files' })
  await waitFor(() => expect(sent.getAttribute('aria-busy')).toBeNull())
  await user.click(sent)
  const run = within(await screen.findByRole('region', { name: 'Delete 3 files' }))
  await run.findByText('3 done')
  expect(run.queryByRole('link')).toBeNull()
  await user.click(run.getByRole('button', { name: 'Undo 2 changes' }))
  const back = within(await screen.findByRole('region', { name: /^Undo: / }))
  await back.findByText('2 done')
  expect(back.getAllByRole('link')).toHaveLength(2)
  expect((await service.api.multimedia.get({ params: { id: medium?.id ?? '' } })).name).toBe('Poster-1')
})

test('where nothing is kept a deletion says that it is final, and there is no way to a trash', async () => {
  const { make, show, user } = await open('/multimedia?view=grid', [])
  await make('Poster')
  show()
  const dialog = await askToDelete(user)
  expect(await dialog.findByText('Deletes the file and its record for good. You can’t undo this.')).toBeTruthy()
  await sure(user, dialog)
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Poster/ })).toBeNull())
  expect(await screen.findByText('Deleted “Poster”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull()
})

test('the trash says what it holds and who put it there; one is restored, and it is emptied', async () => {
  const { service, make, show, user } = await open('/multimedia/trash', KEEPS)
  const [medium] = await Promise.all(['Poster', 'One', 'Two'].map(make))
  const { items } = await service.api.multimedia.list({})
  for (const { id, name } of items) {
    if (['Poster', 'One', 'Two'].includes(name)) await service.api.multimedia.remove({ params: { id } })
  }
  if (!medium) throw new Error('it was made')
  show()
  const row = within(await screen.findByRole('row', { name: /Poster/ }))
  expect(await row.findByText('You')).toBeTruthy()
  expect(screen.getByText(/Deleted files stay for 30 days/)).toBeTruthy()
  await user.click(row.getByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Poster/ })).toBeNull())
  expect((await service.api.multimedia.get({ params: { id: medium.id } })).name).toBe('Poster')
  await user.click(screen.getByRole('button', { name: 'Empty trash' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 files for good?' }))
  await user.click(question.getByRole('button', { name: 'Empty trash' }))
  await waitFor(async () => expect((await service.api.trash.list({})).total).toBe(0))
})

test('a press on a row opens a panel that says what is known of the file, and what can be done', async () => {
  const { service, make, show, user } = await open('/multimedia/trash', KEEPS)
  const medium = await make('Poster')
  await service.api.multimedia.remove({ params: { id: medium.id } })
  show()
  await user.click(await screen.findByRole('link', { name: /Poster/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Poster' }))
  expect(panel.getByText(medium.id)).toBeTruthy()
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Deleted by')
  await user.click(panel.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Poster' })).toBeNull())
  expect((await service.api.multimedia.get({ params: { id: medium.id } })).name).toBe('Poster')
})

test('the button for a picture stands beside the link of its row, in the one row that Tab reaches, and gives the focus on to it', async () => {
  const { service, make, show, user } = await open('/multimedia/trash', KEEPS)
  for (const name of ['Leaflet', 'Poster']) {
    // oxlint-disable-next-line no-await-in-loop -- In this order.
    await service.api.multimedia.remove({ params: { id: (await make(name)).id } })
  }
  show()
  await screen.findByRole('link', { name: 'Poster' })
  const buttons = screen.getAllByRole('button', { name: 'Show images from a.example' })
  expect(buttons.map((button) => button.closest('a'))).toEqual([null, null])
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  const first = buttons[0]?.closest('tr')
  buttons[0]?.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(first?.querySelector('a'))
})

test('the trash is not there for who may only read, nor where nothing is kept', async () => {
  const { show } = await open('/multimedia/trash', KEEPS, 'viewer')
  show()
  expect(await screen.findByText('The trash is for editors')).toBeTruthy()
  cleanup()
  const other = await open('/multimedia/trash', ['me'])
  other.show()
  expect(await screen.findByText('No trash here')).toBeTruthy()
})
