// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { endBulk } from '../../fields/bulk/bulk.ts'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import PeoplePage from './people-page.tsx'

afterEach(() => {
  cleanup()
  endBulk()
})

test('a pasted list becomes calendars with the hours and services of one who is there, and goes again whole', async () => {
  const service = await openService('admin', ['calendars', 'me'])
  const user = userEvent.setup()
  const page = (
    <>
      <PeoplePage />
      <BulkHost />
    </>
  )
  renderPages(service, '/setup/people', { '/setup/people': page, '/calendars': <BulkHost /> })
  const { api } = service
  const before = await api.call(contract.calendars.list, { query: { limit: 100 } })
  const [like] = before.items
  if (!like) throw new Error('the demo has calendars')
  await user.click(await screen.findByLabelText(/^Names/))
  await user.paste(`Ana New, ana@example.org\n${like.name}\nBo New`)
  const listed = screen.getByRole('table', { name: 'Who is added' })
  expect(within(listed).getByRole('row', { name: /Already there/ }).textContent).toContain(like.name)
  await user.selectOptions(screen.getByLabelText('Hours and services like'), like.name)
  await user.click(screen.getByRole('button', { name: 'Add 2 people' }))

  const made = async () => {
    const { items } = await api.call(contract.calendars.list, { query: { limit: 100 } })
    return items.filter(({ name }) => name.endsWith(' New'))
  }
  const hoursOf = async (calendarId: string) =>
    (await api.call(contract.weeklySchedules.list, { query: { calendarId } })).items.map((it) => it.configuration)
  const servicesOf = async (calendarId: string) =>
    (await api.call(contract.services.list, { query: { calendarId } })).items.map(({ name }) => name)
  await waitFor(async () => expect(await made()).toHaveLength(2), { timeout: 20_000 })
  const [ana] = await made()
  expect(ana).toMatchObject({ email: 'ana@example.org', timezone: like.timezone })
  await waitFor(async () => expect(await servicesOf(ana?.id ?? '')).toEqual(await servicesOf(like.id)), {
    timeout: 20_000,
  })
  expect(await hoursOf(ana?.id ?? '')).toEqual(await hoursOf(like.id))

  const panel = await screen.findByRole('region', { name: 'Add 2 people' })
  await user.click(await within(panel).findByRole('button', { name: /^Undo \d+ changes?$/ }, { timeout: 20_000 }))
  await waitFor(async () => expect(await made()).toEqual([]), { timeout: 20_000 })
})
