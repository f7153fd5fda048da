// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connect, id, json, type Arrived } from '../../client/testing/deployment.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { createChanges } from '../../live/feed/apply-changes.ts'
import MultimediaPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const { multimedia } = (await openService()).demo
const media = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...multimedia[0], id: id(from + at), name: `Bulk ${from + at}` }))

/** A busy machine is no failure. */
const SOON = { timeout: 20_000 }

const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('gridcell')
    .map((tile) => tile.querySelector('strong')?.textContent)

/** A deployment that says it has so many media, and answers those that `found` gives. */
const open = async (found: (request: Arrived) => Promise<[items: object[], total: number]>) => {
  const { api, arrived } = await connect(async (request) => {
    if (!request.path.endsWith('/multimedia')) return json([], 200, { 'x-total-count': '0' })
    const [items, total] = await found(request)
    return json(items, 200, { 'x-total-count': String(total) })
  })
  // How media were last looked at is remembered, also from test to test.
  renderPages({ api }, '/multimedia?view=grid', { '/multimedia': <MultimediaPage /> })
  await screen.findByRole('grid')
  return { arrived, user: userEvent.setup() }
}

test('more media than the page searches are searched by the service, in their names, and that is said', async () => {
  const { arrived, user } = await open(async ({ query }) => {
    const page = Number(query.get('page'))
    if (query.get('name') !== null) return [media(777, page === 1 ? 1 : 0), 1]
    return [page === 1 ? media(1, 3) : [], 12_480]
  })
  await waitFor(() => expect(names()).toContain('Bulk 1'))
  await user.type(screen.getByRole('searchbox', { name: 'Search library' }), 'Bulk 777')
  await waitFor(() => expect(names()).toEqual(['Bulk 777']))
  expect(screen.getByText(/^More than 10,000 files: only names are searched/)).toBeTruthy()
  expect(screen.queryByText(/too many to search/)).toBeNull()
  expect(arrived.some(({ query }) => query.get('name') === 'Bulk 777')).toBe(true)
})

test('all are ticked only as far as they were loaded: that is said, and the others are one press away', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { user } = await open(async ({ query }) => {
    const page = Number(query.get('page'))
    if (page > 1) await held
    return [media(3 * (page - 1) + 1, page <= 2 ? 3 : 0), 6]
  })
  await waitFor(() => expect(names()).toHaveLength(3))
  within(screen.getByRole('grid')).getAllByRole('link')[0]?.focus()
  await user.keyboard('{Control>}a{/Control}')
  expect(await screen.findByText('3 of 6 selected: only those loaded by then')).toBeTruthy()
  release()
  await waitFor(() => expect(names()).toHaveLength(6))
  // It stays true, and stays said, when the others have come.
  expect(screen.getByText('3 of 6 selected: only those loaded by then')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Select all 6 matches' }))
  expect(await screen.findByText('All 6 matches selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alertdialog', { name: 'Delete 6 files?' })).toBeTruthy()
})

test('media that someone else adds appear when the reader comes back', async () => {
  let size = 3
  await open(async ({ query }) => [Number(query.get('page')) === 1 ? media(1, size) : [], size])
  await waitFor(() => expect(names()).toHaveLength(3))
  size = 4
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(names()).toContain('Bulk 4'))
})

test('one small upload into a library of 10,000 reads no list anew, and the change feed leaves it so', async () => {
  const COUNT = 10_000
  const all = media(1, COUNT)
  const row = (status: string, version: number, more: object = {}) => ({
    ...multimedia[0],
    ...more,
    id: id(COUNT + 1),
    name: 'Bulk 1a new',
    status,
    version,
  })
  const sent = { format: 'model/gltf-binary', type: 'immersive' }
  const { api, arrived } = await connect(
    async ({ path, method, query, body, headers }) => {
      if (method === 'PATCH') {
        const made = row('ready', 2, { ...sent, size: 20, sha256: digest })
        return json(made, 200, { 'upload-offset': headers.get('content-length') ?? '20' })
      }
      if (method === 'POST') {
        digest = String(body?.['sha256'])
        const { size, sha256 } = body ?? {}
        return json(row('need_action', 1, { ...sent, url: null, size, sha256, uploadUrl: '/uploads/one' }), 201)
      }
      if (path.endsWith(`/multimedia/${id(7)}`)) return json({ ...all[6], version: 9 })
      if (!path.endsWith('/multimedia')) return json([], 200, { 'x-total-count': '0' })
      const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 1000)]
      return json(all.slice((page - 1) * limit, page * limit), 200, { 'x-total-count': String(COUNT) })
    },
    {
      discovery: {
        name: 'Clinic',
        version: '1',
        extensions: ['uploads'],
        upload: { maxSize: 1000, formats: ['model/gltf-binary'], digests: ['sha-256'] },
      },
    },
  )
  let digest = ''
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderPages({ api }, '/multimedia?view=grid', { '/multimedia': <MultimediaPage /> }, queryClient)
  await screen.findByText('10,000 files', {}, SOON)
  // How many there are is said before all of them are there.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), SOON)
  const lists = () => arrived.filter(({ method, path }) => method === 'GET' && path.endsWith('/multimedia'))
  const before = lists().length
  expect(before).toBeGreaterThanOrEqual(10)

  const input = await waitFor(() => {
    const found = document.querySelector('input[data-chooses="files"]')
    if (!found) throw new Error('there is no way to choose files')
    return found
  })
  fireEvent.change(input, { target: { files: [new File(['glTF\u0002', '\u0000'.repeat(15)], 'Bulk 1a new.glb')] } })
  const send = await screen.findByRole('button', { name: /^Upload 1 file/ }, SOON)
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull(), SOON)
  fireEvent.click(send)
  await screen.findByText('10,001 files', {}, SOON)

  const changes = createChanges(queryClient, api)
  changes.take({ resource: 'multimedia', id: id(COUNT + 1), version: 1, operation: 'multimedia.create', key: 'AK' })
  changes.take({ resource: 'multimedia', id: id(COUNT + 1), version: 2, operation: 'uploads.finish' })
  // Another one is read by itself, and shows that those before it were taken in; it keeps its place in the list.
  const heard = () => arrived.filter(({ path }) => path.endsWith(`/multimedia/${id(7)}`)).length
  changes.take({ resource: 'multimedia', id: id(7), version: 9, operation: 'multimedia.update', key: 'OTHER' })
  await waitFor(() => expect(heard()).toBeGreaterThan(0), SOON)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), SOON)
  changes.end()
  expect(lists()).toHaveLength(before)
  expect(arrived.filter(({ path }) => path.endsWith(`/multimedia/${id(COUNT + 1)}`))).toEqual([])
}, 60_000)
