// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chooseAction } from '../../commands/appointments/records/testing/panel-menus.ts'
import { guestName } from '../../fields/guest-name.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ListPage from '../appointment-list/page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

test.each([
  ['Book again', ''],
  ['Duplicate', 'Bring the MRI'],
])(
  '%s opens the form with what the appointment has, and no time',
  async (action, comment) => {
    const service = await openService()
    const found = service.demo.appointments.find(
      (it) => it.status === 'confirmed' && !it.blocked && it.model === 'fixed' && it.guests.length === 1,
    )
    const [guest] = found?.guests ?? []
    if (!found || !guest) throw new Error('the demo has confirmed appointments')
    await service.api.appointmentsV2.update({ params: { id: found.id }, body: { comment: 'Bring the MRI' } })
    renderPages(service, `/appointments/list?open=${found.id}`, { '/appointments/list': <ListPage /> })
    const user = userEvent.setup()
    await screen.findByRole('dialog', { name: guestName(guest) }, WAIT)
    await chooseAction(user, document.body, action)
    const form = within(await screen.findByRole('dialog', { name: 'New appointment' }, WAIT))
    expect(form.getByRole('group', { name: `Guest ${guestName(guest)}` })).toBeTruthy()
    expect(form.getByLabelText<HTMLSelectElement>('Service').value).toBe(found.serviceId)
    expect(form.getByLabelText<HTMLSelectElement>('With').value).toBe(
      found.calendarIds.find((id) => id !== found.resourceId),
    )
    expect(form.getByLabelText<HTMLInputElement>('Internal notes').value).toBe(comment)
    expect(form.getByLabelText<HTMLInputElement>(/^Date and time/).value).toBe('')
  },
  120_000,
)
