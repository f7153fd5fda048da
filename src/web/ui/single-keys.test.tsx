// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from './testing/render.tsx'
import { Opening } from './opening.tsx'
import { SidePanel } from './panel/side-panel.tsx'
import { singleKeyOf } from './single-keys.ts'

afterEach(cleanup)

/** What the page makes of a key that is pressed outside of fields. */
const pressed = (key: string): string | undefined => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  document.body.dispatchEvent(event)
  return singleKeyOf(event)
}

test('what is typed while something opens is no shortcut of the page', () => {
  expect(pressed('q')).toBe('q')
  const { unmount } = render(<Opening />)
  expect(pressed('q')).toBeUndefined()
  unmount()
  expect(pressed('q')).toBe('q')
})

test('a panel takes the keys from the moment in which it is asked for', async () => {
  const { unmount } = renderAt(
    '/',
    <SidePanel open docks title="New appointment" onClose={() => undefined}>
      <input aria-label="Guest" />
    </SidePanel>,
  )
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(pressed('q')).toBeUndefined()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  unmount()
  expect(pressed('q')).toBe('q')
})
