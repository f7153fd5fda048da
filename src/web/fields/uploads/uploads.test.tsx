// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { uploadsOf } from '../../client/upload-store.ts'
import type { Upload } from '../../client/uploads/upload.ts'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { DropArea } from './drop-area.tsx'
import { MediumPlace } from './medium-place.ts'
import { openQueue, upload } from './testing/queue.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadHost } from './upload-host.tsx'

afterEach(cleanup)

const open = async (first: readonly Upload[] = [], extensions = ['uploads']) => {
  const service = await openService('admin', extensions)
  const queue = openQueue(first)
  Object.assign(uploadsOf(service.api), queue.uploads)
  const page = (
    <MediumPlace value={(id) => `/media-page/${id}`}>
      <DropArea>
        <h1>Media</h1>
        <UploadButton />
      </DropArea>
      <UploadHost />
    </MediumPlace>
  )
  renderPages(service, '/here', { '/here': page })
  return { ...service, ...queue, user: userEvent.setup() }
}

const glb = (name: string, more = '') => new File(['glTF\u0002', '\u0000'.repeat(15), more], name)
const choose = (files: readonly File[]) => {
  const input = document.querySelector('input[data-chooses="files"]')
  if (!input) throw new Error('there is no way to choose files')
  fireEvent.change(input, { target: { files } })
}
const sha256 = async (file: File): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

