// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { columnFor } from './testing/week.ts'
import { ana, at, setUp } from './testing/page.tsx'

afterEach(cleanup)

const sunday = columnFor('Ana', '2026-10-25')
const outlines = () =>
  [...document.querySelectorAll<HTMLElement>('.fd-ghost')].map((it) => ({
    top: Number(/, (-?[\d.]+)px\)/.exec(it.style.transform)?.[1]),
    height: Number.parseFloat(it.style.blockSize),
    isCut: [it.classList.contains('fd-before'), it.classList.contains('fd-after')],
  }))

test('a time that is chosen beside the grid is outlined where it is, also outside the hours that are shown', () => {
  setUp({
    columns: [ana],
    pixelsPerMinute: 1,
    planned: { resourceIds: [ana.resourceId], start: at('21:30:00'), end: at('22:30:00') },
  })
  expect(outlines()).toEqual([{ top: (21.5 - 8) * 60, height: 60, isCut: [false, false] }])
  expect(document.querySelector<HTMLElement>('.fd-col')?.style.blockSize).toBe(`${(23 - 8) * 60}px`)
})

test('one that goes over midnight is cut there, and each half says so by its edge', () => {
  setUp({
    columns: [ana, sunday],
    pixelsPerMinute: 1,
    planned: { resourceIds: [ana.resourceId], start: at('23:00:00'), end: at('23:00:00') + 2 * 3_600_000 },
  })
  expect(outlines()).toEqual([
    { top: 23 * 60, height: 60, isCut: [false, true] },
    { top: 0, height: 60, isCut: [true, false] },
  ])
})
