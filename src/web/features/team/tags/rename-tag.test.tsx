// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BulkHost } from '../../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import CalendarsPage from '../page.tsx'

afterEach(cleanup)

const open = async () => {
  const service = await openService()
  const page = (
    <>
      <CalendarsPage />
      <BulkHost />
    </>
  )
  renderPages(service, '/calendars?limit=100', { '/calendars': page })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, sent, user: userEvent.setup() }
}

test('a tag is renamed on every calendar that has it, after a question that counts them, and taken back', async () => {
  const { demo, sent, user, api } = await open()
  const [tag = ''] = demo.calendars.flatMap(({ tags }) => tags)
  const having = demo.calendars.filter(({ tags }) => tags.includes(tag))
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename a tag' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename a tag' })
  await user.selectOptions(within(dialog).getByLabelText('Tag'), tag)
  await user.type(within(dialog).getByLabelText('New name'), 'Upstairs')
  expect(dialog.textContent).toContain(
    having.length === 1 ? 'Changes 1 calendar' : `Changes ${having.length} calendars`,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(sent('PUT')).toHaveLength(having.length))
  const tagsOf = async () =>
    new Map((await api.calendars.list({ query: { limit: 100 } })).items.map((it) => [it.id, it.tags]))
  await waitFor(async () => {
    const after = await tagsOf()
    for (const { id, tags } of having) expect(after.get(id)).toEqual(tags.map((it) => (it === tag ? 'Upstairs' : it)))
  })
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(async () => {
    const after = await tagsOf()
    for (const { id, tags } of having) expect(after.get(id)).toEqual(tags)
  })
})

test('a tag that is called as another becomes that one, once, after a question of its own', async () => {
  const { demo, sent, user, api } = await open()
  const calendar = demo.calendars.find(({ tags }) => tags.length === 2)
  const [first = '', second = ''] = calendar?.tags ?? []
  const having = demo.calendars.filter(({ tags }) => tags.includes(first))
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename a tag' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename a tag' })
  await user.selectOptions(within(dialog).getByLabelText('Tag'), first)
  await user.type(within(dialog).getByLabelText('New name'), second.toUpperCase())
  expect(dialog.textContent).toContain(`“${second}” is in use`)
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(sent('PUT')).toHaveLength(having.length))
  const params = { id: calendar?.id ?? '' }
  await waitFor(async () => expect((await api.calendars.get({ params })).tags).toEqual([second]))
})
