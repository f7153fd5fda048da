// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { listAllWithProgress } from '../../client/list-all.ts'
import { queryAllOf } from '../../client/query.ts'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { endBulk, forgetRuns, startExport } from './bulk.ts'
import { BulkHost } from './bulk-host.tsx'
import { useBulk } from './use-bulk.ts'

afterEach(() => {
  endBulk()
  cleanup()
  vi.restoreAllMocks()
})

const TITLE = 'Deactivate the services'

function Page() {
  const api = useApi()
  const bulk = useBulk()
  const { data } = useQuery(queryAllOf(api, contract.services.list))
  const services = (data?.items ?? []).slice(0, 3)
  const active = (on: boolean) => (it: { id: string }) => ({ params: { id: it.id }, body: { active: on } })
  const deactivate = () =>
    void bulk.run({
      title: TITLE,
      // The last one is no service: it shows a refusal.
      records: [...services, { id: '00000000-0000-4000-8000-000000000000', name: 'Gone' }],
      id: ({ id }) => id,
      name: ({ name }) => name,
      to: ({ id }) => `/services/${id}`,
      row: contract.services.update,
      inputOf: active(false),
      undo: { row: contract.services.update, inputOf: active(true), title: 'Activate them again' },
    })
  const save = () =>
    void startExport<{ id: string; name: string }>({
      fileName: 'Services',
      columns: [
        { header: 'Name', text: ({ name }) => name },
        { header: 'ID', text: ({ id }) => id, chosen: false },
      ],
      read: async (onProgress, signal) =>
        (await listAllWithProgress(api, contract.services.list, onProgress, { signal })).items,
    })
  return (
    <>
      <button onClick={deactivate}>{data ? 'Deactivate' : 'Loading'}</button>
      <button onClick={save}>Export</button>
      <p>{services.filter((it) => !it.active).length} inactive</p>
      <BulkHost />
    </>
  )
}

const open = async () => {
  const service = await openService()
  renderPages(service, '/', { '/': <Page /> })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const panel = within(await screen.findByRole('region', { name: TITLE }))
  return { service, user, panel }
}

test('a run shows every outcome, reads the list anew once, and can be taken back', async () => {
  const { service, user, panel } = await open()
  expect(document.activeElement?.textContent).toBe('Deactivate')
  await panel.findByRole('button', { name: 'Retry the 1 refused' })
  expect(panel.getByText('4 of 4')).toBeDefined()
  expect(panel.getByText('3 done · 1 refused')).toBeDefined()
  expect(panel.getAllByRole('link')).toHaveLength(4)
  await screen.findByText('3 inactive')
  expect(service.calls.filter(({ method }) => method === 'GET')).toHaveLength(2)
  expect(screen.getByText(`${TITLE}: ended. 3 done · 1 refused`)).toBeDefined()

  await user.click(panel.getByRole('button', { name: 'Refused only' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(1)
  expect(panel.getByRole('listitem').textContent).toContain('Gone')
  await user.click(panel.getByRole('button', { name: 'Undo 3 changes' }))
  const undo = within(await screen.findByRole('region', { name: 'Activate them again' }))
  await undo.findByText('3 done')
  await screen.findByText('0 inactive')
  // Where all are done, that is said once.
  expect(undo.queryByText('3 of 3')).toBeNull()
})

test('a paused run begins nothing, asks before the tab closes, and is gone with its connection', async () => {
  const { service, user, panel } = await open()
  await user.click(panel.getByRole('button', { name: 'Pause' }))
  await panel.findByRole('button', { name: 'Resume' })
  // The button that had the focus is gone.
  expect(document.activeElement?.textContent).toBe(TITLE)
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await user.click(panel.getByRole('button', { name: 'Minimize' }))
  expect(document.activeElement?.textContent).toContain(TITLE)
  await user.click(screen.getByRole('button', { name: new RegExp(TITLE) }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: TITLE }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await screen.findByRole('button', { name: /^Start the remaining \d$/ })
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  expect(service.calls.filter(({ method }) => method === 'PUT').length).toBeLessThan(4)
  endBulk()
  await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull())
})

test('what is kept of a connection goes with signing out of it, also what is under way', async () => {
  const { service, user, panel } = await open()
  await user.click(panel.getByRole('button', { name: 'Pause' }))
  await panel.findByRole('button', { name: 'Resume' })
  await forgetRuns('another connection')
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeNull()
  await forgetRuns(service.api.connectionId)
  await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull())
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('an export saves the chosen columns of the whole list', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((it) => {
    if (it instanceof Blob) saved.push(it)
    return 'blob:x'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const service = await openService()
  renderPages(service, '/', { '/': <Page /> })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export CSV' }))
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'No columns' }))
  expect(dialog.getByRole('button', { name: 'Export' }).hasAttribute('disabled')).toBe(true)
  await user.click(dialog.getByRole('checkbox', { name: 'Name' }))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await screen.findByText(`Services.csv: saved ${service.demo.services.length} records`)
  expect(names).toEqual(['Services.csv'])
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines.map((line) => line.replace(/^\ufeff/, '').replaceAll('"', '')).toSorted()).toEqual(
    ['Name', ...service.demo.services.map(({ name }) => name)].toSorted(),
  )
})
