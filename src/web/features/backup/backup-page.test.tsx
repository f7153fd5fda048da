// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import BackupPage from './page.tsx'
import { judgeArchive } from './judge-archive.ts'

const pages = { '/settings/backup': <BackupPage /> }
let saved: { name: string; file: Blob }[]

// What a button loads later is read before the clock of a test runs.
beforeAll(async () => {
  await Promise.all([import('./save-backup.ts'), import('./restore-archive.ts')])
})
beforeEach(() => {
  saved = []
  let blob = new Blob([])
  vi.spyOn(URL, 'createObjectURL').mockImplementation((it) => {
    blob = it as Blob
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: blob })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Records of the demo, and the two that are made below. */
const sumOf = ({ demo }: ServiceInPage) =>
  ['calendars', 'serviceTypes', 'multimedia', 'presets', 'services', 'weeklySchedules', 'rooms', 'appointments'].reduce(
    (sum, name) => sum + demo[name as 'calendars'].length,
    2,
  )
const save = async (service: ServiceInPage) => {
  const user = userEvent.setup()
  const calendarIds = [service.demo.calendars[0]?.id ?? '']
  const [startDate, endDate] = ['2030-01-05T10:00:00Z', '2030-01-05T11:00:00Z']
  // Blocks and what was canceled are in it as well.
  await service.api.appointmentsV1.blockSlot({ body: { startDate, endDate, calendarIds } })
  const { id } = await service.api.appointmentsV2.create({
    body: { startDate: endDate, endDate: '2030-01-05T12:00:00Z', calendarIds },
  })
  await service.api.appointmentsV2.cancel({ params: { id }, body: {} })
  renderPages(service, '/settings/backup', pages)
  await user.click(await screen.findByRole('button', { name: 'Save backup' }))
  await screen.findByText(/^Saved [\d,]+ records\./)
  const [one] = saved
  if (!one) throw new Error('Nothing was saved.')
  return new File([one.file], one.name, { type: 'application/zip' })
}

test('counts before it starts, saves everything as one file, and says when the last one was made', async () => {
  const service = await openService('admin', ['backup', 'closures', 'calendars'])
  renderPages(service, '/settings/backup', pages)
  const counts = await screen.findByLabelText('What the backup holds')
  expect(within(counts).getByText('Team & resources').nextSibling?.textContent).toBe(
    String(service.demo.calendars.length),
  )
  // As the page of it is called.
  expect(within(counts).getByText('Library')).toBeTruthy()
  expect(screen.getByText('No backups yet.')).toBeTruthy()
  cleanup()
  const file = await save(service)
  expect(file.name).toMatch(/^Backup \d{4}-\d\d-\d\d\.zip$/)
  expect(await screen.findByText(/^Last backup: /)).toBeTruthy()
  const verdict = await judgeArchive(file, Date.now)
  // The demo holds to every rule that a restore knows.
  expect(verdict.refusals).toEqual([])
  expect(Object.values(verdict.ready).reduce((sum, it) => sum + it, 0)).toBe(sumOf(service))
  const noted = service.calls.filter(({ method, path }) => method === 'POST' && path === '/x/backup')
  expect(noted.map(({ body }) => body)).toEqual([{ records: sumOf(service), bytes: false }])
})

test('is made of the 49 operations alone where the deployment knows no backups, and nothing is restored there', async () => {
  const service = await openService('staff', [])
  const file = await save(service)
  const verdict = await judgeArchive(file, Date.now)
  expect(Object.values(verdict.ready).reduce((sum, it) => sum + it, 0)).toBe(sumOf(service))
  expect(service.calls.filter(({ path }) => !path.startsWith('/api/'))).toEqual([])
  expect(screen.getByText(/This server restores no backups/)).toBeTruthy()
  expect(screen.queryByLabelText('Backup to restore')).toBeNull()
})

test('a file is looked through before anything is written, and not restored beside other records', async () => {
  const service = await openService('admin', ['backup', 'closures', 'calendars'])
  const file = await save(service)
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText('Backup to restore'), file)
  const counts = await screen.findByLabelText('What would be restored')
  expect(within(counts).getByText('Appointments').nextSibling?.textContent).toBe(
    String(service.demo.appointments.length + 2),
  )
  const button = screen.getByRole('button', { name: 'Restore backup' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(/A backup is only restored into an empty one/).length).toBeGreaterThan(0)
  await user.upload(screen.getByLabelText('Backup to restore'), new File(['no zip'], 'other.zip'))
  expect(await screen.findByText(/This isn’t a Frontdesk backup/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Restore backup' })).toBeNull()
  await waitFor(() => expect(service.calls.some(({ path }) => path === '/x/backup/restore')).toBe(false))
})

test('who may not export sees why', async () => {
  const service = await openService('viewer', ['backup', 'me'])
  renderPages(service, '/settings/backup', pages)
  const button = await screen.findByRole('button', { name: 'Save backup' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
})

test('what is skipped of a damaged backup can be saved as a list', async () => {
  const service = await openService('admin', ['backup', 'closures', 'calendars'])
  const file = await save(service)
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const path = 'data/services.json'
  const services = JSON.parse(strFromU8(entries[path] ?? new Uint8Array())) as Record<string, unknown>[]
  const [first, ...others] = services
  const lines = [{ ...first, duration: 'an hour' }, ...others].map((it) => JSON.stringify(it)).join(',\n')
  const damaged = zipSync({ ...entries, [path]: strToU8(`[\n${lines}\n]\n`) })
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText('Backup to restore'), new File([damaged], 'damaged.zip'))
  await user.click(await screen.findByRole('button', { name: 'Save the list as CSV' }))
  const list = saved.at(-1)
  expect(list?.name).toBe('Skipped records.csv')
  const [head, row] = ((await list?.file.text()) ?? '').split('\r\n')
  expect(head).toBe('\ufeffFile,Record,Reason')
  expect(row).toMatch(/^data\/services\.json,1,.*duration/)
})
