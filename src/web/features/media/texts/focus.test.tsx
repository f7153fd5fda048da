// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import MediumPage from '../edit-page.tsx'
import MultimediaPage from '../page.tsx'
import PresetPage from '../../presets/edit-page.tsx'

afterEach(cleanup)

const openDemo = async () => {
  const service = await openService()
  const medium = service.demo.multimedia.find(({ name }) => name === 'Reception')
  if (!medium) throw new Error('the demo has it')
  const environment = () => service.api.multimedia.get({ params: { id: medium.id } }).then((it) => it.environment)
  return { service, medium, environment, user: userEvent.setup() }
}

const pages = { '/multimedia': <MultimediaPage />, '/multimedia/:id': <MediumPage /> }

test('a focal point is moved by keys, kept, and put back to the middle', async () => {
  const { service, medium, environment, user } = await openDemo()
  renderPages(service, `/multimedia/${medium.id}`, pages)
  const point = await screen.findByRole('slider', { name: 'Focal point' })
  expect(point.getAttribute('aria-valuetext')).toBe('50% from the left, 50% from the top')
  point.focus()
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
  expect(point.getAttribute('aria-valuetext')).toBe('25% from the left, 40% from the top')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await environment()).toEqual({ focus: { x: 0.25, y: 0.4 } }))
  await user.click(screen.getByRole('button', { name: 'Back to the middle' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await environment()).toEqual({}))
})

test('Home and End lead to the edges and the page keys further up and down, and the page stays where it is', async () => {
  const { service, medium } = await openDemo()
  renderPages(service, `/multimedia/${medium.id}`, pages)
  const point = await screen.findByRole('slider', { name: 'Focal point' })
  const place = () => point.getAttribute('aria-valuetext')
  expect(fireEvent.keyDown(point, { key: 'Home' })).toBe(false)
  expect(place()).toBe('0% from the left, 50% from the top')
  expect(fireEvent.keyDown(point, { key: 'End' })).toBe(false)
  expect(place()).toBe('100% from the left, 50% from the top')
  expect(fireEvent.keyDown(point, { key: 'PageUp' })).toBe(false)
  expect(place()).toBe('100% from the left, 30% from the top')
  expect(fireEvent.keyDown(point, { key: 'PageDown' })).toBe(false)
  expect(place()).toBe('100% from the left, 50% from the top')
})

test('a press on the picture puts the focal point there, and never beyond its edge', async () => {
  const { service, medium } = await openDemo()
  renderPages(service, `/multimedia/${medium.id}`, pages)
  const point = await screen.findByRole('slider', { name: 'Focal point' })
  point.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 50, width: 200, height: 100 })
  fireEvent.pointerDown(point, { clientX: 140, clientY: 140, buttons: 1 })
  expect(point.getAttribute('aria-valuetext')).toBe('20% from the left, 90% from the top')
  fireEvent.pointerMove(point, { clientX: 400, clientY: 75, buttons: 1 })
  expect(point.getAttribute('aria-valuetext')).toBe('100% from the left, 25% from the top')
  fireEvent.pointerMove(point, { clientX: 200, clientY: 100, buttons: 0 })
  expect(point.getAttribute('aria-valuetext')).toBe('100% from the left, 25% from the top')
})

test('who may only read sees it and moves nothing', async () => {
  const service = await openService('viewer')
  const medium = service.demo.multimedia.find(({ name }) => name === 'Reception')
  renderPages(service, `/multimedia/${medium?.id}`, pages)
  const point = await screen.findByRole('slider', { name: 'Focal point' })
  await waitFor(() => expect(point.getAttribute('aria-disabled')).toBe('true'))
  point.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(point.getAttribute('aria-valuetext')).toBe('50% from the left, 50% from the top')
})

test('tiles and the card of a preset keep it in sight', async () => {
  const { service, medium } = await openDemo()
  const body = { environment: { focus: { x: 0.1, y: 0.9 } } }
  await service.api.multimedia.update({ params: { id: medium.id }, body })
  const { unmount } = renderPages(service, '/multimedia', pages)
  const tile = await screen.findByRole('link', { name: /Reception/ })
  await waitFor(() => expect(tile.querySelector('img')?.style.objectPosition).toBe('10% 90%'))
  unmount()
  const preset = await service.api.presets.create({ body: { title: 'Entrance', image: medium.url } })
  renderPages(service, `/presets/${preset.id}`, { '/presets/:id': <PresetPage /> })
  await waitFor(() => expect(document.querySelector('figure > span > img')?.getAttribute('style')).toContain('10% 90%'))
})
