// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServiceType, updateServiceType } from '#api/contract/service-types.ts'
import { FormErrors } from '../../ui/form/form-errors.tsx'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { useRecordForm } from './use-record-form.ts'

let shown = 0
beforeEach(() => {
  shown = 0
  Element.prototype.scrollIntoView = () => {
    shown += 1
  }
})
afterEach(cleanup)

test('a form whose judge cannot be loaded says that nothing is saved, and saves once the line is back', async () => {
  const line = { isBack: false }
  const sent: unknown[] = []
  function Page() {
    const { form, messages, submit } = useRecordForm<{ version?: number }, { name: string }, { name: string }>({
      record: undefined,
      read: () => ({ name: '' }),
      write: (values) => values,
      schemas: async () => {
        if (!line.isBack) throw new TypeError('Failed to fetch dynamically imported module: /assets/service-types.js')
        return { create: createServiceType, update: updateServiceType }
      },
      create: async (body) => {
        sent.push(body)
        return { version: 1 }
      },
      update: async () => ({ version: 2 }),
      nameOf: () => 'Home visit',
    })
    return (
      <>
        <input aria-label="Name" {...form.register('name')} />
        <button aria-disabled={form.formState.isSubmitting} onClick={() => void submit()}>
          Save
        </button>
        <FormErrors messages={messages} />
      </>
    )
  }
  renderPages(await openService(), '/', { '/': <Page /> })
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Home visit')
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(await screen.findByText(/^Not saved: the connection was lost/)).toBeTruthy()
  expect([save.getAttribute('aria-disabled'), sent, shown]).toEqual(['false', [], 1])
  // Who has scrolled down since and presses again sees it again.
  await user.click(save)
  await expect.poll(() => shown).toBe(2)
  line.isBack = true
  await user.click(save)
  await expect.poll(() => sent).toEqual([{ name: 'Home visit' }])
  expect(screen.queryByText(/^Not saved/)).toBeNull()
})

test('a record that was renamed is called by its new name before it has been read again', async () => {
  interface Kind {
    version: number
    name: string
  }
  const record: Kind = { version: 1, name: 'Home visit' }
  function Page() {
    const { form, name, submit } = useRecordForm<Kind, { name: string }, { name: string }>({
      record,
      read: (kind) => ({ name: kind?.name ?? '' }),
      write: (values) => values,
      schemas: async () => ({ create: createServiceType, update: updateServiceType }),
      update: async (changes) => ({ ...record, ...changes, version: 2 }),
      nameOf: (kind) => kind.name,
    })
    return (
      <>
        <h1>{name}</h1>
        <input aria-label="Name" {...form.register('name')} />
        <button onClick={() => void submit()}>Save</button>
      </>
    )
  }
  renderPages(await openService(), '/', { '/': <Page /> })
  const user = userEvent.setup()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home visit')
  const field = screen.getByRole('textbox', { name: 'Name' })
  await user.clear(field)
  await user.type(field, 'House call')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'House call' })).toBeTruthy()
})
