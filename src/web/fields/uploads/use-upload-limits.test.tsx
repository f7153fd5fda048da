// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { type UploadLimits, useUploadLimits } from './use-upload-limits.ts'

afterEach(cleanup)

test('the limits stay the same object, by which each row of hundreds knows that it need not be painted again', async () => {
  const found: (UploadLimits | undefined)[] = []
  function Probe() {
    const [, renderAgain] = useReducer((times: number) => times + 1, 0)
    found.push(useUploadLimits())
    return <button onClick={renderAgain}>Again</button>
  }
  renderPages(await openService('admin', ['uploads']), '/here', { '/here': <Probe /> })
  await waitFor(() => expect(found.at(-1)).toBeDefined())
  const [limits, times] = [found.at(-1), found.length]
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(found.length).toBe(times + 1)
  expect(found.at(-1)).toBe(limits)
})
