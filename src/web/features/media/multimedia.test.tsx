// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type House, openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { connect, json } from '../../client/testing/deployment.ts'
import MediumPage from './edit-page.tsx'
import MultimediaPage from './page.tsx'

afterEach(cleanup)

const pages = {
  '/multimedia': <MultimediaPage />,
  '/multimedia/new': <MediumPage />,
  '/multimedia/:id': <MediumPage />,
}

test('the gallery is filtered by type, which stands in the address', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/multimedia', pages)
  expect(await screen.findByRole('link', { name: /Hold music/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(screen.getByRole('button', { name: 'Video' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Hold music/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Welcome film/ })).toBeTruthy()
  expect(location.search).toBe('?type=video')
})

test.each([
  ['asks the service that finds pictures by them', ['calendars', 'keys', 'colors']],
  ['narrows by itself where the service does not', ['calendars', 'keys']],
])('the gallery is filtered by colors, by their names: it %s', async (_, extensions) => {
  const lengths: Promise<number>[] = []
  const onAnswer = (path: string, answer: Response) => {
    if (path.endsWith('/multimedia')) lengths.push(answer.json().then((all: unknown[]) => all.length))
  }
  const service = await openService('admin', extensions, [], undefined, { onAnswer })
  const user = userEvent.setup()
  renderPages(service, '/multimedia', pages)
  expect(await screen.findByRole('link', { name: /Waiting area/ })).toBeTruthy()
  const before = (await Promise.all(lengths))[0]
  lengths.length = 0
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('button', { name: 'Green' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Waiting area/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Walk through the clinic/ })).toBeTruthy()
  expect(location.search).toBe('?color=green')
  expect(await screen.findByRole('button', { name: /Color: Green|Green.*Color|Remove.*Color/ })).toBeTruthy()
  const fewer = (await Promise.all(lengths)).filter((it) => it < (before ?? 0))
  expect(fewer.length > 0).toBe(extensions.includes('colors'))
})

test('a medium without an address waits for its file; an address that is none is refused at its field', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/multimedia/new', pages)
  await user.type(await screen.findByLabelText(/^Name/), 'Plan')
  await user.type(screen.getByLabelText(/^Format/), 'application/pdf')
  await user.type(screen.getByLabelText('URL'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/Must be an https:/)).toBeTruthy()
  await user.clear(screen.getByLabelText('URL'))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Waiting for file')).toBeTruthy()
  const { items } = await service.api.multimedia.list({ query: { name: 'Plan' } })
  expect(items[0]).toMatchObject({ type: 'presentation', status: 'need_action' })
})

test('a format that cannot be uploaded is refused at its field, with those that can', async () => {
  const message = 'cannot be uploaded: give a url, or one of image/jpeg, image/png'
  const { api } = await connect(({ method }) =>
    method === 'POST'
      ? json({ code: 'UNPROCESSABLE', description: 'Refused', errors: [{ field: 'format', message }] }, 422)
      : json([]),
  )
  const user = userEvent.setup()
  renderPages({ api }, '/multimedia/new', pages)
  await user.type(await screen.findByLabelText(/^Name/), 'Page')
  const format = screen.getByLabelText(/^Format/)
  await user.type(format, 'text/html')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const words = 'Files in this format can’t be uploaded. Enter a URL, or one of these formats: image/jpeg, image/png.'
  const told = await screen.findByText(words)
  expect(format.getAttribute('aria-describedby')?.split(' ')).toContain(told.closest('[id]')?.id)
})

test('an empty library says so once, without a number', async () => {
  const { api } = await connect(() => json([]))
  renderPages({ api }, '/multimedia', pages)
  expect(await screen.findByText('No files yet')).toBeTruthy()
  expect(screen.queryByText(/0 files/)).toBeNull()
})

test('an empty library has one next step, which is in its midst', async () => {
  const fill: House['fill'] = async (rows) => {
    for (const { id } of (await rows.find('multimedia', {})).items) await rows.remove('multimedia', id)
  }
  renderPages(await openService('admin', ['uploads', 'me'], [], undefined, { fill }), '/multimedia', pages)
  expect(await screen.findByText('No files yet')).toBeTruthy()
  const head = (await screen.findByRole('heading', { name: 'Library' })).closest('header')
  const [step, ...others] = await screen.findAllByRole('button', { name: 'Upload files' })
  expect([head?.contains(step ?? null), others]).toEqual([false, []])
})

test('the head of the library has its two ways to add, and a menu with the rest', async () => {
  const service = await openService('admin', ['uploads', 'media-import', 'trash', 'storage', 'me'])
  const user = userEvent.setup()
  renderPages(service, '/multimedia', { ...pages, '/multimedia/trash': <p>The trash</p> })
  const head = within((await screen.findByRole('heading', { name: 'Library' })).closest('header') as HTMLElement)
  await head.findByRole('button', { name: 'Upload files' })
  const controls = [...head.queryAllByRole('button'), ...head.queryAllByRole('link')]
  expect(controls.map(({ textContent }) => textContent).toSorted()).toEqual([
    'Add from URL',
    'More actions',
    'Upload files',
  ])
  await user.click(head.getByRole('button', { name: 'More actions' }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Upload a folder',
    'From an address',
    'Export list',
    'Trash',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Trash' }))
  expect(await screen.findByText('The trash')).toBeTruthy()
})
