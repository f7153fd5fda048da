// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../ui/testing/render.tsx'
import { resizeWindow } from '../ui/testing/resize-window.ts'
import { SideFold } from './side-fold.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('until the reader chooses, the side column follows the width of the window, also of one that was opened narrow', async () => {
  const isFolded = () => document.documentElement.dataset['side'] === 'folded'
  resizeWindow(390)
  renderAt('/', <SideFold />)
  expect(isFolded()).toBe(true)
  act(() => resizeWindow(1440))
  expect(isFolded()).toBe(false)
  expect(screen.getByRole('button', { name: 'Show icons only' })).toBeTruthy()
  act(() => resizeWindow(1024))
  expect(isFolded()).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: 'Show the names of pages' }))
  act(() => resizeWindow(1440))
  act(() => resizeWindow(1024))
  expect(isFolded()).toBe(false)
})
