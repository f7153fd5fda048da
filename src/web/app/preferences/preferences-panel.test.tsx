// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { bookedAs } from '../../commands/appointments/form/default-status.ts'
import { ALL_HOSTS, shownHosts } from '../../fields/media/shown-hosts.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { Shell } from '../shell.tsx'
import PreferencesPanel from './preferences-panel.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const panel = (
  <PreferencesPanel
    connection={{ name: 'Clinic', kind: 'mock' }}
    anchor={document.body}
    onClose={() => {}}
    onShortcuts={() => {}}
  />
)

test('how new appointments begin is chosen for each connection of this browser; as the organization has it until then', async () => {
  const service = await openService()
  renderPages(service, '/', { '/': panel })
  const { connectionId } = service.api
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'New appointments' })
  expect([field.value, bookedAs(connectionId)]).toEqual(['', 'confirmed'])
  await userEvent.setup().selectOptions(field, 'Unconfirmed')
  expect(bookedAs(connectionId)).toBe('pending')
  expect(bookedAs('another')).toBe('confirmed')
})

test('whose images are shown is listed, taken back and said of all', async () => {
  shownHosts.set(['a.example', 'b.example'])
  const service = await openService()
  renderPages(service, '/', { '/': panel })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Don’t show images from a.example' }))
  expect(shownHosts.get()).toEqual(['b.example'])
  expect(localStorage.getItem('frontdesk-shown-hosts')).toBe('b.example')
  const choice = screen.getByRole('combobox', { name: 'Images from other sites' })
  expect(document.activeElement).toBe(choice)
  await user.selectOptions(choice, 'Always show')
  expect(shownHosts.get()).toEqual(['b.example', ALL_HOSTS])
  expect(screen.queryByRole('list', { name: 'Sites whose images are shown' })).toBeNull()
  await user.selectOptions(choice, 'Only when you ask for them')
  expect(shownHosts.get()).toEqual(['b.example'])
  shownHosts.set([])
})

test('close when the palette, which opens above them, goes elsewhere, and the new page has the focus', async () => {
  const service = await openService()
  renderPages(service, '/', {
    '*': (
      <Shell connection={{ name: 'Clinic', kind: 'mock' }}>
        <p>Page</p>
      </Shell>
    ),
  })
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'Display and connection' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Display and connection' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'rooms')
  await user.click(await screen.findByRole('option', { name: /^Online rooms/ }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull())
  expect(screen.queryByRole('dialog', { name: 'Display and connection' })).toBeNull()
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
