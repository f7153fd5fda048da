// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import { openService, renderPages } from '../testing/service-in-page.tsx'
import { MediaListF } from './media-list-f.tsx'
import { MediaUrlF } from './media-url-f.tsx'

afterEach(cleanup)

const HINT = 'A file can also be dropped or pasted here.'

function Form({ isLocked }: { isLocked: boolean }) {
  const { control } = useForm({ defaultValues: { assets: [] as string[], image: '' } })
  return (
    <fieldset disabled={isLocked}>
      <h1>Room</h1>
      <MediaListF control={control} name="assets" label="Media" />
      <MediaUrlF control={control} name="image" label="Image" />
    </fieldset>
  )
}

const open = async ({ extensions = ['uploads'], isLocked = false, role = 'admin' as Role } = {}) => {
  renderPages(await openService(role, extensions), '/form', { '/form': <Form isLocked={isLocked} /> })
  await screen.findByRole('textbox', { name: /^Image/ })
}
const address = () => screen.getByRole('textbox', { name: /^Image/ })
const glb = (name: string) => new File(['glTF\u0002', name], name)
const holding = (files: readonly File[], types = ['Files']) => ({ types, files, items: [] })
const drop = (place: Element, files: readonly File[]) => {
  fireEvent.dragOver(place, { dataTransfer: holding(files) })
  fireEvent.drop(place, { dataTransfer: holding(files) })
}
const paste = (place: Element, files: readonly File[], types = ['Files']) => {
  const event = createEvent.paste(place, { clipboardData: holding(files, types) })
  fireEvent(place, event)
  return event.defaultPrevented
}
const filesIn = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  return dialog.getAllByRole('checkbox', { name: /^Upload / }).length
}

test('files that are dropped on the list are looked at, all of them', async () => {
  await open()
  await screen.findByText('Files can also be dropped or pasted here.')
  const choose = screen.getAllByRole('button', { name: 'Choose from library' })[0] as Element
  drop(choose, [glb('a.glb'), glb('b.glb')])
  expect(await filesIn('Upload 2 files')).toBe(2)
})

test('of several on the picture the first is taken, and it shows where they would go', async () => {
  await open()
  const place = (await screen.findByText(HINT)).parentElement?.parentElement as HTMLElement
  const isOver = () => place.querySelector('[data-over="true"]') !== null
  fireEvent.dragOver(address(), { dataTransfer: holding([glb('a.glb')]) })
  expect(isOver()).toBe(true)
  fireEvent.dragLeave(place, { relatedTarget: document.body })
  expect(isOver()).toBe(false)
  drop(address(), [glb('a.glb'), glb('b.glb')])
  await screen.findByRole('dialog', { name: 'Upload 1 file' })
})

test('a picture is pasted where the keys stand, and text into the address', async () => {
  await open()
  await screen.findByText(HINT)
  expect(paste(address(), [glb('a.glb')], ['Files', 'text/plain'])).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(paste(address(), [glb('a.glb')])).toBe(true)
  await screen.findByRole('dialog', { name: 'Upload 1 file' })
})

test('files beside the fields never take the page away', async () => {
  await open()
  await screen.findByText(HINT)
  const heading = screen.getByRole('heading', { name: 'Room' })
  const over = createEvent.dragOver(heading, { dataTransfer: holding([glb('a.glb')]) })
  fireEvent(heading, over)
  const dropped = createEvent.drop(heading, { dataTransfer: holding([glb('a.glb')]) })
  fireEvent(heading, dropped)
  expect([over.defaultPrevented, dropped.defaultPrevented]).toEqual([true, true])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('fields that cannot be changed take nothing', async () => {
  await open({ isLocked: true })
  await screen.findByText(HINT)
  drop(address(), [glb('a.glb')])
  expect(paste(address(), [glb('a.glb')])).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([{ extensions: [] }, { role: 'viewer' as const }])('nothing is offered with %o', async (given) => {
  await open(given)
  drop(address(), [glb('a.glb')])
  expect([screen.queryByText(HINT), screen.queryByRole('dialog')]).toEqual([null, null])
})
