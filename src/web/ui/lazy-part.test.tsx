// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart, lazySection } from './lazy-part.tsx'
import { renderAt } from './testing/render.tsx'
import { currentToasts, hideToast } from './toast.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) hideToast(id)
})

interface DetailsProps {
  close: () => void
}

/** A page with something typed, and a part whose code is missing until the line is back. */
async function open(missing: Parameters<typeof lazyPart<DetailsProps>>[1]) {
  const line = { isBack: false, asked: 0 }
  const Details = lazyPart<DetailsProps>(async () => {
    line.asked += 1
    if (!line.isBack) throw new TypeError('Failed to fetch dynamically imported module: /assets/details.js')
    return { default: () => <p>All of it</p> }
  }, missing)
  function Page() {
    const [isOpen, show] = useState(false)
    return (
      <>
        <input aria-label="Name" />
        <button onClick={() => show(true)}>Details</button>
        {isOpen && <Details close={() => show(false)} />}
        <Toasts />
      </>
    )
  }
  renderAt('/', <Page />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Home visit')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Details')
  return { line, press }
}
const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value
const MISSING = 'Couldn’t load this. Check your connection and try again.'

test('what is typed stays where the code of a part is missing, and its button asks for it anew', async () => {
  const { line, press } = await open({ leave: ({ close }) => close() })
  expect(await screen.findByText(MISSING)).toBeTruthy()
  expect(typed()).toBe('Home visit')
  line.isBack = true
  await press('Details')
  expect(await screen.findByText('All of it')).toBeTruthy()
  expect(typed()).toBe('Home visit')
})

test('what nobody asked for by a press can be asked for again in its message', async () => {
  const { line, press } = await open({})
  await screen.findByText(MISSING)
  await press('Try again')
  expect(await screen.findByText(MISSING)).toBeTruthy()
  expect(line.asked).toBe(2)
  line.isBack = true
  await press('Try again')
  expect(await screen.findByText('All of it')).toBeTruthy()
  expect(typed()).toBe('Home visit')
})

test('words that only add to a page are missed in silence', async () => {
  const { line } = await open({ isQuiet: true })
  await waitFor(() => expect(line.asked).toBe(1))
  await act(async () => undefined)
  expect(currentToasts()).toEqual([])
  expect(typed()).toBe('Home visit')
})

/** A form with something typed, a section of it and a dialog over it, the code of which is missing until the line is back. */
async function openForm() {
  const line = { isBack: false }
  const missing = async (text: string) => {
    if (!line.isBack) throw new TypeError('Failed to fetch dynamically imported module: /assets/rules.js')
    return { default: () => <p>{text}</p> }
  }
  const Rules = lazySection<object>(() => missing('All rules'))
  const Dialog = lazySection<{ onClose: () => void }>(() => missing('A question'))
  function Form() {
    const [isAsked, ask] = useState(false)
    return (
      <Suspense fallback="Loading">
        <input aria-label="Name" />
        <Suspense fallback="Loading the rules">
          <Rules />
        </Suspense>
        <button onClick={() => ask(true)}>Ask</button>
        {isAsked && <Dialog onClose={() => ask(false)} />}
        <Toasts />
      </Suspense>
    )
  }
  renderAt('/', <Form />)
  const user = userEvent.setup()
  await screen.findByText(MISSING)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Home visit')
  return { line, user }
}

test('a section whose code is missing says so in its place, and can be asked for again there', async () => {
  const { line, user } = await openForm()
  expect(currentToasts()).toEqual([])
  line.isBack = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All rules')).toBeTruthy()
  expect(typed()).toBe('Home visit')
})

test('a dialog whose code is missing says so and closes, and its button asks for it anew', async () => {
  const { line, user } = await openForm()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await waitFor(() => expect(currentToasts()).toHaveLength(1))
  expect(typed()).toBe('Home visit')
  line.isBack = true
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('A question')).toBeTruthy()
  expect(typed()).toBe('Home visit')
})
