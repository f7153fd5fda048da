// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SectionLayout } from './section-layout.tsx'

/** Tells the page that what it watches has another size, as a browser does when content arrives. */
let grow: () => void
let came: string[]

beforeEach(() => {
  came = []
  grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    came.push(this.id)
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const sections = ['hours', 'preview'].map((id) => ({ id, label: id, content: <input aria-label={`${id} field`} /> }))
  return render(
    <I18nProvider i18n={i18n}>
      <SectionLayout sections={sections} wrong={new Set()} />
    </I18nProvider>,
  )
}

test('a section that was asked for stays in place while content arrives, until the reader does something else', () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: 'preview' }))
  expect(came).toEqual(['preview'])
  grow()
  expect(came).toEqual(['preview', 'preview'])
  fireEvent.wheel(document.body)
  grow()
  expect(came).toHaveLength(2)
})

test('a section that was asked for later takes the place of the first, and nothing is watched on a page that is left', () => {
  const { unmount } = show()
  fireEvent.click(screen.getByRole('link', { name: 'preview' }))
  fireEvent.click(screen.getByRole('link', { name: 'hours' }))
  grow()
  expect(came).toEqual(['preview', 'hours', 'hours'])
  unmount()
  grow()
  expect(came).toHaveLength(3)
})
