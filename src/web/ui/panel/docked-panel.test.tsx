// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import DockedPanel from './docked-panel.tsx'

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
