import { expect, test } from 'vitest'
import { peaksOf } from './peaks.ts'

test('each part of a sound is as high as its loudest sample, beside the loudest of all', () => {
  expect(peaksOf(Float32Array.of(0, 0.25, -0.5, 0, 0.125, 0), 3)).toEqual([0.5, 1, 0.25])
})

test('silence is flat, and a sound of few samples has no more parts', () => {
  expect(peaksOf(new Float32Array(8), 2)).toEqual([0, 0])
  expect(peaksOf(Float32Array.of(0.5), 40)).toEqual([1])
})
