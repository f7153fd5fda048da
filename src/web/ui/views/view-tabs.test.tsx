// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Toasts } from '../toasts.tsx'
import { renderAt } from '../testing/render.tsx'
import { ViewTabs } from './view-tabs.tsx'

const NAMES = ['typeId', 'sort']
const BUILT_IN = [{ id: 'inactive', name: 'Inactive', query: 'typeId=off' }]

function Page({ storeKey }: { storeKey: string }) {
  return (
    <>
      <ViewTabs storeKey={storeKey} names={NAMES} builtIn={BUILT_IN} />
      <Toasts />
    </>
  )
}

let count = 0
let key = ''
beforeEach(() => (key = `connection list ${++count}`))
afterEach(cleanup)

const open = (address: string) => {
  const user = userEvent.setup()
  renderAt(address, <Page storeKey={key} />)
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Views' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent}${link.getAttribute('aria-current') === 'page' ? ' <' : ''}`)
  const menu = async () => {
    if (screen.queryByRole('dialog', { name: 'Views' })) return
    await user.click(screen.getByRole('button', { name: /^(Views|Save view)$/ }))
    await screen.findByRole('dialog', { name: 'Views' })
  }
  const save = async (name: string) => {
    await menu()
    await user.type(screen.getByLabelText('Save what you see as a new view'), name)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save view' }))
  }
  return { user, tabs, menu, save }
}

test('filters that belong to no view are named, pinned, and found again', async () => {
  const { tabs, save, user } = open('/?typeId=a&page=3&panel=x')
  await waitFor(() => expect(tabs()).toEqual(['Allchanged <', 'Inactive']))
  await save('Visits')
  await waitFor(() => expect(tabs()).toEqual(['All', 'Inactive', 'Visits <']))
  // The page is a place in the list, not a part of the view.
  expect(location.search).toMatch(/^\?typeId=a&saved=\w+$/)
  await user.click(screen.getByRole('link', { name: 'All' }))
  expect(location.search).toBe('')
  await waitFor(() => expect(tabs()).toEqual(['All <', 'Inactive', 'Visits']))
  cleanup()
  const later = open('/?typeId=a')
  await waitFor(() => expect(later.tabs()).toEqual(['All', 'Inactive', 'Visits <']))
})

test('a changed view says so and is saved or left', async () => {
  const { save } = open('/?typeId=a')
  await save('Visits')
  const address = location.search
  cleanup()
  const again = open(`${address.replace('typeId=a', 'typeId=b')}`)
  await waitFor(() => expect(again.tabs()).toEqual(['All', 'Inactive', 'Visitschanged <']))
  await again.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(again.tabs()).toEqual(['All', 'Inactive', 'Visits <']))
  await again.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(again.tabs()).toEqual(['All', 'Inactive', 'Visitschanged <']))
})

test('views are renamed, moved, unpinned and deleted, and a deletion is taken back', async () => {
  const { tabs, save, menu, user } = open('/?typeId=a')
  await save('One')
  await save('Two')
  await menu()
  await user.click(screen.getByRole('button', { name: 'Move “Two” forward' }))
  await waitFor(() => expect(tabs()).toEqual(['All', 'Inactive', 'Two <', 'One']))
  await user.click(screen.getByRole('button', { name: 'Rename “One”' }))
  const field = screen.getByLabelText('New name of “One”')
  await user.clear(field)
  await user.type(field, 'Three{Enter}')
  await waitFor(() => expect(tabs()).toEqual(['All', 'Inactive', 'Two <', 'Three']))
  await user.click(screen.getByRole('button', { name: 'Show “Three” as a tab' }))
  await waitFor(() => expect(tabs()).toEqual(['All', 'Inactive', 'Two <']))
  expect(screen.getByRole('button', { name: 'Three' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete “Two”' }))
  expect(screen.queryByRole('link', { name: 'Two' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('link', { name: 'Two' })).toBeTruthy()
})

test('a list opens with the chosen view, and all is still one press away', async () => {
  const { user, menu } = open('/')
  await menu()
  await user.selectOptions(screen.getByLabelText('This list opens with'), 'Inactive')
  cleanup()
  const { tabs } = open('/')
  expect(location.search).toBe('?typeId=off&saved=inactive')
  await user.click(screen.getByRole('link', { name: 'All' }))
  expect(location.search).toBe('?saved=all')
  await waitFor(() => expect(tabs()).toEqual(['All <', 'Inactive']))
  cleanup()
  open('/?typeId=z')
  expect(location.search).toBe('?typeId=z')
})

test('another list has views of its own', async () => {
  const { save } = open('/?typeId=a')
  await save('Visits')
  cleanup()
  key = `${key} other`
  const later = open('/?typeId=a')
  await waitFor(() => expect(later.tabs()).toEqual(['Allchanged <', 'Inactive']))
})

test('a view is dragged before another one', async () => {
  const { tabs, save, menu } = open('/?typeId=a')
  await save('One')
  await save('Two')
  await save('Three')
  await menu()
  const rowOf = (name: string) => screen.getByRole('button', { name }).closest('li')!
  const carried = new Map<string, string>()
  const dataTransfer = {
    types: [] as string[],
    setData: (type: string, value: string) => {
      carried.set(type, value)
      dataTransfer.types.push(type)
    },
    getData: (type: string) => carried.get(type) ?? '',
  }
  const drag = (kind: 'dragStart' | 'dragOver' | 'drop', target: Element) => {
    const event = createEvent[kind](target)
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
    fireEvent(target, event)
  }
  drag('dragStart', rowOf('Three').querySelector('[draggable]')!)
  drag('dragOver', rowOf('One'))
  drag('drop', rowOf('One'))
  await waitFor(() => expect(tabs()).toEqual(['All', 'Inactive', 'Three <', 'One', 'Two']))
})
