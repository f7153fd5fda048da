// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ClosuresPage from './page.tsx'

afterEach(cleanup)

test('what is said of a weekday that is over can still be changed', async () => {
  const service = await openService('admin', ['calendars', 'closures'])
  const today = dateOf(Date.now(), 'Europe/Madrid')
  const rule = { weekdays: [6], weekOfMonth: null, from: addDays(today, -90), until: addDays(today, -30) }
  await service.api.call(contract.closures.create, { body: { reason: 'Meting', kind: 'closed', rule } })
  renderPages(service, '/closures', { '/closures': <ClosuresPage /> })
  const user = userEvent.setup()
  await user.click(await screen.findByText('Meting'))
  const form = await screen.findByRole('dialog', { name: 'Change closure' })
  const reason = within(form).getByRole('textbox', { name: /Reason/ })
  await user.clear(reason)
  await user.type(reason, 'Meeting')
  await user.click(within(form).getByRole('button', { name: 'Continue' }))
  await waitFor(async () =>
    expect((await service.api.call(contract.closures.list)).items).toMatchObject([
      { reason: 'Meeting', rule: { until: rule.until } },
    ]),
  )
}, 90_000)
