// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { Sheets } from './sheets.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a printed sheet says whose it is, and whom to call', async () => {
  const service = await openService('admin', ['me', 'organization'])
  await service.api.adminOrganization.update({ body: { name: 'Clínica Alba', phone: '+34 910 555 020' } })
  const [calendar] = service.demo.calendars
  if (!calendar) throw new Error('the demo has calendars')
  const sheet = (
    <Sheets
      calendars={[calendar]}
      dates={['2027-01-11']}
      columns={[]}
      source={{ appointments: [], services: new Map() }}
      schedules={{}}
      free={false}
      dayPages={false}
      now={Date.UTC(2027, 0, 11)}
      mark="M1"
    />
  )
  renderPages(service, '/', { '/': sheet })
  expect(await screen.findByText(/Clínica Alba · \+34 910 555 020 · .*Print mark M1/)).toBeTruthy()
})
