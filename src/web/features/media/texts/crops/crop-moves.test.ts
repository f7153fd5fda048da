import { expect, test } from 'vitest'
import { isCrop } from '#api/contract/crops.ts'
import { BEGINNING, movedCrop, sizedCrop } from './crop-moves.ts'

const square = { x: 0.25, y: 0, width: 0.5, height: 1 }

test('a frame moves as far as the picture goes', () => {
  expect(movedCrop(square, { x: 0.1, y: 0.4 })).toEqual({ ...square, x: 0.35 })
  expect(movedCrop(square, { x: -0.9, y: 0 })).toEqual({ ...square, x: 0 })
  expect(movedCrop(square, { x: 0.9, y: 0 })).toEqual({ ...square, x: 0.5 })
})

test('a frame keeps its shape and the corner that stays', () => {
  expect(sizedCrop(square, 0.25, 2, BEGINNING)).toEqual({ x: 0.25, y: 0, width: 0.25, height: 0.5 })
  expect(sizedCrop(square, 0.25, 2, { x: 1, y: 1 })).toEqual({ x: 0.5, y: 0.5, width: 0.25, height: 0.5 })
})

test('a frame is never larger than what is left of the picture, nor next to nothing', () => {
  expect(sizedCrop({ x: 0.8, y: 0, width: 0.1, height: 0.2 }, 0.9, 2, BEGINNING)).toEqual({
    x: 0.8,
    y: 0,
    width: 0.2,
    height: 0.4,
  })
  for (const steep of [0.1, 1, 5]) {
    for (const x of [0, 1] as const) {
      const tiny = sizedCrop({ x: 0.4, y: 0.1, width: 0.1, height: 0.1 * steep }, 0, steep, { x, y: x })
      expect(isCrop(tiny)).toBe(true)
    }
  }
})
