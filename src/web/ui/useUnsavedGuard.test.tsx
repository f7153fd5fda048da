// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ConfirmHost } from './ConfirmDialog.tsx'
import { renderAt } from './testing/render.tsx'
import { useUnsavedGuard, type UnsavedWork } from './useUnsavedGuard.ts'

function Form(work: UnsavedWork) {
  useUnsavedGuard(work)
  return (
    <>
      <Link to="/services">Services</Link>
      <ConfirmHost />
    </>
  )
}

const follow = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Services' }))
  return user
}

afterEach(cleanup)

test('without unsaved input nobody asks', async () => {
  renderAt('/services/new', <Form dirty={false} />)
  await follow()
  expect(location.pathname).toBe('/services')
})

test('staying keeps the address', async () => {
  renderAt('/services/new', <Form dirty />)
  const user = await follow()
  await user.click(screen.getByRole('button', { name: 'Stay', hidden: true }))
  expect(screen.queryByText('Leave without saving?')).toBeNull()
  expect(location.pathname).toBe('/services/new')
})

test('discarding goes on', async () => {
  renderAt('/services/new', <Form dirty />)
  const user = await follow()
  await user.click(screen.getByRole('button', { name: 'Discard', hidden: true }))
  await waitFor(() => expect(location.pathname).toBe('/services'))
})

test('a refused save stays, a save that works goes on', async () => {
  const answers = [false, true]
  renderAt('/services/new', <Form dirty save={() => Promise.resolve(answers.shift() ?? true)} />)
  const user = await follow()
  await user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(location.pathname).toBe('/services/new')
  await follow()
  await user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(location.pathname).toBe('/services'))
})
