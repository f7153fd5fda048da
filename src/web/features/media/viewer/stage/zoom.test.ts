import { expect, test } from 'vitest'
import { clampView, fitScale, pan, room, zoomAround } from './zoom.ts'

const stage = { width: 800, height: 600 }
const picture = { width: 4000, height: 2000 }
const whole = { scale: fitScale(stage, picture), x: 0, y: 0 }

/** The pixel of the picture, from its centre, that lies under a point of the stage. */
const under = (view: typeof whole, point: { x: number; y: number }) => [
  (point.x - view.x) / view.scale,
  (point.y - view.y) / view.scale,
]

test('a large picture is made to fit, a small one is left as it is', () => {
  expect(fitScale(stage, picture)).toBe(0.2)
  expect(fitScale(stage, { width: 64, height: 36 })).toBe(1)
})

test('zooming keeps what is under the pointer where it is', () => {
  const inside = zoomAround(whole, 1, { x: 0, y: 0 }, stage, picture)
  for (const point of [
    { x: 120, y: -80 },
    { x: -200, y: 30 },
  ]) {
    const zoomed = zoomAround(inside, 2, point, stage, picture)
    expect(zoomed.scale).toBe(2)
    const [before, after] = [under(inside, point), under(zoomed, point)]
    expect(after[0]).toBeCloseTo(before[0] ?? NaN)
    expect(after[1]).toBeCloseTo(before[1] ?? NaN)
  }
})

test('zooming out ends at the whole picture in the middle, zooming in at eight times', () => {
  const corner = zoomAround(whole, 2, { x: 399, y: 299 }, stage, picture)
  expect(zoomAround(corner, 0.01, { x: 399, y: 299 }, stage, picture)).toEqual(whole)
  expect(zoomAround(whole, 100, { x: 0, y: 0 }, stage, picture).scale).toBe(8)
})

test('a picture is moved no further than its edges, and not at all in the direction in which it fits', () => {
  const zoomed = zoomAround(whole, 0.25, { x: 0, y: 0 }, stage, picture)
  expect(room(0.25, stage, picture)).toEqual({ x: 100, y: 0 })
  expect(pan(zoomed, { x: 60, y: 60 }, stage, picture)).toEqual({ scale: 0.25, x: 60, y: 0 })
  expect(pan(zoomed, { x: -900, y: 5 }, stage, picture)).toEqual({ scale: 0.25, x: -100, y: 0 })
})

test('a stage that grew pulls a picture back to where it fills it', () => {
  const moved = { scale: 0.25, x: 100, y: 0 }
  expect(clampView(moved, { width: 960, height: 600 }, picture)).toEqual({ scale: 0.25, x: 20, y: 0 })
})
