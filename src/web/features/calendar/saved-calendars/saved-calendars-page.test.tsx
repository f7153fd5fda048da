// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ApiProvider } from '../../../client/api-context.ts'
import type { Api } from '../../../client/create-api.ts'
import { broken, connect } from '../../../client/testing/deployment.ts'
import { renderAt } from '../../../ui/testing/render.tsx'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { calendar } from '../../../commands/appointments/testing/clinic.ts'
import { calendarView } from '../../../commands/appointments/view/view-state.ts'
import { CalendarChooser } from '../calendar-chooser.tsx'
import { OpensWith, useColumnChoice, useHeadActions } from './use-column-choice.tsx'

// The panels are loaded when they are asked for, which takes its time beside other tests.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const all = [calendar('Ana'), calendar('Ben'), calendar('Eva'), calendar('Room', 'asset')]

/** The chooser and the headings as the page puts them together, with the names of the columns. */
function Day() {
  const [view, set] = useUrlState(calendarView)
  const choice = useColumnChoice(all, view)
  const actions = useHeadActions(view, choice, set)
  const zone = { date: '2026-03-02', zone: 'UTC' }
  return (
    <>
      <CalendarChooser all={all} choice={choice} onChange={(next) => set(next)} />
      <div className="fd-head">
        {choice.calendars.map((id) => (
          <div key={id} data-testid="column">
            {actions?.({ ...zone, id, resourceId: id, label: id }, true)}
          </div>
        ))}
      </div>
      <OpensWith view={view} set={set} />
    </>
  )
}

const open = async (address: string, connected?: Api) => {
  const api = connected ?? (await connect(broken)).api
  renderAt(
    address,
    <ApiProvider value={api}>
      <Day />
    </ApiProvider>,
  )
  return { api, user: userEvent.setup() }
}
const columns = () => screen.getAllByTestId('column').map((it) => it.textContent?.replace('Column of ', ''))

test('columns are chosen, ordered by keys and kept as the set that the calendar opens with', async () => {
  const { api, user } = await open('/appointments')
  await waitFor(() => expect(columns()).toEqual(['Ana', 'Ben', 'Eva']))
  await user.click(screen.getByRole('button', { name: '3 people' }))
  const panel = await screen.findByRole('dialog', { name: 'Columns of the day' })
  await user.type(within(panel).getByRole('searchbox'), 'room')
  expect(
    within(panel)
      .getAllByRole('group')
      .map((it) => it.getAttribute('aria-label')),
  ).toEqual(['Resources'])
  await user.click(within(panel).getByRole('checkbox', { name: 'Room' }))
  await waitFor(() => expect(columns()).toEqual(['Ana', 'Ben', 'Eva', 'Room']))

  within(panel).getByRole('button', { name: 'Hide Room' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  await waitFor(() => expect(columns()).toEqual(['Ana', 'Room', 'Ben', 'Eva']))
  expect(within(panel).getByRole('status').textContent).toBe('Room is now column 2 of 4')
  await user.click(within(panel).getByRole('button', { name: 'Pin Eva' }))
  await waitFor(() => expect(columns()).toEqual(['Eva', 'Ana', 'Room', 'Ben']))
  await user.type(within(panel).getByLabelText('Name of the set'), 'Mornings{Enter}')
  await user.click(within(panel).getByRole('button', { name: 'Open the calendar with “Mornings”' }))
  const shared = location.search
  cleanup()

  // Another day, a bare address: the set is shown, and stands in the address to be shared.
  await open('/appointments', api)
  await waitFor(() => expect(location.search).toBe(shared))
  await waitFor(() => expect(columns()).toEqual(['Eva', 'Ana', 'Room', 'Ben']))
  expect(screen.getByRole('button', { name: 'Mornings · 4' })).toBeTruthy()
  cleanup()

  // Whoever is sent an address sees what it says.
  await open('/appointments?calendars=Ben,Ana', api)
  await waitFor(() => expect(columns()).toEqual(['Ben', 'Ana']))
}, 60_000)

test('a heading’s menu moves, pins, hides and singles out its column, and says why it cannot', async () => {
  const { user } = await open('/appointments?calendars=Ben,Ana,Eva')
  const act = async (column: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Column of ${column}` }))
    const menu = await screen.findByRole('menu', { name: `Column of ${column}` })
    const item = within(menu).getByRole('menuitem', { name: new RegExp(`^${action}`) })
    await user.click(item)
    return item
  }
  expect((await act('Ben', 'Move left')).textContent).toContain('Already at that end.')
  await user.keyboard('{Escape}')
  await act('Ben', 'Move right')
  await waitFor(() => expect(columns()).toEqual(['Ana', 'Ben', 'Eva']))
  await act('Eva', 'Pin')
  await waitFor(() => expect(columns()).toEqual(['Eva', 'Ana', 'Ben']))
  await act('Ana', 'Hide')
  await waitFor(() => expect(columns()).toEqual(['Eva', 'Ben']))
  // The column took its button with it: the focus is at the next one.
  expect(document.activeElement?.textContent).toBe('Column of Ben')
  await act('Ben', 'Only this one')
  await waitFor(() => expect(columns()).toEqual(['Ben']))
  expect((await act('Ben', 'Hide')).textContent).toContain('The only column.')
  await user.keyboard('{Escape}')
  await act('Ben', 'Week')
  expect(location.search).toContain('view=week')
  expect(location.search).toContain('calendar=Ben')
}, 60_000)
