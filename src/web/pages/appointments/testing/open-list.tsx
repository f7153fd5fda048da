import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { BulkHost } from '../../../fields/bulk/BulkHost.tsx'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import ListPage from '../list.tsx'

const WAIT = { timeout: 40_000 }

/** Opens the list at an address, over a whole service in this process. */
export const openList = async (address: string, ...service: Parameters<typeof openService>) => {
  const opened = await openService(...service)
  renderPages(opened, address, {
    '/appointments/list': (
      <>
        <ListPage />
        <BulkHost />
      </>
    ),
  })
  const lists = (version: 1 | 2) => opened.calls.filter(({ path }) => path === `/api/v${version}/appointments`)
  const asked = async (version: 1 | 2) => {
    await waitFor(() => expect(lists(version)).not.toHaveLength(0), WAIT)
    return Object.fromEntries(new URLSearchParams(lists(version).at(-1)?.query))
  }
  const writes = () => opened.calls.filter(({ method }) => method !== 'GET')
  return { ...opened, lists, asked, writes, user: userEvent.setup() }
}
