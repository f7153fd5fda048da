// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { connect, json } from '../../../../client/testing/deployment.ts'
import { openService, renderPages } from '../../../../fields/testing/service-in-page.tsx'
import { NoStage } from './no-stage.tsx'

afterEach(cleanup)

const medium = {
  name: 'Front',
  url: null,
  format: 'image/png',
  type: 'image' as const,
  altText: null,
  status: 'need_action' as const,
  app: null,
}
const page = { '/': <NoStage medium={medium} /> }

test('an upload is only spoken of where the deployment takes uploads', async () => {
  const elsewhere = await connect(() => json([]))
  renderPages({ ...elsewhere, demo: undefined as never, calls: [] }, '/', page)
  expect(await screen.findByText(/^Enter a URL\./)).toBeTruthy()
  cleanup()
  renderPages(await openService('admin', ['uploads']), '/', page)
  expect(await screen.findByText(/^Upload a file or enter a URL\./)).toBeTruthy()
})
