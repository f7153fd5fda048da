import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import ServicePage from '../edit-page.tsx'

/** Before and after each test of the page of a service. */
export const aroundServicePage = (): void => {
  // What the page loads later is read before the clock of a test runs.
  beforeAll(async () => {
    await import('../in-use-panel.tsx')
  })
  beforeEach(() => sessionStorage.clear())
  afterEach(cleanup)
}

/** Opens the page of the first service, or another at an address. */
export const openServicePage = async (address: (id: string) => string) => {
  const service = await openService()
  const [first] = service.demo.services
  if (!first) throw new Error('the demo has services')
  renderPages(service, address(first.id), { '/services/new': <ServicePage />, '/services/:id': <ServicePage /> })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, first, sent, user: userEvent.setup() }
}

/** The field of its duration. */
export const durationField = () => screen.findByLabelText<HTMLInputElement>(/^Duration/)
