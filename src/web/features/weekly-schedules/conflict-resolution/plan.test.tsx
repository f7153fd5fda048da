// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { contract } from '#api/contract/table.ts'
import { dateOf } from '#api/time/zoned.ts'
import { BulkHost } from '../../../fields/bulk/bulk-host.tsx'
import { endBulk } from '../../../fields/bulk/bulk.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import { chooseWay, wayIn, waysIn } from '../../../commands/conflict-resolution/testing/choose-way.ts'
import type { ScheduleBody } from '../schedule-form-values.ts'
import { usePlannedSaves } from './use-planned-saves.ts'

afterEach(() => {
  endBulk()
  cleanup()
})

interface SaverProps {
  schedule: WeeklySchedule
  body: Partial<ScheduleBody>
  ifVersion?: number
  plain: () => Promise<WeeklySchedule>
}

function Saver({ schedule, body, ifVersion, plain }: SaverProps) {
  const planned = usePlannedSaves(schedule)
  const [said, setSaid] = useState('')
  const save = () =>
    planned.update(body, ifVersion, plain).then(
      () => setSaid('saved'),
      (error: Error) => setSaid(error.name),
    )
  return (
    <>
      <button onClick={() => void save()}>Save it</button>
      <p>{said}</p>
      {planned.panel}
      <BulkHost />
    </>
  )
}

/** A schedule of the demo, and a day of it with at least three appointments. */
const open = async (more: { ifVersion?: number; renamedOnly?: boolean } = {}) => {
  const service = await openService()
  const { api, demo, calls } = service
  const found = demo.weeklySchedules.flatMap((schedule) => {
    if (schedule.serviceIds.length > 0) return []
    const days = new Map<string, string[]>()
    for (const it of demo.appointments) {
      const isOpen = it.status === 'confirmed' || it.status === 'pending'
      if (!it.calendarIds.includes(schedule.calendarId) || it.blocked || it.model === 'poll' || !isOpen) continue
      const date = dateOf(Date.parse(it.startDate), schedule.timezone)
      days.set(date, [...(days.get(date) ?? []), it.id])
    }
    return [...days].flatMap(([date, ids]) => (ids.length >= 3 ? [{ schedule, date, ids }] : []))
  })
  const [first] = found
  if (!first) throw new Error('the demo has days with three appointments')
  const { schedule, date } = first
  const configuration = { ...schedule.configuration, outsOfTheOffice: [[date, date] as [string, string]] }
  const body = more.renamedOnly ? { name: 'Renamed' } : { configuration }
  const params = { id: schedule.id }
  const saver = (
    <Saver
      schedule={schedule}
      body={body}
      ifVersion={more.ifVersion ?? schedule.version}
      plain={() => api.call(contract.weeklySchedules.update, { params, body })}
    />
  )
  renderPages(service, '/', { '/': saver })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save it' }))
  const sent = () => calls.filter(({ method }) => method !== 'GET')
  const stored = async () =>
    (await api.call(contract.weeklySchedules.list, { query: { calendarId: schedule.calendarId } })).items.find(
      ({ id }) => id === schedule.id,
    )
  return { ...service, ...first, user, sent, stored }
}

const groups = (dialog: HTMLElement) => within(dialog).findAllByRole('group')

