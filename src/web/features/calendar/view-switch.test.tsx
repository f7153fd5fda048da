// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../ui/testing/render.tsx'
import { CalendarViewSwitch } from './view-switch.tsx'

afterEach(cleanup)

const views = () => within(screen.getByRole('group', { name: 'View' }))

test('the views stand in the first paint, and can be pressed in it', async () => {
  const set = vi.fn<() => void>()
  renderAt('/', <CalendarViewSwitch view="week" set={set} narrow={false} />)
  expect(views().getByRole('button', { name: 'Week', pressed: true })).toBeDefined()
  views().getByRole('button', { name: 'Month', pressed: false }).click()
  expect(set).toHaveBeenCalledWith({ view: 'month' }, { replace: false })
})

test('the views are one stop of the Tab key, along which the arrows walk around', async () => {
  const user = userEvent.setup()
  renderAt('/', <CalendarViewSwitch view="week" set={() => undefined} narrow={false} />)
  await user.tab()
  const reached = [document.activeElement?.textContent]
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await user.keyboard(`{${key}}`)
    reached.push(document.activeElement?.textContent)
  }
  expect(reached).toEqual(['Week', 'Month', 'Agenda', 'Day', 'Agenda'])
  await user.tab()
  expect(views().queryByRole('button', { name: document.activeElement?.textContent ?? '-' })).toBeNull()
})
