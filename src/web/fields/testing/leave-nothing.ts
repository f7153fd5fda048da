import { afterAll, afterEach } from 'vitest'
import { currentToasts, hideToast } from '../../ui/toast.ts'
import { endBulk } from '../bulk/bulk.ts'

// Test files share their modules: what one leaves on screen would stand in the next one's page.
afterEach(() => {
  endBulk()
  for (const { id } of currentToasts()) hideToast(id)
})
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