test('a deployment without uploads offers none', async () => {
  await open([], [])
  expect(await screen.findByRole('heading', { name: 'Media' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull()
})

test('a folder is chosen by one button, files by the other', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Upload a folder' }))
  const chooses = (what: string) => document.querySelector(`input[data-chooses="${what}"]`)
  expect(chooses('folder')?.hasAttribute('webkitdirectory')).toBe(true)
  expect(chooses('files')?.hasAttribute('webkitdirectory')).toBe(false)
})

test('files are looked at: what cannot be sent, what is there already, and what is sent as it was named', async () => {
  const { api, user, wanted } = await open()
  const there = glb('there.glb', 'the same')
  const medium = await api.multimedia.create({
    body: {
      name: 'Old model',
      format: 'model/gltf-binary',
      url: '/old.glb',
      size: there.size,
      sha256: await sha256(there),
    },
  })
  await screen.findByRole('button', { name: 'Upload files' })
  choose([glb('model.glb', 'a new one'), there, new File(['Dear reader'], 'letter.png'), new File([], 'nothing.png')])
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload 4 files' }))
  const send = await dialog.findByRole('button', { name: /^Upload 1 file/ })
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull())

  expect(dialog.getByText(/The name says PNG, but the content is something else/)).toBeTruthy()
  expect(dialog.getByText(/The file is empty/)).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Upload letter' }).disabled).toBe(true)
  expect(dialog.getByText(/Duplicate of “Old model”/)).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Upload there' }).checked).toBe(false)
  expect(dialog.getByRole('link', { name: /Show “Old model”/ }).getAttribute('href')).toBe(`/media-page/${medium.id}`)
  expect(dialog.getByText(/2 can’t be uploaded · 1 already exists/)).toBeTruthy()

  const name = dialog.getByRole('textbox', { name: 'Name of model.glb' })
  await user.clear(name)
  await user.type(name, 'Whole house')
  // What was typed is not lost by a key.
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without uploading?' }))
  await user.click(question.getByRole('button', { name: /Cancel|Stay/ }))
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(wanted).toMatchObject([{ name: 'Whole house', format: 'model/gltf-binary', fields: { type: 'immersive' } }])
})

test('that words are missing is said once, however many files lack them', async () => {
  await open()
  await screen.findByRole('button', { name: 'Upload files' })
  choose([glb('one.glb', '1'), glb('two.glb', '22')])
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload 2 files' }))
  expect(await dialog.findByText(/2 without alternative text/)).toBeTruthy()
  expect(dialog.getAllByText(/No alternative text yet/)).toHaveLength(1)
})

test('texts are said of all at once, and all are ticked or none by one press', async () => {
  const { user, wanted } = await open()
  await screen.findByRole('button', { name: 'Upload files' })
  choose([glb('one.glb', '1'), glb('two.glb', '22')])
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload 2 files' }))
  await dialog.findByRole('button', { name: /^Upload 2 files/ })
  await user.click(dialog.getByText('Same for all files'))
  await user.type(dialog.getByRole('textbox', { name: 'Credit for all' }), 'Ana Ruiz')
  await user.type(dialog.getByRole('textbox', { name: /^Name of each/ }), 'House {{number}')
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name of two.glb' }).value).toBe('House 2')
  await user.clear(dialog.getByRole('textbox', { name: 'Name of one.glb' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name of one.glb' }), 'Mine')
  await user.click(dialog.getByRole('button', { name: 'Select none' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Nothing to upload' }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Select all' }))
  await user.click(await dialog.findByRole('button', { name: /^Upload 2 files/ }))
  await waitFor(() =>
    expect(wanted).toMatchObject([
      { name: 'Mine', fields: { environment: { credit: 'Ana Ruiz' } } },
      { name: 'House 2', fields: { environment: { credit: 'Ana Ruiz' } } },
    ]),
  )
})

test('every upload says where it stands, and has its ways to go on', async () => {
  const { user, told, show } = await open([
    upload('sent', { phase: 'done', mediumId: 'm1', sent: 2000 }),
    upload('going', { picture: new Blob(['a'], { type: 'image/webp' }) }),
    upload('resting', { phase: 'paused' }),
    upload('broken', { phase: 'failed', error: new Error('?') }),
    upload('lost', { phase: 'needs-file' }),
  ])
  const dock = within(await screen.findByRole('region', { name: 'Uploading 2 of 5' }))
  for (const words of ['1 of 5 files', /^4 kB of 10 kB/, '2 need attention · 1 kB per second']) {
    expect(dock.getByText(words)).toBeTruthy()
  }
  const groups = dock.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(groups).toEqual(['Needs a decision 2', 'On the way 2', 'Uploaded 1'])
  // What it looks like is seen here too, and a sign of its type where nobody knows.
  const list = dock.getByRole('list', { name: 'Uploads' })
  await waitFor(() => expect(list.querySelectorAll('img[src^="blob:"]')).toHaveLength(1))
  expect(dock.getByRole('link', { name: 'sent' }).getAttribute('href')).toBe('/media-page/m1')
  expect(dock.getByRole('progressbar', { name: 'going' }).getAttribute('aria-valuetext')).toBe('500 bytes of 2 kB')
  expect(dock.getByText(/This device didn’t keep the file/)).toBeTruthy()
  const press = (name: string) => user.click(dock.getByRole('button', { name }))
  for (const name of [
    'Pause going',
    'Resume resting',
    'Retry broken',
    'Cancel the upload of lost',
    'Remove sent from the list',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- One hand presses one button after the other.
    await press(name)
  }
  for (const name of ['Pause all', 'Resume all', 'Retry failed', 'Clear finished']) {
    // oxlint-disable-next-line no-await-in-loop -- See above.
    await press(name)
  }
  const ways = ['pause going', 'resume resting', 'retry broken', 'cancel lost', 'dismiss sent']
  expect(told).toEqual([...ways, 'pauseAll', 'resumeAll', 'retryFailed', 'dismissDone'])

  const again = document.querySelector('section input[type="file"]')
  if (!again) throw new Error('the file cannot be chosen again')
  fireEvent.change(again, { target: { files: [glb('wrong.png')] } })
  expect(await dock.findByText(/That file has a different size/)).toBeTruthy()

  await press('Cancel all')
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel 4 uploads?' }))
  expect(told).not.toContain('cancelAll')
  await user.click(question.getByRole('button', { name: 'Cancel all' }))
  await waitFor(() => expect(told).toContain('cancelAll'))

  show([upload('going', { phase: 'done', sent: 2000 })])
  expect(await screen.findByText('Uploaded: going.')).toBeTruthy()
})

test('the uploads are made small by Escape, and the focus goes with them', async () => {
  const { user } = await open([upload('going')])
  const minimize = await screen.findByRole('button', { name: 'Minimize' })
  minimize.focus()
  await user.keyboard('{Escape}')
  const small = await screen.findByRole('button', { name: /Uploading 1 of 1/ })
  expect(document.activeElement).toBe(small)
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Minimize' }))
})

test('files that are dropped are looked at, and a piece of the page that is dragged is not', async () => {
  await open()
  await screen.findByRole('button', { name: 'Upload files' })
  const dragged = new File(['x'], 'letter.png')
  const transfer = (types: string[]) => ({ types, files: [dragged], items: [] })
  fireEvent.dragOver(document.body, { dataTransfer: transfer(['text/plain']) })
  expect(screen.queryByText('Drop files or folders to upload them')).toBeNull()
  fireEvent.dragOver(document.body, { dataTransfer: transfer(['Files']) })
  expect(await screen.findByText('Drop files or folders to upload them')).toBeTruthy()
  fireEvent.drop(document.body, { dataTransfer: transfer(['Files']) })
  expect(await screen.findByRole('dialog', { name: 'Upload 1 file' })).toBeTruthy()
  expect(screen.queryByText('Drop files or folders to upload them')).toBeNull()
})
