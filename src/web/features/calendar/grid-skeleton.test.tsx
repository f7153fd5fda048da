// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../ui/testing/render.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'

afterEach(cleanup)

const parts = (view: 'day' | 'week' | 'month' | 'agenda', narrow = false) => {
  const { container } = renderAt('/', <GridSkeleton view={view} narrow={narrow} />)
  const found = { heads: container.querySelectorAll('.head').length, boxes: container.querySelectorAll('.box').length }
  cleanup()
  return found
}

test('what is loading has the parts of the view that comes, as many as there will be', () => {
  expect(parts('day')).toEqual({ heads: 8, boxes: 0 })
  expect(parts('day', true)).toEqual({ heads: 1, boxes: 0 })
  expect(parts('week')).toEqual({ heads: 7, boxes: 0 })
  expect(parts('month')).toEqual({ heads: 0, boxes: 35 })
  expect(parts('agenda').heads).toBe(0)
})
