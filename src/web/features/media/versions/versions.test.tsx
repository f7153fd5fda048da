// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import MediumPage from '../edit-page.tsx'
import MultimediaPage from '../page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

type User = ReturnType<typeof userEvent.setup>

/** Presses Delete once what hangs on the record is known. */
const sure = async (user: User, dialog: ReturnType<typeof within>) =>
  user.click(await dialog.findByRole('button', { name: 'Delete', busy: false }))

const KEEPS = ['trash', 'storage', 'me']
const FIRST = 'https://a.example/first.png'

/** The page of a medium that was at another address before. */
const openReplaced = async (extensions: readonly string[]) => {
  const service = await openService('admin', [...extensions])
  const made = await service.api.multimedia.create({
    body: { name: 'Poster', format: 'image/png', url: FIRST, width: 60, height: 40, size: 1200 },
  })
  const body = { url: 'https://a.example/second.png' }
  const { id } = await service.api.multimedia.update({ params: { id: made.id }, body })
  const known = async () => service.api.multimedia.get({ params: { id } })
  const show = () =>
    renderPages(service, `/multimedia/${id}`, { '/multimedia': <MultimediaPage />, '/multimedia/:id': <MediumPage /> })
  return { service, id, known, show, user: userEvent.setup() }
}

test('an earlier version says what it was and until when it stays, and is given back', async () => {
  const { known, show, user } = await openReplaced(KEEPS)
  show()
  const list = within(await screen.findByRole('list', { name: 'Earlier versions' }))
  expect(list.getByText('PNG · 60 × 40 · 1.2 kB')).toBeTruthy()
  expect(list.getByText(/^Stays until .*\d{4}$/)).toBeTruthy()
  expect(await list.findByText(/by You$/)).toBeTruthy()
  expect(list.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe(FIRST)
  await user.click(list.getByRole('button', { name: /^Restore/ }))
  await waitFor(async () => expect((await known()).url).toBe(FIRST))
  // What it was until now is one of them instead.
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Open the version/ }).getAttribute('href')).toContain('second.png'),
  )
})

test('an earlier version is deleted for good after a question', async () => {
  const { service, id, show, user } = await openReplaced(KEEPS)
  show()
  await user.click(await screen.findByRole('button', { name: /^Delete the version/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('None. A file that is replaced stays here for 30 days.')).toBeTruthy()
  expect((await service.api.mediaVersions.list({ params: { id } })).items).toEqual([])
})

test('where none are kept there is no place for them', async () => {
  const { show } = await openReplaced(['me'])
  show()
  expect(await screen.findByRole('heading', { name: 'Where this file is used' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Earlier versions' })).toBeNull()
})

test('a deletion on the page of a medium is undone', async () => {
  const { known, show, user } = await openReplaced(KEEPS)
  show()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Poster”?' }))
  await question.findByText(/^Moves the file to the trash/)
  await sure(user, question)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await known()).name).toBe('Poster'))
})
