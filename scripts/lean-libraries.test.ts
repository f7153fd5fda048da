import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTheme } from '../src/web/theme/theme.ts'
import { edited } from './lean-libraries.ts'

const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => [path, readFileSync(join('src/web', path), 'utf8')] as const)
const using = (pattern: RegExp): string[] => sources.flatMap(([path, code]) => (pattern.test(code) ? [path] : []))

test('no button has the ripple that the build leaves out', () => {
  expect(makeTheme('ltr').components?.MuiButtonBase?.defaultProps).toEqual({ disableRipple: true })
})

test('the theme has no layers of style sheets, whose order the build leaves out', () => {
  expect(makeTheme('ltr')).not.toHaveProperty('modularCssLayers')
})

test('nobody gives the sx prop, which the build leaves out', () => {
  expect(using(/\bsx\b|\bunstable_sx\b|@mui\/(?:material|system)\/(?:Box|Stack|Grid|Container)'/)).toEqual([])
})

test('no button is told to wait by the property that the build leaves out', () => {
  const waiting = sources.filter(
    ([, code]) => /@mui\/material\/(?:Icon)?Button'/.test(code) && /\bloading\b/.test(code),
  )
  expect(waiting.map(([path]) => path)).toEqual([])
})

test('no page reads data by the router', () => {
  expect(using(/\bcreate\w+Router\b|\bRouterProvider\b|\buseLoaderData\b|\buseRouteError\b/)).toEqual([])
})

test('an edit that finds nothing is an error', () => {
  expect(edited('let state = read(); use(state)', [[/read\(\)/, 'null']])).toBe('let state = null; use(state)')
  expect(() => edited('let state = 1', [[/read\(\)/, 'null']])).toThrow('The library has no read\\(\\) any more')
})
