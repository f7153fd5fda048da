// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { bookedAs } from '../../commands/appointments/form/default-status.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import PreferencesPanel from './preferences-panel.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('how new appointments begin is chosen for each connection of this browser; as the organization has it until then', async () => {
  const service = await openService()
  const panel = (
    <PreferencesPanel
      connection={{ name: 'Clinic', kind: 'mock' }}
      anchor={document.body}
      onClose={() => {}}
      onShortcuts={() => {}}
    />
  )
  renderPages(service, '/', { '/': panel })
  const { connectionId } = service.api
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'New appointments' })
  expect([field.value, bookedAs(connectionId)]).toEqual(['', 'confirmed'])
  await userEvent.setup().selectOptions(field, 'Unconfirmed')
  expect(bookedAs(connectionId)).toBe('pending')
  expect(bookedAs('another')).toBe('confirmed')
})
