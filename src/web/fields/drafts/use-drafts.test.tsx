// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiProvider } from '../../client/api-context.ts'
import type { Api } from '../../client/create-api.ts'
import { openService } from '../testing/service-in-page.tsx'
import { DraftPlaceContext } from './draft-place.ts'
import { useDrafts } from './use-drafts.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
})

let renders = 0

function Form() {
  const form = useForm({ defaultValues: { name: '' } })
  useDrafts(form, '/services/new')
  useEffect(() => void (renders += 1))
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <button onClick={() => form.reset()}>Discard</button>
    </>
  )
}

const inTab = () => JSON.stringify(sessionStorage)

/** A form whose draft would go into a database that is asked and does not answer. */
const show = (api: Api) => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <ApiProvider value={api}>
      <DraftPlaceContext value="device">
        <Form />
      </DraftPlaceContext>
    </ApiProvider>,
  )
}
const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Home visit' } })

/** That form with a name typed. */
const showTyped = (api: Api) => {
  show(api)
  type()
  // After the pause the draft is on its way.
  vi.advanceTimersByTime(1000)
}

test('what the database has not taken yet when the page goes is kept in the tab', async () => {
  const { api } = await openService()
  showTyped(api)
  expect(inTab()).not.toContain('Home visit')
  dispatchEvent(new Event('pagehide'))
  expect(inTab()).toContain('Home visit')
})

test('a letter is kept without the form being rendered for it', async () => {
  const { api } = await openService()
  show(api)
  const before = renders
  type()
  expect(renders).toBe(before)
})

test('what was discarded before the database had taken it is not kept again as the page goes', async () => {
  const { api } = await openService()
  showTyped(api)
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  cleanup()
  expect(inTab()).not.toContain('frontdesk-draft')
})
