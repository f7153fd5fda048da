// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { DropArea } from './drop-area.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadHost } from './upload-host.tsx'

afterEach(cleanup)

const glb = (name: string, more: string) => new File(['glTF\u0002', '\u0000'.repeat(13), more], name)

/** Chooses two files of 20 bytes each, where so many may come. */
const chooseTwo = async (quota: number, extensions: readonly string[]) => {
  const service = await openService('admin', ['uploads', ...extensions])
  await service.api.adminOrganization.update({ body: { files: { quota } } })
  const page = (
    <>
      <DropArea>
        <UploadButton />
      </DropArea>
      <UploadHost />
    </>
  )
  renderPages(service, '/here', { '/here': page })
  await screen.findByRole('button', { name: 'Upload files' })
  const input = document.querySelector('input[data-chooses="files"]')
  if (!input) throw new Error('there is a way to choose files')
  fireEvent.change(input, { target: { files: [glb('one.glb', '11'), glb('two.glb', '22')] } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload 2 files' }))
  const send = () => dialog.findByRole<HTMLButtonElement>('button', { name: /^Upload \d/ })
  await waitFor(async () => expect((await send()).getAttribute('aria-busy')).toBeNull())
  return { dialog, send, user: userEvent.setup() }
}

test('files that are too much together are told before a byte is sent, and fewer may go', async () => {
  const { dialog, send, user } = await chooseTwo(30, ['storage'])
  expect(await dialog.findByText(/^Needs 40 bytes, but only 30 bytes of 30 bytes are free/)).toBeTruthy()
  expect((await send()).disabled).toBe(true)
  await user.click(dialog.getByRole('checkbox', { name: 'Upload two' }))
  await waitFor(() => expect(dialog.queryByText(/^Needs/)).toBeNull())
  expect((await send()).disabled).toBe(false)
})

test('a deployment that does not tell how much room there is decides when they come', async () => {
  const { dialog, send } = await chooseTwo(30, [])
  expect((await send()).disabled).toBe(false)
  expect(dialog.queryByText(/^Needs/)).toBeNull()
})
