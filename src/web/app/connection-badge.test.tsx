// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../fields/testing/service-in-page.tsx'
import { ConnectionBadge } from './connection-badge.tsx'

afterEach(cleanup)

test('the place is called as the house is called now, not as it was when somebody signed in', async () => {
  const service = await openService('admin', ['me', 'organization'])
  await service.api.adminOrganization.update({ body: { name: 'Clínica Alba' } })
  renderPages(service, '/', { '/': <ConnectionBadge kind="real" name="Before" /> })
  expect(await screen.findByText('Clínica Alba')).toBeTruthy()
  expect(screen.queryByText('Before')).toBeNull()
})
