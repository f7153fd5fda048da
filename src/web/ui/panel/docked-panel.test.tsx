// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { resizeWindow } from '../testing/resize-window.ts'
import DockedPanel from './docked-panel.tsx'

// In a narrow window a panel lies over the page.
beforeEach(() => resizeWindow(1440))
afterEach(cleanup)

const panel = (
  <DockedPanel open title="Nora Keller" onClose={() => undefined}>
    Checkup
  </DockedPanel>
)
const hasRoom = () => document.documentElement.hasAttribute('data-panel')

test('a panel that was opened by a press is painted before the page makes room for it', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { unmount } = renderAt('/', panel)
  expect(screen.getByRole('dialog', { name: 'Nora Keller' })).toBe(document.activeElement)
  expect(hasRoom()).toBe(false)
  await waitFor(() => expect(hasRoom()).toBe(true))
  unmount()
  expect(hasRoom()).toBe(false)
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

test('a panel that comes with the page has its room from the beginning', () => {
  const { unmount } = renderAt('/', panel)
  expect(hasRoom()).toBe(true)
  unmount()
  expect(hasRoom()).toBe(false)
})

test('a panel that a key opened gives the focus to where the keys stand on the page', () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1
  const first = renderAt('/', panel)
  first.unmount()
  expect(document.activeElement).toBe(main)
  main.innerHTML = '<div data-focus-home="[tabindex]"><button tabindex="0">10:00</button></div>'
  main.blur()
  const second = renderAt('/', panel)
  second.unmount()
  expect(document.activeElement).toBe(main.querySelector('button'))
  main.remove()
})

/** Two panels of which one lies over the other, whichever is there first. */
function Two({ first }: { first: 'over' | 'below' }) {
  const [open, set] = useState({ over: true, below: true })
  // As a browser does between those who hear of one key.
  const close = (which: 'over' | 'below') => () => flushSync(() => set((all) => ({ ...all, [which]: false })))
  const over = (
    <DockedPanel key="over" isOver open={open.over} title="Nora Keller" onClose={close('over')}>
      Known since May
    </DockedPanel>
  )
  const below = (
    <DockedPanel key="below" open={open.below} title="Checkup" onClose={close('below')}>
      Nora Keller
    </DockedPanel>
  )
  return first === 'over' ? [over, below] : [below, over]
}

test.each(['over', 'below'] as const)(
  'Escape closes the panel on top alone, also where the one %s came first',
  (first) => {
    renderAt('/', <Two first={first} />)
    const shown = () => screen.queryAllByRole('dialog').map((it) => it.getAttribute('data-docked'))
    expect(shown()).toHaveLength(2)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toEqual([''])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toEqual([])
  },
)
