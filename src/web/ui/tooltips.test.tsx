// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Button } from './button.tsx'
import './overlay/tooltip.tsx'
import { renderAt } from './testing/render.tsx'
import { Tooltips } from './tooltips.tsx'

beforeEach(() => {
  renderAt(
    '/',
    <>
      <Button icon="close" iconOnly>
        Close
      </Button>
      <Button>Save</Button>
      <Tooltips />
    </>,
  )
})
afterEach(cleanup)

const over = (name: string) => fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' })

test('a button that shows its icon alone says its name to whoever rests on it, until it is pressed or left', async () => {
  over('Close')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Close')
  over('Save')
  expect(screen.queryByRole('tooltip')).toBeNull()

  over('Close')
  await screen.findByRole('tooltip')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('it stays while the pointer is on its words, and Escape takes it away', async () => {
  over('Close')
  fireEvent.pointerOver(await screen.findByRole('tooltip'), { pointerType: 'mouse' })
  expect(screen.queryByRole('tooltip')).not.toBeNull()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('the focus of the keyboard shows it too', async () => {
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  expect((await screen.findByRole('tooltip')).textContent).toBe('Close')
})