test('what a change strands is listed before anything is written, and going back writes nothing', async () => {
  const { user, sent } = await open()
  const dialog = await screen.findByRole('dialog', { name: /appointments would be outside the hours/ })
  // Where nobody else could take them, nothing is said of others.
  expect(dialog.textContent).toMatch(
    /\d future appointments were checked(\.|; free times were searched on [1-9]\d* other calendars? too\.)/,
  )
  // Some guests have an email address and no phone.
  expect(within(dialog).getByText('Contact')).toBeTruthy()
  // Theirs breaks before a mark in it, where its column is too narrow, and not within a word.
  const [email] = await within(dialog).findAllByText(/@/, { selector: '.phone' })
  expect(email?.querySelector('wbr')?.nextSibling?.textContent).toMatch(/^[@._]/)
  const [first] = await groups(dialog)
  if (!first) throw new Error('rows')
  expect(within(first).getByText('Out of office that day')).toBeTruthy()
  expect(wayIn(first).selectedOptions[0]?.textContent).toMatch(/^Keep/)
  expect(waysIn(first, /^Move to/)).toHaveLength(3)
  await user.click(within(dialog).getByRole('button', { name: 'Back to editing' }))
  expect(await screen.findByText('AbortError')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('schedule first, then what was chosen, and one undo for all of it', async () => {
  const { user, sent, stored, schedule, api } = await open()
  const dialog = await screen.findByRole('dialog', { name: /appointments would be outside the hours/ })
  const [one, two] = await groups(dialog)
  if (!one || !two) throw new Error('rows')
  await chooseWay(user, one, /^Move to/)
  await chooseWay(user, two, /^Cancel/)
  expect(within(dialog).getByRole('status').textContent).toMatch(/1 moved · 1 canceled/)
  await user.click(within(dialog).getByRole('button', { name: /, move 1, cancel 1$/ }))
  expect(await screen.findByText('saved')).toBeTruthy()
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [save, move, cancel] = sent()
  expect(save).toMatchObject({ method: 'PUT', path: `/api/v1/weekly-schedules/${schedule.id}` })
  expect(move).toMatchObject({ method: 'PUT', path: expect.stringMatching(/^\/api\/v2\/appointments\//) })
  expect(move?.body).toHaveProperty('startDate')
  expect(cancel).toMatchObject({ method: 'POST', body: { subStatus: 'staff-request' } })
  const moved = move?.path.split('/').at(-1) ?? ''
  const before = await api.call(contract.appointmentsV2.get, { params: { id: moved } })

  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(sent()).toHaveLength(6))
  await waitFor(async () => expect(await stored()).toMatchObject({ configuration: schedule.configuration }))
  const after = await api.call(contract.appointmentsV2.get, { params: { id: moved } })
  expect(after.startDate).not.toBe(before.startDate)
  // What was done last is taken back first.
  expect(sent()[3]).toMatchObject({ method: 'POST', path: '/api/v2/appointments' })
  expect(sent()[5]).toMatchObject({ method: 'PUT', path: `/api/v1/weekly-schedules/${schedule.id}` })
})

test('all move to their first alternative at once, and every move is taken', async () => {
  const { user, sent, ids } = await open()
  const dialog = await screen.findByRole('dialog', { name: /appointments would be outside the hours/ })
  await groups(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Move all to the first alternative' }))
  await user.click(within(dialog).getByRole('button', { name: /, move \d+$/ }))
  await waitFor(() => expect(sent()).toHaveLength(1 + ids.length), { timeout: 30_000 })
  expect(await screen.findByText(new RegExp(`^${1 + ids.length} done$`))).toBeTruthy()
})

test('where the schedule is refused, no appointment is touched', async () => {
  const { user, sent } = await open({ ifVersion: 99 })
  const dialog = await screen.findByRole('dialog', { name: /appointments would be outside the hours/ })
  const [one] = await groups(dialog)
  if (!one) throw new Error('rows')
  await chooseWay(user, one, /^Cancel/)
  await user.click(within(dialog).getByRole('button', { name: /cancel 1$/ }))
  expect(await screen.findByText('ApiError')).toBeTruthy()
  expect(await screen.findByText(/Not changed, because the schedule wasn’t saved/)).toBeTruthy()
  expect(sent().map(({ path }) => path)).toEqual([expect.stringMatching(/weekly-schedules/)])
})

test('a new name strands nobody: it is saved without a question', async () => {
  const { sent } = await open({ renamedOnly: true })
  expect(await screen.findByText('saved')).toBeTruthy()
  expect(sent()).toHaveLength(1)
})

test('who must be called stands in a list with phone, old and new time, and who was told stays ticked', async () => {
  const { user, demo, ids } = await open()
  const dialog = await screen.findByRole('dialog', { name: /appointments would be outside the hours/ })
  const [one, two] = await groups(dialog)
  if (!one || !two) throw new Error('rows')
  const calls = within(dialog).getByRole('complementary', { name: 'Call list' })
  expect(within(calls).getByText('No one to call: every appointment keeps its time.')).toBeTruthy()
  await chooseWay(user, one, /^Move to/)
  await chooseWay(user, two, /^Cancel/)
  // Before anything is saved it says whom the choices concern, and who was called already.
  expect(within(calls).getByText(/^2 guests to call\./)).toBeTruthy()
  const [, second] = within(calls).getAllByRole('listitem')
  expect(second?.textContent).toMatch(/Canceled/)
  await user.click(within(dialog).getByRole('button', { name: /, move 1, cancel 1$/ }))
  await user.click(await screen.findByRole('button', { name: 'Call list (2)' }))
  const list = await screen.findByRole('dialog', { name: 'Call list' })
  const rows = () => within(list).getAllByRole('row').slice(1)
  expect(rows()).toHaveLength(2)
  const [moved, canceled] = rows()
  const guests = demo.appointments.filter(({ id }) => ids.includes(id)).flatMap((it) => it.guests)
  const phones = guests.map(({ extraFields }) => extraFields?.phone)
  expect(phones).toContain(within(moved!).getByRole('link').textContent)
  expect(moved!.querySelector('del')?.textContent).not.toBe('')
  expect(within(canceled!).getByText('canceled')).toBeTruthy()
  expect(within(list).getByText(/2 to call$/)).toBeTruthy()
  await user.click(within(moved!).getByRole('checkbox', { name: /was told$/ }))
  expect(within(list).getByText(/1 to call$/)).toBeTruthy()
  await user.click(within(list).getAllByRole('button', { name: 'Close' }).at(-1)!)
  await user.click(await screen.findByRole('button', { name: 'Call list (2)' }))
  const again = await screen.findByRole('dialog', { name: 'Call list' })
  expect(
    within(again)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  ).toEqual([true, false])
})
