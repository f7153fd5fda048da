// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
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
