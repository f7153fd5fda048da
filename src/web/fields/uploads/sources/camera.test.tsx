// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openService, renderPages } from '../../testing/service-in-page.tsx'
import { MoreWays } from './testing/more-ways.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

/** A device with so many cameras; `refuse` is the name of the error that asking for one ends in. */
const openDevice = async (count: number, { refuse, isHeld = false }: { refuse?: string; isHeld?: boolean } = {}) => {
  const device = { refuse, lit: 0, asked: [] as MediaStreamConstraints[] }
  const cameras = Array.from({ length: count }, (_, at) => ({
    kind: 'videoinput',
    deviceId: `c${at}`,
    label: `Camera of side ${at}`,
  }))
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => cameras,
    getUserMedia: async (wanted: MediaStreamConstraints) => {
      device.asked.push(wanted)
      if (device.refuse) throw new DOMException('no', device.refuse)
      device.lit += 1
      return Object.assign(new MediaStream(), { getTracks: () => [{ stop: () => (device.lit -= 1) }] })
    },
  })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  const plain = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('coarse') ? Object.assign(new EventTarget(), { matches: isHeld }) : plain(query),
  )
  const files: File[] = []
  const service = await openService('admin', ['uploads'])
  renderPages(service, '/here', { '/here': <MoreWays onFiles={(more) => files.push(...more)} /> })
  const user = userEvent.setup()
  const openMenu = async () => user.click(await screen.findByRole('button', { name: 'More ways to add' }))
  await openMenu()
  return { device, files, user, openMenu }
}

const openCamera = async (...given: Parameters<typeof openDevice>) => {
  const opened = await openDevice(...given)
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Take a picture' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a picture' }))
  return { ...opened, dialog }
}

test('a device without a camera offers none', async () => {
  await openDevice(0)
  await screen.findByRole('menuitem', { name: 'From an address' })
  expect(screen.queryByRole('menuitem', { name: 'Take a picture' })).toBeNull()
})

test('a device in the hand takes the picture with its own program', async () => {
  const { files, user, device } = await openDevice(0, { isHeld: true })
  const input = document.querySelector<HTMLInputElement>('input[data-chooses="picture"]')
  if (!input) throw new Error('there is no way to its program')
  expect([input.getAttribute('capture'), input.accept]).toEqual(['environment', 'image/*'])
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  input.addEventListener('click', pressed)
  await user.click(await screen.findByRole('menuitem', { name: 'Take a picture' }))
  expect(pressed).toHaveBeenCalledOnce()
  fireEvent.change(input, { target: { files: [new File(['x'], 'IMG_1.jpg')] } })
  expect([files.map(({ name }) => name), device.asked]).toEqual([['IMG_1.jpg'], []])
})

test('the camera is on only while its dialog is open, and another one can be chosen', async () => {
  const { dialog, device, user, openMenu } = await openCamera(2)
  await waitFor(() => expect(device.lit).toBe(1))
  expect(device.asked).toMatchObject([{ audio: false, video: { facingMode: 'environment' } }])
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Camera' }), 'Camera of side 1')
  await waitFor(() => expect([device.asked.length, device.lit]).toEqual([2, 1]))
  expect(device.asked[1]).toMatchObject({ video: { deviceId: { exact: 'c1' } } })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(device.lit).toBe(0))
  await openMenu()
  await user.click(await screen.findByRole('menuitem', { name: 'Take a picture' }))
  await waitFor(() => expect(device.lit).toBe(1))
})

test.each([
  ['NotAllowedError', /doesn’t let this page use the camera/],
  ['NotReadableError', /Another program uses the camera/],
  ['NotFoundError', /No camera is connected/],
  ['TypeError', /The camera doesn’t answer/],
])('after %s it is said what to do, and can be tried again', async (refuse, words) => {
  const { dialog, device, user } = await openCamera(1, { refuse })
  expect(await dialog.findByText(words)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Take the picture' })).toBeNull()
  device.refuse = undefined
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('button', { name: 'Take the picture' })).toBeTruthy()
  expect([dialog.queryByText(words), device.lit]).toEqual([null, 1])
})
