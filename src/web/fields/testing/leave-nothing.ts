import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { pageComes, pageWaits } from '../../client/first-read.ts'
import { currentQuestion } from '../../ui/confirm.ts'
import { currentToasts, hideToast } from '../../ui/toast.ts'
import { endBulk } from '../bulk/bulk.ts'

const forget = (): void => {
  currentQuestion()?.answer('cancel')
  endBulk()
  for (const { id } of currentToasts()) hideToast(id)
}

// Test files share their modules: what one leaves on screen, also a moment after its end, would stand in the next one's page.
beforeEach(() => {
  pageWaits.set(false)
  pageComes.set(false)
  forget()
})
afterEach(forget)
afterAll(async () => {
  // Code that is still loading when its file ends fails to load, and `lazy` would remember that in every file after it.
  await vi.dynamicImportSettled()
  // Whoever still waits for the quiet after the first rows would look for a page that is gone with the last file.
  pageComes.set(true)
  localStorage.clear()
  sessionStorage.clear()
})
