// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../../fields/testing/service-in-page.tsx'
import MediumPage from '../../edit-page.tsx'
import MultimediaPage from '../../page.tsx'
import PresetPage from '../../../presets/edit-page.tsx'

afterEach(cleanup)

const openDemo = async () => {
  const service = await openService()
  const medium = service.demo.multimedia.find(({ name }) => name === 'Reception')
  if (!medium?.width || !medium.height) throw new Error('the demo has it, with its size')
  const environment = () => service.api.multimedia.get({ params: { id: medium.id } }).then((it) => it.environment)
  return { service, medium, shape: medium.width / medium.height, environment, user: userEvent.setup() }
}

const pages = { '/multimedia': <MultimediaPage />, '/multimedia/:id': <MediumPage /> }

test('a frame is moved and resized by keys, kept for its shape, and reset', async () => {
  const { service, medium, shape, environment, user } = await openDemo()
  renderPages(service, `/multimedia/${medium.id}`, pages)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Crops' }), '1:1')
  const frame = screen.getByRole('slider', { name: 'Crop: Square (1:1)' })
  frame.focus()
  await user.keyboard('{Shift>}{ArrowLeft>10/}{/Shift}{ArrowLeft}{ArrowDown}{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await environment()).toHaveProperty('crops'))
  const { crops } = (await environment()) as { crops: Record<string, Record<string, number>> }
  expect(Object.keys(crops)).toEqual(['1:1'])
  const square = crops['1:1']
  expect(square).toMatchObject({ y: 0.02 })
  // A square of pixels.
  expect(((square?.['width'] ?? 0) * shape) / (square?.['height'] ?? 1)).toBeCloseTo(1, 2)
  expect(screen.getByRole('option', { name: 'Square (1:1), cropped' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reset to the focal point' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await environment()).toEqual({}))
})

test('a frame is dragged, and pulled at its corner', async () => {
  const { service, medium, user } = await openDemo()
  const body = { environment: { crops: { '1:1': { x: 0, y: 0, width: 0.2, height: 0.2 } } } }
  await service.api.multimedia.update({ params: { id: medium.id }, body })
  renderPages(service, `/multimedia/${medium.id}`, pages)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Crops' }), '1:1')
  const frame = screen.getByRole('slider', { name: 'Crop: Square (1:1)' })
  const whole = frame.parentElement as HTMLElement
  whole.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 50, width: 200, height: 100 })
  fireEvent.pointerDown(frame, { clientX: 110, clientY: 60, buttons: 1 })
  fireEvent.pointerMove(frame, { clientX: 130, clientY: 70, buttons: 1 })
  expect(frame.getAttribute('aria-valuetext')).toBe('10% from the left, 10% from the top, 20% wide')
  fireEvent.pointerUp(frame)
  const corner = frame.querySelector('[data-corner="3"]') as HTMLElement
  fireEvent.pointerDown(corner, { clientX: 160, clientY: 80, buttons: 1 })
  fireEvent.pointerMove(frame, { clientX: 180, clientY: 80, buttons: 1 })
  expect(frame.getAttribute('aria-valuetext')).toBe('10% from the left, 10% from the top, 30% wide')
})

test('a crop that ends outside or is next to nothing is refused in words, and nothing is sent', async () => {
  const { service, medium, environment, user } = await openDemo()
  renderPages(service, `/multimedia/${medium.id}`, pages)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Crops' }), '1:1')
  const left = screen.getByRole('textbox', { name: 'From the left' })
  await user.clear(left)
  await user.type(left, '90')
  const words = 'A crop must lie within the image and be at least 1% of it.'
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0))
  expect(await environment()).toEqual({})
  await expect(
    service.api.multimedia.update({
      params: { id: medium.id },
      body: { environment: { crops: { '1:1': { x: 0.9, y: 0, width: 0.5, height: 0.5 } } } },
    }),
  ).rejects.toMatchObject({ status: 400 })
})

test('tiles and the card of a preset show the crop of their shape', async () => {
  const { service, medium } = await openDemo()
  const crops = {
    '4:3': { x: 0.5, y: 0.25, width: 0.25, height: 0.25 },
    '16:9': { x: 0.1, y: 0, width: 0.5, height: 0.4 },
  }
  await service.api.multimedia.update({ params: { id: medium.id }, body: { environment: { crops } } })
  const { unmount } = renderPages(service, '/multimedia', pages)
  const tile = await screen.findByRole('link', { name: /Reception/ })
  await waitFor(() => expect(tile.querySelector('img')?.style.left).toBe('-200%'))
  expect(tile.querySelector('img')?.getAttribute('style')).toContain('400%')
  unmount()
  const preset = await service.api.presets.create({ body: { title: 'Entrance', image: medium.url } })
  renderPages(service, `/presets/${preset.id}`, { '/presets/:id': <PresetPage /> })
  await waitFor(() => expect(document.querySelector('figure > span > img')?.getAttribute('style')).toContain('-20%'))
})
