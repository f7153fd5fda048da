// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { moveTwo, openList as open } from './testing/open-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
const [FIRST, WEEK_LATER] = [3, 10]

test('many are moved although a colleague changes them meanwhile; of one that was moved the run says so, also once more', async () => {
  const { user, demo, api } = await open('/appointments/list?search=Quagga')
  const [calendar] = demo.calendars
  const times = (day: number, clock: number) => {
    const [startDate = '', endDate = ''] = [clock, clock + 1].map((it) =>
      new Date(Date.UTC(2031, 1, day, it)).toISOString(),
    )
    return { startDate, endDate }
  }
  const book = async (clock: number) => {
    const calendarIds = [calendar?.id ?? '']
    const body = { title: 'Quagga', ...times(FIRST, clock), calendarIds, guests: [] }
    return api.appointmentsV2.create({ body })
  }
  const change = ({ id }: { id: string }, body: object) => api.appointmentsV2.update({ params: { id }, body })
  const [noted, moved] = [await book(8), await book(10)]
  const dialog = await moveTwo('Quagga', user)
  await change(noted, { comment: 'Needs an interpreter' })
  await change(moved, times(FIRST, 14))
  await user.click(dialog.getByRole('button', { name: 'Move 2 appointments' }))
  const panel = within(await screen.findByRole('region', { name: 'Move 2 appointments' }, WAIT))
  await panel.findByText('1 done · 1 refused', {}, WAIT)
  const said = 'Someone else changed this meanwhile: Starts, Ends. Open it to see how it stands now.'
  expect(panel.getByText(said)).toBeTruthy()
  const stored = async () => {
    const found = await Promise.all([noted, moved].map(({ id }) => api.appointmentsV2.get({ params: { id } })))
    return found.map(({ startDate, comment }) => [startDate, comment])
  }
  expect(await stored()).toEqual([
    [times(WEEK_LATER, 8).startDate, 'Needs an interpreter'],
    [times(FIRST, 14).startDate, null],
  ])
  await user.click(panel.getByRole('button', { name: 'Retry the 1 refused' }))
  await panel.findByText(said, {}, WAIT)
  await change(moved, times(FIRST, 10))
  await user.click(await panel.findByRole('button', { name: 'Retry the 1 refused' }, WAIT))
  await panel.findByText('2 done', {}, WAIT)
  expect((await stored())[1]).toEqual([times(WEEK_LATER, 10).startDate, null])

  await change(noted, { comment: 'Needs no interpreter' })
  await user.click(panel.getByRole('button', { name: 'Undo 2 changes' }))
  await waitFor(
    async () =>
      expect(await stored()).toEqual([
        [times(FIRST, 8).startDate, 'Needs no interpreter'],
        [times(FIRST, 10).startDate, null],
      ]),
    WAIT,
  )
}, 120_000)
