// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import type { FetchedFile, MediaBytes } from '#api/core/context.ts'
import { addressFault } from '#api/http/media/fetch-file.ts'
import { MediaUrlF } from '../../media/media-url-f.tsx'
import { openService, renderPages } from '../../testing/service-in-page.tsx'
import { MoreWays } from './testing/more-ways.tsx'

afterEach(cleanup)

const arrived = {
  size: 2000,
  sha256: 'ab'.repeat(32),
  looksLike: 'image/png',
  intact: true,
  width: 40,
  height: 30,
  duration: null,
}

type Fetched = Omit<FetchedFile, 'id'>

/** Where a service keeps bytes that fetches what the test says. */
const fetchingBytes = (fetch: (address: string) => Promise<Fetched>): MediaBytes => {
  const path = ({ id }: { id: string }) => `/media/${id}`
  const nothing = () => {}
  return {
    limits: { maxSize: 5000, formats: ['image/png'], maxPixels: 1000 },
    fetching: {
      maxSize: 5000,
      seconds: 7,
      fetch: async (address, { id }) => ({ id, ...(await fetch(address)) }),
    },
    uploadUrl: path,
    readUrl: path,
    keptUrl: path,
    abandon: nothing,
    release: nothing,
    discard: nothing,
  }
}

/** A form with a field for a picture. */
function PictureForm() {
  const { control } = useForm({ defaultValues: { image: '' } })
  return <MediaUrlF control={control} name="image" label="Image" />
}

const open = async (fetch: Parameters<typeof fetchingBytes>[0], extensions = ['uploads', 'media-import']) => {
  const service = await openService('admin', extensions, [], undefined, { bytes: fetchingBytes(fetch) })
  const told: string[] = []
  renderPages(service, '/here', {
    '/here': <MoreWays onFiles={() => {}} onMedium={({ name, altText }) => told.push(`${name}: ${altText}`)} />,
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'More ways to add' }))
  return { ...service, told, user }
}
const openDialog = async (fetch: Parameters<typeof fetchingBytes>[0]) => {
  const opened = await open(fetch)
  await opened.user.click(await screen.findByRole('menuitem', { name: 'From an address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'From an address' }))
  return { ...opened, dialog, field: () => dialog.getByRole('textbox', { name: /^Address of the file/ }) }
}
const door: Fetched = { name: 'door', format: 'image/png', file: `${'ab'.repeat(16)}.png`, arrived }

test('a file is fetched from its address, and said to be there', async () => {
  const { dialog, field, user, told, api } = await openDialog(async () => door)
  expect(dialog.getByText('Up to 5 kB, fetched within 7 seconds.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add file' }))
  expect(dialog.getByText('Required.')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await user.type(field(), ' https://pictures.example/door.png')
  await user.type(dialog.getByRole('textbox', { name: 'Alternative text' }), 'A door')
  await user.type(field(), '{Enter}')
  expect(await screen.findByText('Added door')).toBeTruthy()
  expect(told).toEqual(['door: A door'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { items } = await api.multimedia.list()
  expect(items.filter(({ name }) => name === 'door')).toMatchObject([{ status: 'ready', width: 40 }])
})

test.each(['in the field', 'in the choice of media'])('what is fetched %s is the value of the field', async (where) => {
  const bytes = fetchingBytes(async () => door)
  const service = await openService('admin', ['uploads', 'media-import'], [], undefined, { bytes })
  renderPages(service, '/here', { '/here': <PictureForm /> })
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: /^Image/ })
  const openers = () => screen.getAllByRole('button', { name: 'More ways to add' })
  await screen.findByRole('button', { name: 'More ways to add' })
  if (where !== 'in the field') {
    await user.click(screen.getByRole('button', { name: 'Choose from library' }))
    const choice = within(await screen.findByRole('dialog', { name: 'Image' }))
    await user.click(await choice.findByRole('button', { name: 'More ways to add' }))
  } else await user.click(openers()[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'From an address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'From an address' }))
  const address = dialog.getByRole('textbox', { name: /^Address of the file/ })
  await user.type(address, 'https://pictures.example/door.png{Enter}')
  await waitFor(() => expect((field as HTMLInputElement).value).toMatch(/\/media\//))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what speaks against an address stands at its field, and a file that is here is added again on demand', async () => {
  const { dialog, field, user, told } = await openDialog(async (address) => {
    if (address.includes('inside')) throw addressFault('addressNotPublic', { host: 'inside.example' })
    return door
  })
  await user.type(field(), 'http://inside.example/{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.type(field(), '{Enter}')
  await dialog.findByText('“inside.example” isn’t a public site: it is unknown, or inside a private network.')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.clear(field())
  expect(dialog.queryByText(/isn’t a public site/)).toBeNull()
  await user.type(field(), 'https://pictures.example/door.png{Enter}')
  await waitFor(() => expect(told).toHaveLength(1))

  await user.click(screen.getByRole('button', { name: 'More ways to add' }))
  await user.click(await screen.findByRole('menuitem', { name: 'From an address' }))
  const again = within(await screen.findByRole('dialog', { name: 'From an address' }))
  await user.type(again.getByRole('textbox', { name: /^Address of the file/ }), 'https://elsewhere.example/{Enter}')
  await again.findByText('This file is here already: “door”.')
  expect(told).toHaveLength(1)
  await user.click(again.getByRole('button', { name: 'Add it again' }))
  await waitFor(() => expect(told).toHaveLength(2))
})

test('who waits sees that it goes on, and is told nothing any more after leaving', async () => {
  let arrive = (_: Fetched): void => {}
  const { dialog, field, user, told, api } = await openDialog(() => new Promise((resolve) => (arrive = resolve)))
  await user.type(field(), 'https://slow.example/{Enter}')
  expect(await dialog.findByRole('progressbar', { name: 'Fetching the file' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  arrive(door)
  await waitFor(async () => {
    const { items } = await api.multimedia.list()
    expect(items.some(({ name }) => name === 'door')).toBe(true)
  })
  expect([told, screen.queryByText('Added door')]).toEqual([[], null])
})

test('a deployment that fetches no files says so in the menu', async () => {
  await open(async () => door, ['uploads'])
  const item = await screen.findByRole('menuitem', { name: 'From an address' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('This server can’t fetch files.')).toBeTruthy()
})
