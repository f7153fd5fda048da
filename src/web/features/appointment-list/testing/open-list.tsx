import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { BulkHost } from '../../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import ListPage from '../page.tsx'

const WAIT = { timeout: 40_000 }

/** Opens the list at an address, over a whole service in this process. */
export const openList = async (address: string, ...service: Parameters<typeof openService>) => {
  const opened = await openService(...service)
  renderPages(opened, address, {
    '/appointments/list': (
      <>
        <main tabIndex={-1}>
          <ListPage />
        </main>
        <BulkHost />
      </>
    ),
  })
  const lists = (version: 1 | 2) => opened.calls.filter(({ path }) => path === `/api/v${version}/appointments`)
  const queryOf = (call: { query: string } | undefined) => Object.fromEntries(new URLSearchParams(call?.query))
  const asked = async (version: 1 | 2) => {
    await waitFor(() => expect(lists(version)).not.toHaveLength(0), WAIT)
    return queryOf(lists(version).at(-1))
  }
  /** The first call for a page. */
  const askedForPage = async (version: 1 | 2, page: string) => {
    const found = () => lists(version).find(({ query }) => new URLSearchParams(query).get('page') === page)
    await waitFor(() => expect(found()).toBeDefined(), WAIT)
    return queryOf(found())
  }
  const writes = () => opened.calls.filter(({ method }) => method !== 'GET')
  return { ...opened, lists, queryOf, asked, askedForPage, writes, user: userEvent.setup() }
}

/** Looks anew for two appointments of a title, ticks both, and opens the dialog that moves them. */
export const moveTwo = async (title: string, user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), '{Backspace}{Enter}')
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: `Select ${title}` })).toHaveLength(2), WAIT)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: /^More/ }, WAIT))
  await user.click(await screen.findByRole('menuitem', { name: /^Move/ }, WAIT))
  return within(await screen.findByRole('dialog', { name: 'Move 2 appointments' }, WAIT))
}
