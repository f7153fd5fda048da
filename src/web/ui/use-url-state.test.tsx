// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from './testing/render.tsx'
import { list, text } from './url-state.ts'
import { useAhead, useUrlState } from './use-url-state.ts'

afterEach(cleanup)

const SPEC = { open: text(''), start: text(''), people: list() }

/** Renders buttons that change the address; answers what was rendered, in order. */
function pressed(isAhead: boolean) {
  const rendered: { state: object; open: string; people: readonly string[]; address: string; carried: unknown }[] = []
  function View() {
    const [routed, set] = useUrlState(SPEC)
    const ahead = useAhead(SPEC)
    const state = isAhead ? ahead : routed
    const [params, setParams] = useSearchParams()
    const { state: carried } = useLocation()
    rendered.push({ state, open: state.open, people: state.people, address: params.get('open') ?? '', carried })
    return (
      <>
        <button type="button" onClick={() => set({ open: 'one' })}>
          Open
        </button>
        <button type="button" onClick={() => set({ open: 'three' }, { state: 'typed' })}>
          Carry
        </button>
        <button
          type="button"
          onClick={() => {
            set({ open: 'two' })
            set({ start: 'noon' })
          }}
        >
          Twice
        </button>
        <button type="button" onClick={() => setParams({ people: 'a,b', other: '1' })}>
          Other
        </button>
        <output>{`${state.open} ${state.start}`}</output>
      </>
    )
  }
  renderAt('/?people=a,b', <View />)
  return rendered
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a change is rendered before the address is by what reads ahead', () => {
  const prompt = pressed(true)
  press('Open')
  expect(prompt.some(({ open, address }) => open === 'one' && address === '')).toBe(true)
  expect(prompt.at(-1)).toMatchObject({ open: 'one', address: 'one' })
})

test('the state of the page is rendered with the address', () => {
  const rendered = pressed(false)
  press('Open')
  expect(rendered.every(({ open, address }) => open === address)).toBe(true)
  expect(rendered.at(-1)).toMatchObject({ open: 'one', address: 'one' })
})

test('a change that carries something is rendered together with it, however prompt', () => {
  const rendered = pressed(true)
  press('Carry')
  expect(rendered.at(-1)).toMatchObject({ open: 'three', carried: 'typed' })
  expect(rendered.filter(({ open, carried }) => open === 'three' && carried !== 'typed')).toEqual([])
})

test('two changes of one press both stand', () => {
  pressed(true)
  press('Twice')
  expect(screen.getByRole('status').textContent).toBe('two noon')
})

test('the state is the same object while only other parameters change, and an unchanged list the same list', () => {
  const rendered = pressed(true)
  const [first] = rendered
  press('Other')
  expect(rendered.at(-1)?.state).toBe(first?.state)
  press('Open')
  expect(rendered.at(-1)?.state).not.toBe(first?.state)
  expect(rendered.at(-1)?.people).toBe(first?.people)
})

test('what reads ahead follows the address wherever somebody else leads', () => {
  const rendered = pressed(true)
  press('Open')
  press('Other')
  expect(rendered.at(-1)).toMatchObject({ open: '', address: '' })
})
