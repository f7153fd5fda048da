// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { freshAt } from '../../live/fresh.ts'
import { Icon } from '../../ui/icons.tsx'
import MultimediaPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const pages = {
  '/multimedia': (
    <>
      <MultimediaPage />
      <BulkHost />
    </>
  ),
}
const tiles = () => within(screen.getByRole('grid')).getAllByRole('gridcell')
const names = () => tiles().map((tile) => tile.querySelector('strong')?.textContent ?? '')
const tile = (name: string) => within(screen.getByRole('grid')).getByRole('link', { name: new RegExp(name) })
const expectNames = (expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected))

test('what nobody uses, what has no words and what needs action is found, and kept in the address', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const { api } = service
  await api.multimedia.create({
    body: { name: 'Spare door', format: 'image/png', url: 'https://media.example/door.png', altText: 'A door' },
  })
  await api.presets.create({ body: { title: 'By address', image: 'https://media.example/shown.png' } })
  await api.multimedia.create({
    body: { name: 'Only shown', format: 'image/png', url: 'https://media.example/shown.png', altText: 'Sun' },
  })
  renderPages(service, '/multimedia', pages)
  await screen.findByRole('grid')
  await user.click(screen.getByRole('link', { name: 'Unused' }))
  await waitFor(() => expect(names()).toContain('Spare door'))
  expect(location.search).toContain('only=unused')
  expect(names()).not.toContain('Reception')
  expect(names()).not.toContain('Clinic logo')
  expect(names()).not.toContain('Only shown')

  await user.click(screen.getByRole('link', { name: 'No alternative text' }))
  await expectNames(['New team photo', 'Treatment room'])
  await user.click(screen.getByRole('link', { name: 'Needs action' }))
  await expectNames(['New team photo'])
  expect(screen.getByRole('button', { name: /^Remove the filter Only/ })).toBeTruthy()
})

test('the order is chosen and stands in the address; what others have changed is marked for a moment', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/multimedia?sort=-name', pages)
  await waitFor(() => expect(names()[0]).toBe('Welcome film'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'status')
  await waitFor(() => expect(names()[0]).toBe('New team photo'))
  expect(location.search).toBe('?sort=status')
  const { id = '' } = service.demo.multimedia.find(({ name }) => name === 'Welcome film') ?? {}
  const marked = () => tiles().filter((it) => it.hasAttribute('data-fresh'))
  expect(marked()).toEqual([])
  act(() => freshAt(service.api).set(new Set([`multimedia ${id}` as const])))
  expect(marked().map((it) => it.querySelector('strong')?.textContent)).toEqual(['Welcome film'])
})

test('keys walk, tick and tick up to there; Delete asks about what is ticked and tells who uses it', async () => {
  const service = await openService()
  const spare = await service.api.multimedia.create({
    body: { name: 'Zebra crossing', format: 'image/png', url: 'https://media.example/zebra.png' },
  })
  const user = userEvent.setup()
  renderPages(service, '/multimedia?sort=-name', pages)
  await waitFor(() => expect(names()[0]).toBe('Zebra crossing'))
  expect(screen.getByRole('grid').querySelectorAll('a[tabindex="0"]')).toHaveLength(1)
  tile('Zebra crossing').focus()
  await user.keyboard(' {Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(document.activeElement).toBe(tile('Welcome film')))
  expect(await screen.findByText('2 selected')).toBeTruthy()

  await user.keyboard('{Delete}')
  const question = await screen.findByRole('alertdialog', { name: 'Delete 1 file?' })
  expect(await within(question).findByText('1 is in use and stays:')).toBeTruthy()
  expect(within(question).getAllByRole('link', { name: 'Clinic standard' }).length).toBeGreaterThan(0)
  await user.click(within(question).getByRole('button', { name: 'Delete 1 file' }))
  await waitFor(() => expect(names()).not.toContain('Zebra crossing'))
  expect(names()).toContain('Welcome film')
  const removed = service.calls.filter(({ method }) => method === 'DELETE')
  expect(removed.map(({ path }) => path)).toEqual([`/api/v1/multimedia/${spare.id}`])
})

test('many get an alternative text each, in one go', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/multimedia?only=altText', pages)
  await expectNames(['New team photo', 'Treatment room'])
  tile('New team photo').focus()
  await user.keyboard('{Control>}a{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Edit texts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit 2 files' })
  await user.type(within(dialog).getByLabelText('Alternative text: New team photo'), 'Six people in white')
  await user.type(within(dialog).getByLabelText('Alternative text: Treatment room'), 'A couch under a lamp')
  await user.click(within(dialog).getByRole('button', { name: 'Change 2 files' }))
  await waitFor(async () => {
    const { items } = await service.api.multimedia.list()
    const texts = new Map(items.map(({ name, altText }) => [name, altText]))
    expect(texts.get('New team photo')).toBe('Six people in white')
    expect(texts.get('Treatment room')).toBe('A couch under a lamp')
  })
  expect(service.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ altText: 'Six people in white' })
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
})

test('the list has its columns, and the device remembers it', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/multimedia', pages)
  await user.click(await screen.findByRole('button', { name: 'List' }))
  expect(await screen.findByRole('columnheader', { name: /Alternative text/ })).toBeTruthy()
  expect(location.search).toBe('?view=list')
  cleanup()
  renderPages(service, '/multimedia', pages)
  expect(await screen.findByRole('columnheader', { name: /Alternative text/ })).toBeTruthy()
})

test('what a medium lacks is marked by a sign of its own, not by one of an appointment', async () => {
  const service = await openService()
  const { url } = service.demo.multimedia[0] ?? {}
  await service.api.multimedia.create({ body: { name: 'Bare', format: 'image/png', url: url ?? '' } })
  renderPages(service, '/multimedia?view=grid&name=Bare', pages)
  const cell = (await screen.findByText('No alt text')).closest('[role="gridcell"]')
  const mark = cell?.querySelector('.lack use')?.getAttribute('href') ?? 'no mark'
  const { container } = render(<Icon name="unseen" />)
  expect(mark).toBe(container.querySelector('use')?.getAttribute('href') ?? 'no icon')
})
