// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from './testing/render.tsx'
import { lazyPart } from './lazy-part.tsx'
import { Opening } from './opening.tsx'
import { singleKeyOf } from './single-keys.ts'

afterEach(cleanup)

const Guest = () => <input aria-label="Guest" />

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
  let come: () => void = () => undefined
  const code = new Promise<{ default: typeof Guest }>((resolve) => {
    come = () => resolve({ default: Guest })
  })
  const Panel = lazyPart(() => code, { takesKeys: true })
  const { unmount } = renderAt('/', <Panel />)
  expect(pressed('q')).toBeUndefined()
  come()
  await screen.findByLabelText('Guest')
  expect(pressed('q')).toBe('q')
  unmount()
  expect(pressed('q')).toBe('q')
})
