import * as React from 'react'
import { configure } from '@testing-library/react'

configure({
  // A test shares its processor with others: what is waited for comes, but not at once.
  asyncUtilTimeout: 50_000,
  // Every look before the awaited is there would write the whole page down.
  getElementError: (message) => new Error(`${message ?? 'Not found'}\n${seen()}`),
})

/** What a failed test wants to know first; the whole page is written with FRONTDESK_TEST_PAGE=1. */
function seen(): string {
  return process.env['FRONTDESK_TEST_PAGE'] ? document.body.outerHTML : '(FRONTDESK_TEST_PAGE=1 shows the page.)'
}

// No style sheet is asked, which took a third of each test.
window.getComputedStyle = (element) => (element as HTMLElement).style

// As in a browser. Here an element's text would be the whole of it, written down: popups ask it of all that they stand beside,
// only to see that it is no window.
Element.prototype.toString = function () {
  return `[object ${this.constructor.name}]`
}

// React remembers where each of its first ten thousand elements a second was made, for warnings that no test reads: a quarter
// of each test's time. Told that there were enough of them, it stops.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
