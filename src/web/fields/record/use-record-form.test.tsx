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
