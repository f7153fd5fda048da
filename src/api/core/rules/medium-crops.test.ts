import { expect, test } from 'vitest'
import { updateMultimedia } from '../../contract/multimedia.ts'
import { cutBox, widestCrop } from './crop-boxes.ts'
import { cropsOf } from './medium-crops.ts'
import { withCrops } from './with-crops.ts'

const square = { x: 0.25, y: 0, width: 0.5, height: 1 }

test('crops stand in the open fields, each under its shape', () => {
  const kept = withCrops({ mood: 'calm' }, { '1:1': square })
  expect(kept).toEqual({ mood: 'calm', crops: { '1:1': square } })
  expect(cropsOf({ environment: kept })).toEqual({ '1:1': square })
  expect(withCrops(kept, {})).toEqual({ mood: 'calm' })
  expect(cropsOf({ environment: {} })).toEqual({})
})

test('what another client keeps there stays', () => {
  expect(withCrops({ crops: 'wheat' }, { '1:1': square })).toEqual({ crops: 'wheat' })
  const theirs = { crops: { wheat: 3, '1:1': square } }
  expect(cropsOf({ environment: theirs })).toEqual({ '1:1': square })
  expect(withCrops(theirs, {})).toEqual({ crops: { wheat: 3 } })
  expect(updateMultimedia.safeParse({ environment: { crops: { wheat: 3 } } }).success).toBe(true)
})

test.each([
  [{ x: 0.6, y: 0, width: 0.5, height: 1 }, 'environment.crops.1:1.width', /end within the picture/],
  [{ x: 0, y: 0.5, width: 1, height: 0.6 }, 'environment.crops.1:1.height', /end within the picture/],
  [{ x: -0.1, y: 0, width: 1, height: 1 }, 'environment.crops.1:1.x', /0 to 1/],
  [{ x: 0, y: 0, width: 0.009, height: 1 }, 'environment.crops.1:1.width', /at least 0.01/],
  [{ x: 0, y: 0, width: 1, height: 0 }, 'environment.crops.1:1.height', /at least 0.01/],
  [{ x: 0, y: 0, width: 1 }, 'environment.crops.1:1.height', /0 to 1/],
  [null, 'environment.crops.1:1', /must be an object/],
])('a crop %j is refused in words', (crop, field, words) => {
  const environment = { crops: { '1:1': crop } }
  const { error } = updateMultimedia.safeParse({ environment })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  expect(error?.issues[0]?.message).toMatch(words)
  expect(cropsOf({ environment })).toEqual({})
})

test('shares that add up to one by hand are within the picture', () => {
  const environment = { crops: { '1:1': { x: 0.7, y: 0.1, width: 0.3, height: 0.9 } } }
  expect(updateMultimedia.safeParse({ environment }).success).toBe(true)
})

test('a picture is cut to its crop, or around the focal point', () => {
  const picture = { width: 1000, height: 500 }
  const focus = { x: 0.9, y: 0.5 }
  expect(cutBox(picture, 1, focus)).toEqual({ left: 500, top: 0, width: 500, height: 500 })
  const crop = { x: 0.1, y: 0.2, width: 0.2, height: 0.4 }
  expect(cutBox(picture, 1, { ...focus, crop })).toEqual({ left: 100, top: 100, width: 200, height: 200 })
  // Of another picture than the one that it was made for: what of it has the shape, from its middle.
  expect(cutBox({ width: 1000, height: 1000 }, 1, { ...focus, crop })).toEqual({
    left: 100,
    top: 300,
    width: 200,
    height: 200,
  })
})

test('the widest crop of a shape lies around its point, and within the picture', () => {
  expect(widestCrop(2, 1, { x: 0.5, y: 0.5 })).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(widestCrop(2, 1, { x: 0.9, y: 0.5 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 })
  expect(widestCrop(1, 2, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 1, height: 0.5 })
})
